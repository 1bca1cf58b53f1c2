import { withShowYear } from '@dswine/shared/fair/show-year';
import type { ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ExhibitorNewsQueryState } from './exhibitor-news-query-state.tsx';
import { exhibitorNewsPagePath } from './exhibitor-news-links.ts';
import styles from './exhibitor-news-list-page.module.scss';
import { ExhibitorNewsRow } from './exhibitor-news-row.tsx';

export { head } from './exhibitor-news-list-head.ts';

/** Press items of the exhibitors, all or of one category, newest first, paginated. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { category } = useSlot().params;
  const query = usePageData<ExhibitorNewsList>('news');
  const name = query.data?.Categories.find(({ Code }) => Code === category)?.Name;
  const all = {
    label: withShowYear(t('press.title'), edition),
    href: paths.exhibitorNews(locale),
  };
  const heading =
    name === undefined
      ? { title: all.label, lead: t('press.lead') }
      : {
          title: name,
          parents: [all],
          kicker: all.label,
          lead: t('press.describeCategory', { category: name }),
        };
  return (
    <PageLayout {...heading}>
      <ExhibitorNewsQueryState query={query}>
        {(list) => <NewsResults list={list} category={category} />}
      </ExhibitorNewsQueryState>
    </PageLayout>
  );
}

type ResultsProps = { list: ExhibitorNewsList; category: string | undefined };

function NewsResults({ list, category }: ResultsProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <CategoryTabs
        label={t('press.categories')}
        all={t('press.all')}
        categories={list.Categories}
        current={category}
        hrefOf={(code) => paths.exhibitorNews(locale, code)}
      />
      {list.Total === 0 ? (
        <NoData
          title={t('press.empty.title')}
          text={t('press.empty.text')}
          href={paths.exhibitorNews(locale)}
          hrefLabel={t('press.seeAll')}
        />
      ) : (
        <>
          <p className={styles.onPlan}>
            <BoothsOnPlanLink booths={list.Items.flatMap(({ Exhibitor }) => Exhibitor.Booths)} />
          </p>
          <ol className={styles.list} role="list">
            {list.Items.map((item, index) => (
              <li key={item.Id}>
                <ExhibitorNewsRow item={item} level={2} eager={index === 0} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={(page) => exhibitorNewsPagePath(locale, category, page)}
        label={t('press.pages')}
      />
    </>
  );
}
