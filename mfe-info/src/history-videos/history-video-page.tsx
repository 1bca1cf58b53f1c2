import type { VideoCard, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './history-video-page.module.scss';
import { VideosOfYear } from './videos-of-year.tsx';

export function head({ t }: HeadContext): Head {
  return {
    title: t('historyVideo.title'),
    description: t('historyVideo.description'),
    breadcrumb: [{ name: t('historyVideo.title'), path: paths.pastVideos('tw') }],
  };
}

/** Videos of past fairs, newest year first. They play on the video page. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout title={t('historyVideo.title')} lead={t('historyVideo.lead')}>
      <Years />
      <OnwardLink href={paths.videos(locale)}>{t('historyVideo.more')}</OnwardLink>
    </PageLayout>
  );
}

function Years() {
  const t = useTranslations();
  const { locale } = useSite();
  const none = {
    title: t('historyVideo.empty.title'),
    text: t('historyVideo.empty.text'),
    href: paths.videos(locale),
    hrefLabel: t('historyVideo.more'),
  };
  return (
    <QueryState
      query={usePageData<VideoList>('videos')}
      failed={t('historyVideo.failed')}
      missing={none}
      empty={{ when: ({ Items }) => Items.length === 0, ...none }}
      skeleton={<CardsSkeleton />}
    >
      {({ Items }) => (
        <ol className={styles.years} role="list">
          {byYear(Items).map(([year, videos]) => (
            <li key={year}>
              <VideosOfYear year={year} videos={videos} />
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}

/** Groups videos by year, newest year first. */
function byYear(videos: readonly VideoCard[]): [number, VideoCard[]][] {
  const years = new Map<number, VideoCard[]>();
  for (const video of videos) {
    const year = video.Year ?? Number(video.PublishedAt.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), video]);
  }
  return [...years].sort(([a], [b]) => b - a);
}
