import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { VideoCard } from '@dswine/shared/contract/videos';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './videos-of-year.module.scss';

/** The videos of one year, with the year in large type like a vintage on a label. */
export function VideosOfYear({ year, videos }: { year: number; videos: readonly VideoCard[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.year} aria-label={t('historyVideo.year', { year })}>
      <h2 className={styles.numeral}>{year}</h2>
      <ul className={styles.videos} role="list">
        {videos.map((video) => (
          <li key={video.Id} className={styles.video}>
            <span className={styles.poster}>
              <Picture picture={video.Picture} alt="" layout="card" />
            </span>
            <div className={styles.words}>
              <h3>
                <a href={paths.video(locale, video.Id)}>
                  <span className="dw-hidden">{t('historyVideo.play')}</span>{' '}
                  <span {...langOf(video, 'Title', locale)}>{video.Title}</span>
                </a>
              </h3>
              <p {...langOf(video, 'Summary', locale)}>{video.Summary}</p>
              <p className={styles.length}>
                {t('historyVideo.length', { time: writeLength(video.Duration) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Formats a length as `0:08`. */
function writeLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
