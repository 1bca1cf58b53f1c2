import type { VideoList } from '@dswine/shared/contract/videos';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import { VideoCards } from './video-cards.tsx';
import styles from './videos-page.module.scss';

/** An exhibitor's films, on its own page; nothing when there is none, or when they cannot be read. */
export function VideosOfExhibitor() {
  const t = useTranslations();
  const { data } = usePageData<VideoList>('videos');
  if (!data || data.Items.length === 0) return null;
  return (
    <section className={styles.all} aria-labelledby="exhibitor-videos">
      <h2 id="exhibitor-videos">{t('video.ofExhibitor')}</h2>
      <VideoCards videos={data.Items} level={3} />
    </section>
  );
}
