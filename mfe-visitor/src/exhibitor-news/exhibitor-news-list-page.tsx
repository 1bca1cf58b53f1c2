import { withShowYear } from '@dswine/shared/fair/show-year';
import type { ExhibitorNewsList } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ExhibitorNewsError } from './exhibitor-news-error.tsx';
import { exhibitorNewsPagePath } from './exhibitor-news-links.ts';
import styles from './exhibitor-news-list-page.module.scss';
import { ExhibitorNewsRow } from './exhibitor-news-row.tsx';

export { head } from './exhibitor-news-list-head.ts';

/** Press items of the exhibitors, all or of one category, newest first, paginated. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { category } = useSlot().params;
  const { data } = usePageData<ExhibitorNewsList>('news');
  const name = data?.Categories.find(({ Code }) => Code === category)?.Name;
  const title = withShowYear(t('press.title'), edition);
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          ...(name === undefined
            ? [{ label: title }]
            : [{ label: title, href: paths.exhibitorNews(locale) }, { label: name }]),
        ]}
      />
      {name === undefined ? (
        <SectionHeading level={1} title={title} lead={t('press.lead')} />
      ) : (
        <SectionHeading
          level={1}
          title={name}
          kicker={title}
          lead={t('press.describeCategory', { category: name })}
        />
      )}
      <Wire category={category} />
    </div>
  );
}

function Wire({ category }: { category: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate } = usePageData<ExhibitorNewsList>('news');
  const href = (page: number) => exhibitorNewsPagePath(locale, category, page);
  if (error)
    return (
      <ExhibitorNewsError
        error={error}
        retry={() => void mutate()}
        href={href(Number(query['page']?.[0] ?? 1))}
      />
    );
  if (!data) return <ListSkeleton label={t('press.loading')} />;
  return (
    <>
      <CategoryTabs categories={data.Categories} current={category} />
      {data.Total === 0 ? (
        <NoData
          title={t('press.empty.title')}
          text={t('press.empty.text')}
          href={paths.exhibitorNews(locale)}
          hrefLabel={t('press.seeAll')}
        />
      ) : (
        <ol className={styles.wire} role="list">
          {data.Items.map((item, index) => (
            <li key={item.Id}>
              <ExhibitorNewsRow item={item} level={2} eager={index === 0} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={data.Page}
        pageCount={data.PageCount}
        href={href}
        labels={{
          nav: t('press.pages'),
          previous: t('press.turn.previous'),
          next: t('press.turn.next'),
          page: (page) => t('press.turn.page', { page }),
        }}
      />
    </>
  );
}

type TabsProps = { categories: ExhibitorNewsList['Categories']; current: string | undefined };

function CategoryTabs({ categories, current }: TabsProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const all = categories.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <Tabs
      label={t('press.categories')}
      items={[
        {
          href: paths.exhibitorNews(locale),
          label: t('press.all'),
          count: all,
          current: current === undefined,
        },
        ...categories.map(({ Code, Name, Count }) => ({
          href: paths.exhibitorNews(locale, Code),
          label: Name,
          count: Count,
          current: Code === current,
        })),
      ]}
    />
  );
}
