import type { NewsList } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Rows } from '@dswine/shared/ui/list-row';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsError } from './news-error.tsx';
import { NewsCardLink } from './news-card.tsx';
import { NewsRow } from './news-row.tsx';
import styles from './latest-news-fragment.module.scss';

/** The latest news on the home page: one with a large picture, the others as rows beside it. */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className="dw-section" aria-labelledby="latest-news">
      <div className="dw-container">
        <SectionHeading
          id="latest-news"
          title={t('latest.title')}
          action={<OnwardLink href={paths.news(locale)}>{t('latest.all')}</OnwardLink>}
        />
        <LatestNews />
      </div>
    </section>
  );
}

function LatestNews() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate } = usePageData<NewsList>('news');
  if (error)
    return (
      <NewsError
        error={error}
        retry={() => void mutate()}
        href={paths.home(locale)}
        missing="news.missing"
      />
    );
  if (!data) return <ListSkeleton label={t('faces.loading')} count={4} />;
  const [first, ...others] = data.Items;
  if (!first)
    return (
      <NoData
        level={3}
        title={t('latest.empty.title')}
        text={t('latest.empty.text')}
        href={paths.news(locale)}
        hrefLabel={t('latest.empty.action')}
      />
    );
  return (
    <div className={styles.latest}>
      <div className={styles.first}>
        <NewsCardLink newsItem={first} level={3} />
      </div>
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
