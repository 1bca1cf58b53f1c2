import type { NewsCard, NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Rows } from '@dswine/shared/ui/list-row';
import { PagePart } from '@dswine/shared/ui/page-part';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsCardLink } from './news-card.tsx';
import { NewsRow } from '../page-layout/news-row.tsx';
import styles from './latest-news-fragment.module.scss';

/** The latest news on the home page: one with a large picture, the others as rows beside it. */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PagePart
      id="latest-news"
      className="dw-container dw-section"

      title={t('latest.title')}
      action={<OnwardLink href={paths.news(locale)}>{t('latest.all')}</OnwardLink>}
    >
      <LatestNews />
    </PagePart>
  );
}

function LatestNews() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryState
      query={usePageData<NewsList>('news')}
      failed={t('news.failed')}
      empty={{
        when: ({ Items }) => Items.length === 0,
        level: 3,
        group: 'latest.empty',
        href: paths.news(locale),
      }}
      skeleton={<ListSkeleton count={4} />}
    >
      {({ Items }) => <Stories items={withoutPast(Items)} />}
    </QueryState>
  );
}

/** After the show the home page has no “opening tomorrow”, as long as there is other news. */
function withoutPast(items: readonly NewsCard[]): readonly NewsCard[] {
  const current = items.filter(({ Past }) => !Past);
  return current.length > 0 ? current : items;
}

function Stories({ items: [first, ...others] }: { items: readonly NewsCard[] }) {
  const t = useTranslations();
  return (
    <div className={styles.latest}>
      {first ? (
        <div className={styles.first}>
          <NewsCardLink newsItem={first} level={3} layout="wide" />
        </div>
      ) : null}
      {others.length === 0 ? null : (
        <Rows label={t('latest.title')}>
          {others.map((newsItem) => (
            <NewsRow key={newsItem.Id} newsItem={newsItem} full />
          ))}
        </Rows>
      )}
    </div>
  );
}
