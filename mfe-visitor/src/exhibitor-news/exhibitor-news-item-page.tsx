import { langOf } from '@dswine/shared/fair/bilingual';
import type { ExhibitorNewsDetail } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Neighbours } from '@dswine/shared/ui/neighbours';
import { Share } from '@dswine/shared/ui/share';
import { Skeleton } from '@dswine/shared/ui/skeleton';
import { useIsDesktop } from '@dswine/shared/section/fair-store';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { MoreFromSource } from './more-from-source.tsx';
import { ExhibitorNewsError } from './exhibitor-news-error.tsx';
import { ExhibitorNewsHeader } from './exhibitor-news-header.tsx';
import styles from './exhibitor-news-item-page.module.scss';
import { SourceCard } from './source-card.tsx';

export { head } from './exhibitor-news-item-head.ts';

/** One press item with its exhibitor. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data: item } = usePageData<ExhibitorNewsDetail>('item');
  const category = item && {
    label: item.Category.Name,
    href: paths.exhibitorNews(locale, item.Category.Code),
  };
  return (
    <div className={`dw-container ${styles.page}`} data-area={item?.Exhibitor.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: t('press.title'), href: paths.exhibitorNews(locale) },
          ...(category ? [category] : []),
          { label: item?.Title ?? t('press.item.title') },
        ]}
      />
      <Item />
    </div>
  );
}

function Item() {
  const t = useTranslations();
  const { locale } = useSite();
  const isDesktop = useIsDesktop();
  const { id } = useSlot().params;
  const { data: item, error, mutate } = usePageData<ExhibitorNewsDetail>('item');
  if (error)
    return (
      <>
        <h1 className="dw-hidden">{t('press.item.title')}</h1>
        <ExhibitorNewsError
          error={error}
          retry={() => void mutate()}
          href={paths.exhibitorNewsItem(locale, id)}
        />
      </>
    );
  if (!item) return <ItemSkeleton />;
  return (
    <>
      <article className={styles.item}>
        <ExhibitorNewsHeader item={item} />
        <div className={styles.text}>
          <div className={`dw-prose ${styles.body}`} {...langOf(item, 'Body', locale)}>
            {item.Body.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <Share
            sheet={!isDesktop}
            href={paths.exhibitorNewsItem(locale, item.Id)}
            title={item.Title}
            label={t('press.item.share')}
            copied={t('press.item.copied')}
            failed={t('press.item.shareFailed')}
          />
        </div>
        <SourceCard exhibitor={item.Exhibitor} />
      </article>
      <MoreFromSource items={item.More} />
      <Neighbours
        labels={{
          all: t('press.item.neighbours'),
          previous: t('press.item.previous'),
          next: t('press.item.next'),
        }}
        previous={item.Previous}
        next={item.Next}
        hrefOf={(other) => paths.exhibitorNewsItem(locale, other)}
      />
      <OnwardLink href={paths.exhibitorNews(locale)}>{t('press.item.back')}</OnwardLink>
    </>
  );
}

function ItemSkeleton() {
  const t = useTranslations();
  return (
    <div className={styles.item} role="status" aria-label={t('press.loading')}>
      <div className="dw-stack">
        <h1 className="dw-hidden">{t('press.item.title')}</h1>
        <Skeleton shape="kicker" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}
