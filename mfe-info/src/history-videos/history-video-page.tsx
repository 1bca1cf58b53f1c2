import type { VideoCard, VideoList } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { OnwardLink } from '@dswine/shared/ui/link';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
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
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('historyVideo.title') },
        ]}
      />
      <SectionHeading level={1} title={t('historyVideo.title')} lead={t('historyVideo.lead')} />
      <Years />
      <OnwardLink href={paths.videos(locale)}>{t('historyVideo.more')}</OnwardLink>
    </div>
  );
}

function Years() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate } = usePageData<VideoList>('videos');
  if (error && error.code !== 404)
    return (
      <LoadFailed
        title={t('historyVideo.failed')}
        text={t('faces.busy')}
        retryLabel={t('faces.retry')}
        href={paths.pastVideos(locale)}
        retry={() => void mutate()}
      />
    );
  if (!data && !error) return <CardsSkeleton label={t('historyVideo.loading')} />;
  const years = byYear(data?.Items ?? []);
  if (years.length === 0)
    return (
      <NoData
        title={t('historyVideo.empty.title')}
        text={t('historyVideo.empty.text')}
        href={paths.videos(locale)}
        hrefLabel={t('historyVideo.more')}
      />
    );
  return (
    <ol className={styles.years} role="list">
      {years.map(([year, videos]) => (
        <li key={year}>
          <VideosOfYear year={year} videos={videos} />
        </li>
      ))}
    </ol>
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
