import { langOf } from '@dswine/shared/fair/bilingual';
import type { NewsDetail } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Neighbours } from '@dswine/shared/ui/neighbours';
import { Share } from '@dswine/shared/ui/share';
import { Skeleton } from '@dswine/shared/ui/skeleton';
import { useIsDesktop } from '@dswine/shared/section/fair-store';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { NewsBreadcrumb } from './news-breadcrumb.tsx';
import { NewsError } from './news-error.tsx';
import { RelatedNews } from './related-news.tsx';
import { NewsBody } from './news-body.tsx';
import { NewsHeader } from './news-header.tsx';
import styles from './news-item-page.module.scss';

export { head } from './news-item-head.ts';

/** One news item, with the previous, next and related items. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data: item } = usePageData<NewsDetail>('item');
  const category = item && {
    label: item.Category.Name,
    href: paths.news(locale, item.Category.Code),
  };
  return (
    <div className={`dw-container ${styles.page}`} data-area={item?.Picture.Tone}>
      <NewsBreadcrumb
        items={[...(category ? [category] : []), { label: item?.Title ?? t('item.title') }]}
      />
      <NewsArticle />
    </div>
  );
}

function NewsArticle() {
  const t = useTranslations();
  const { locale } = useSite();
  const isDesktop = useIsDesktop();
  const { id } = useSlot().params;
  const { data: item, error, mutate } = usePageData<NewsDetail>('item');
  if (error)
    return (
      <>
        <h1 className="dw-hidden">{t('item.title')}</h1>
        <NewsError
          error={error}
          retry={() => void mutate()}
          href={paths.newsItem(locale, id)}
          missing="item.missing"
        />
      </>
    );
  if (!item) return <NewsItemSkeleton />;
  return (
    <>
      <article className={styles.story}>
        <NewsHeader item={item} />
        <div className={styles.body}>
          <NewsBody html={item.Body} lang={langOf(item, 'Body', locale).lang} />
          <Share
            sheet={!isDesktop}
            href={paths.newsItem(locale, id)}
            title={item.Title}
            label={t('share.label')}
            copied={t('share.copied')}
            failed={t('share.failed')}
          />
        </div>
        <RelatedNews newsItems={item.Related} />
      </article>
      <Neighbours
        labels={{ all: t('item.neighbours'), previous: t('item.previous'), next: t('item.next') }}
        previous={item.Previous}
        next={item.Next}
        hrefOf={(other) => paths.newsItem(locale, other)}
      />
      <OnwardLink href={paths.news(locale)}>{t('item.back')}</OnwardLink>
    </>
  );
}

function NewsItemSkeleton() {
  const t = useTranslations();
  return (
    <div className={styles.story} role="status" aria-label={t('faces.loading')}>
      <div className="dw-stack">
        <h1 className="dw-hidden">{t('item.title')}</h1>
        <Skeleton shape="kicker" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}
