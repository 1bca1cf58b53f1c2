import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { listHead } from '@dswine/shared/section/list-head';
import { useTranslations } from '@dswine/shared/section/runtime';
import { ListPage } from '@dswine/shared/ui/list-page';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { NewsCardLink } from './news-card.tsx';
import styles from './news-list-page.module.scss';

export const head = listHead({ group: 'news', request: 'news', path: paths.news });

/** All news or one category, newest first and paginated. */
export function Page() {
  const t = useTranslations();
  return (
    <ListPage<NewsList>
      request="news"
      group="news"
      path={paths.news}
      title={t('news.title')}
      skeleton={<CardsSkeleton />}
    >
      {({ Items, Page: page }) => (
        <ul className={page === 1 ? `${styles.stories} ${styles.opening}` : styles.stories}>
          {Items.map((newsItem, index) => (
            <li key={newsItem.Id}>
              <NewsCardLink
                newsItem={newsItem}
                level={2}
                layout={index === 0 ? 'wide' : 'tile'}
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
