import type { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton, Skeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { NowPlaying } from './now-playing.tsx';
import { VideoCards } from './video-cards.tsx';
import { videoPagePath } from './video-links.ts';
import styles from './videos-page.module.scss';
import { VideosError } from './videos-error.tsx';

export { head } from './video-head.ts';

/** Plays the video selected with `?v=`, otherwise the newest, above all other videos. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { params, query } = useSlot();
  const video = usePageData<VideoDetail>('video').data;
  const list = usePageData<VideoList>('videos').data;
  const category = list?.Categories.find(({ Code }) => Code === params['category'])?.Name;
  const named = query['v'] === undefined ? category : video?.Title;
  const title = t('video.title');
  return (
    <div className={`dw-container ${styles.page}`} data-area={video?.Picture.Tone}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          ...(named === undefined
            ? [{ label: title }]
            : [{ label: title, href: paths.videos(locale) }, { label: named }]),
        ]}
      />
      {named === undefined ? (
        <SectionHeading level={1} title={title} lead={t('video.lead')} />
      ) : (
        <SectionHeading level={1} title={named} kicker={title} />
      )}
      <Stage />
      <VideosContent />
    </div>
  );
}

function Stage() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query, params } = useSlot();
  const { data: video, error, mutate } = usePageData<VideoDetail>('video');
  const v = query['v']?.[0];
  const retryHref =
    v === undefined ? paths.videos(locale, params['category']) : paths.video(locale, v);
  // Show no player on later pages, where visitors are not looking for the newest video.
  if (v === undefined && query['page'] !== undefined) return null;
  if (error) return <VideosError error={error} retry={() => void mutate()} href={retryHref} />;
  if (!video)
    return (
      <div role="status" aria-label={t('video.loading')}>
        <Skeleton shape="picture" />
      </div>
    );
  return <NowPlaying video={video} showTitle={v === undefined} />;
}

function VideosContent() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query, params } = useSlot();
  const video = usePageData<VideoDetail>('video').data;
  const { data, error, mutate } = usePageData<VideoList>('videos');
  const { category } = params;
  const href = (page: number) => videoPagePath(locale, category, page);
  const page = Number(query['page']?.[0] ?? 1);
  if (error) return <VideosError error={error} retry={() => void mutate()} href={href(page)} />;
  if (!data) return <CardsSkeleton label={t('video.loading')} />;
  const all = data.Categories.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <section className={styles.all} aria-labelledby="all-films">
      <h2 id="all-films">{t('video.list')}</h2>
      <Tabs
        label={t('video.categories')}
        items={[
          {
            href: paths.videos(locale),
            label: t('video.all'),
            count: all,
            current: category === undefined,
          },
          ...data.Categories.map(({ Code, Name, Count }) => ({
            href: paths.videos(locale, Code),
            label: Name,
            count: Count,
            current: Code === category,
          })),
        ]}
      />
      {data.Total === 0 ? (
        <NoData
          title={t('video.empty.title')}
          text={t('video.empty.text')}
          href={paths.videos(locale)}
          hrefLabel={t('video.seeAll')}
          level={3}
        />
      ) : (
        <VideoCards videos={data.Items} level={3} current={video?.Id} />
      )}
      <Pagination
        page={data.Page}
        pageCount={data.PageCount}
        href={href}
        labels={{
          nav: t('video.pages'),
          previous: t('video.turn.previous'),
          next: t('video.turn.next'),
          page: (number) => t('video.turn.page', { page: number }),
        }}
      />
      <OnwardLink href={paths.pastVideos(locale)}>{t('video.past')}</OnwardLink>
    </section>
  );
}
