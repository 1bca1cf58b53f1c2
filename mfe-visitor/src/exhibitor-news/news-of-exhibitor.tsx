import type { ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import styles from './more-from-source.module.scss';
import { ExhibitorNewsRow } from './exhibitor-news-row.tsx';

/**
 * The latest press items on an exhibitor's page. Renders nothing if there are none or the request
 * failed.
 */
export function NewsOfExhibitor() {
  const t = useTranslations();
  const { data } = usePageData<ExhibitorNewsList>('news');
  if (!data || data.Items.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="exhibitor-news">
      <h2 id="exhibitor-news">{t('press.ofExhibitor')}</h2>
      <ul role="list">
        {data.Items.map((item) => (
          <li key={item.Id}>
            <ExhibitorNewsRow item={item} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
