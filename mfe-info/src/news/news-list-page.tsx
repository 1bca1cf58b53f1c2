import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { CategoryTabs } from './category-tabs.tsx';
import { NewsBreadcrumb } from './news-breadcrumb.tsx';
import { NewsError } from './news-error.tsx';
import { newsPagePath } from './news-links.ts';
import { NewsCardLink } from './news-card.tsx';
import styles from './news-list-page.module.scss';

export { head } from './news-list-head.ts';

/** All news or one category, newest first and paginated. */
export function Page() {
  const t = useTranslations();
  const { category } = useSlot().params;
  const { data } = usePageData<NewsList>('news');
  const name = data?.Categories.find(({ Code }) => Code === category)?.Name;
  return (
    <div className={`dw-container ${styles.page}`}>
      <NewsBreadcrumb items={name === undefined ? [] : [{ label: name }]} />
      {name === undefined ? (
        <SectionHeading level={1} title={t('news.title')} lead={t('news.lead')} />
      ) : (
        <SectionHeading
          level={1}
          title={name}
          kicker={t('news.title')}
          lead={t('news.describeCategory', { category: name })}
        />
      )}
      <NewsResults category={category} />
    </div>
  );
}

function NewsResults({ category }: { category: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate } = usePageData<NewsList>('news');
  const href = (page: number) => newsPagePath(locale, category, page);
  if (error)
    return (
      <NewsError
        error={error}
        retry={() => void mutate()}
        href={href(Number(query['page']?.[0] ?? 1))}
        missing="news.missing"
      />
    );
  if (!data) return <CardsSkeleton label={t('faces.loading')} />;
  return (
    <>
      <CategoryTabs categories={data.Categories} current={category} />
      {data.Total === 0 ? (
        <NoData
          title={t('news.empty.title')}
          text={t('news.empty.text')}
          href={paths.news(locale)}
          hrefLabel={t('news.empty.action')}
        />
      ) : (
        <ul className={data.Page === 1 ? `${styles.stories} ${styles.opening}` : styles.stories}>
          {data.Items.map((newsItem, index) => (
            <li key={newsItem.Id}>
              <NewsCardLink newsItem={newsItem} level={2} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={data.Page}
        pageCount={data.PageCount}
        href={href}
        labels={{
          nav: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
      />
    </>
  );
}
