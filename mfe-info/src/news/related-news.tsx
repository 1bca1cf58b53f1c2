import type { NewsCard } from '@dswine/shared/contract/news';
import { Rows } from '@dswine/shared/ui/list-row';
import { useTranslations } from '@dswine/shared/section/runtime';
import { NewsRow } from '../page-layout/news-row.tsx';
import styles from './related-news.module.scss';

/** Related news; renders nothing if there are none. */
export function RelatedNews({ newsItems }: { newsItems: readonly NewsCard[] }) {
  const t = useTranslations();
  if (newsItems.length === 0) return null;
  return (
    <aside className={styles.related} aria-labelledby="related-stories">
      <h2 id="related-stories">{t('item.related')}</h2>
      <Rows>
        {newsItems.map((newsItem) => (
          <NewsRow key={newsItem.Id} newsItem={newsItem} />
        ))}
      </Rows>
    </aside>
  );
}
