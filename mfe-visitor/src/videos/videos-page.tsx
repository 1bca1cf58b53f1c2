import type { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NoData } from '@dswine/shared/ui/no-data';
import { Pagination } from '@dswine/shared/ui/pagination';
import { CardsSkeleton, PictureSkeleton } from '@dswine/shared/ui/skeleton';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { NowPlaying } from './now-playing.tsx';
import { VideoCards } from './video-cards.tsx';
import { videoPagePath } from './video-links.ts';
import styles from './videos-page.module.scss';
import { VideoQueryState } from './video-query-state.tsx';

export { head } from './video-head.ts';

/** Plays the video selected with `?v=`, otherwise the newest, above all other videos. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { params, query } = useSlot();
  const video = usePageData<VideoDetail>('video').data;
  const list = usePageData<VideoList>('videos').data;
  const category = list?.Categories.find(({ Code }) => Code === params['category'])?.Name;
  const name = query['v'] === undefined ? category : video?.Title;
  const all = { label: t('video.title'), href: paths.videos(locale) };
  const heading =
    name === undefined
      ? { title: all.label, lead: t('video.lead') }
      : { title: name, kicker: all.label, parents: [all] };
  return (
    <PageLayout {...heading} area={video?.Picture.Tone}>
      <Player />
      <Videos current={video?.Id} />
    </PageLayout>
  );
}

function Player() {
  const { query } = useSlot();
  const v = query['v'];
  const video = usePageData<VideoDetail>('video');
  // Show no player on later pages, where visitors are not looking for the newest video.
  if (v === undefined && query['page'] !== undefined) return null;
  return (
    <VideoQueryState query={video} skeleton={<PictureSkeleton />}>
      {(found) => <NowPlaying video={found} showTitle={v === undefined} />}
    </VideoQueryState>
  );
}

function Videos({ current }: { current: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { category } = useSlot().params;
  return (
    <VideoQueryState query={usePageData<VideoList>('videos')} skeleton={<CardsSkeleton />}>
      {(list) => (
        <section className={styles.all} aria-labelledby="all-videos">
          <h2 id="all-videos">{t('video.list')}</h2>
          <CategoryTabs
            label={t('video.categories')}
            all={t('video.all')}
            categories={list.Categories}
            current={category}
            hrefOf={(code) => paths.videos(locale, code)}
          />
          {list.Total === 0 ? (
            <NoData
              title={t('video.empty.title')}
              text={t('video.empty.text')}
              href={paths.videos(locale)}
              hrefLabel={t('video.seeAll')}
              level={3}
            />
          ) : (
            <VideoCards videos={list.Items} level={3} current={current} />
          )}
          <Pagination
            page={list.Page}
            pageCount={list.PageCount}
            href={(page) => videoPagePath(locale, category, page)}
            label={t('video.pages')}
          />
          <OnwardLink href={paths.pastVideos(locale)}>{t('video.past')}</OnwardLink>
        </section>
      )}
    </VideoQueryState>
  );
}
