import type { VideoCard, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { OnwardLink } from '@dswine/shared/ui/link';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { pageHead } from '@dswine/shared/section/page-head';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './history-video-page.module.scss';
import { VideosOfYear } from './videos-of-year.tsx';

export const head = pageHead('historyVideo', paths.pastVideos);

/** Videos of past fairs, newest year first. They play on the video page. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const more = { href: paths.videos(locale), label: t('historyVideo.more') };
  const none = { group: 'historyVideo.empty', ...more } as const;
  return (
    <QueryPage<VideoList>
      request="videos"
      title={t('historyVideo.title')}
      lead={t('historyVideo.lead')}
      failed={t('historyVideo.failed')}
      missing={none}
      empty={{ when: ({ Items }) => Items.length === 0, ...none }}
      skeleton={<CardsSkeleton />}
      after={<OnwardLink href={more.href}>{more.label}</OnwardLink>}
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
    </QueryPage>
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
