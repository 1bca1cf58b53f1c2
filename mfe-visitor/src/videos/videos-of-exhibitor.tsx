import type { VideoList } from '@dswine/shared/contract/videos';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import { VideoCards } from './video-cards.tsx';
import styles from './videos-page.module.scss';

/** An exhibitor's videos on its page. Renders nothing if there are none or the request failed. */
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
