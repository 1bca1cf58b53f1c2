import { withShowYear } from '@dswine/shared/fair/show/show-year';
import type { ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { ListPage } from '@dswine/shared/ui/list-page';
import { listHead } from '@dswine/shared/section/list-head';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './exhibitor-news-list-page.module.scss';
import { ExhibitorNewsRow } from './exhibitor-news-row.tsx';

export const head = listHead({
  group: 'press',
  request: 'news',
  path: paths.exhibitorNews,
  hasYear: true,
});

/** Press items of the exhibitors, all or of one category, newest first, paginated. */
export function Page() {
  const t = useTranslations();
  const { edition } = useSite();
  return (
    <ListPage<ExhibitorNewsList>
      request="news"
      group="press"
      path={paths.exhibitorNews}
      title={withShowYear(t('press.title'), edition)}
    >
      {({ Items }) => (
        <>
          <p className={styles.onPlan}>
            <BoothsOnPlanLink booths={Items.flatMap(({ Exhibitor }) => Exhibitor.Booths)} />
          </p>
          <ol className={styles.list} role="list">
            {Items.map((item, index) => (
              <li key={item.Id}>
                <ExhibitorNewsRow item={item} level={2} eager={index === 0} />
              </li>
            ))}
          </ol>
        </>
      )}
    </ListPage>
  );
}
