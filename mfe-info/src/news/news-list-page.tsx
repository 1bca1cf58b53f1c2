import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { newsPagePath } from './news-links.ts';
import { NewsCardLink } from './news-card.tsx';
import styles from './news-list-page.module.scss';

export { head } from './news-list-head.ts';

/** All news or one category, newest first and paginated. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { category } = useSlot().params;
  const query = usePageData<NewsList>('news');
  const name = query.data?.Categories.find(({ Code }) => Code === category)?.Name;
  const all = { label: t('news.title'), href: paths.news(locale) };
  const heading =
    name === undefined
      ? { title: all.label, lead: t('news.lead') }
      : {
          title: name,
          parents: [all],
          kicker: all.label,
          lead: t('news.describeCategory', { category: name }),
        };
  return (
    <PageLayout {...heading}>
      <QueryState
        query={query}
        failed={t('news.failed')}
        missing={{
          title: t('news.missing.title'),
          text: t('news.missing.text'),
          href: all.href,
          hrefLabel: t('news.missing.action'),
        }}
        skeleton={<CardsSkeleton />}
      >
        {(list) => <NewsResults list={list} category={category} />}
      </QueryState>
    </PageLayout>
  );
}

function NewsResults({ list, category }: { list: NewsList; category: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <CategoryTabs
        label={t('news.categories')}
        all={t('news.all')}
        categories={list.Categories}
        current={category}
        hrefOf={(code) => paths.news(locale, code)}
      />
      {list.Total === 0 ? (
        <NoData
          title={t('news.empty.title')}
          text={t('news.empty.text')}
          href={paths.news(locale)}
          hrefLabel={t('news.empty.action')}
        />
      ) : (
        <ul className={list.Page === 1 ? `${styles.stories} ${styles.opening}` : styles.stories}>
          {list.Items.map((newsItem, index) => (
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
      <Pagination
        page={list.Page}
        pageCount={list.PageCount}
        href={(page) => newsPagePath(locale, category, page)}
        label={t('news.pages')}
      />
    </>
  );
}
