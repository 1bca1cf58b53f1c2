import type { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { ListContent } from '@dswine/shared/ui/list-page';
import { QueryState } from '@dswine/shared/ui/query-state';
import { CardsSkeleton, PictureSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { NowPlaying } from './now-playing.tsx';
import { VideoCards } from './video-cards.tsx';
import styles from './videos-page.module.scss';
import { useVideoStates } from './video-states.ts';

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
  const states = useVideoStates();
  // Show no player on later pages, where visitors are not looking for the newest video.
  if (v === undefined && query['page'] !== undefined) return null;
  return (
    <QueryState {...states} query={video} skeleton={<PictureSkeleton />}>
      {/* By the key, another film gets another player: one goes on with the file it began with. */}
      {(found) => <NowPlaying key={found.Id} video={found} showTitle={v === undefined} />}
    </QueryState>
  );
}

function Videos({ current }: { current: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<VideoList>('videos');
  return (
    <QueryState {...useVideoStates()} query={query} skeleton={<CardsSkeleton />}>
      {(list) => (
        <section className={styles.all} aria-labelledby="all-videos">
          <h2 id="all-videos">{t('video.list')}</h2>
          <ListContent list={list} group="video" path={paths.videos} level={3}>
            <VideoCards videos={list.Items} level={3} current={current} />
          </ListContent>
          <OnwardLink href={paths.pastVideos(locale)}>{t('video.past')}</OnwardLink>
        </section>
      )}
    </QueryState>
  );
}
