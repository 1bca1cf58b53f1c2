import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { VideoDetail } from '@dswine/shared/contract/videos';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { TextLink } from '@dswine/shared/ui/link';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ExternalVideo } from './external-links.tsx';
import styles from './now-playing.module.scss';
import { Player } from './player.tsx';
import { writeLength } from './video-length.ts';

/** The video with its details. The title is a heading unless the page heading already shows it. */
export function NowPlaying({ video, showTitle }: { video: VideoDetail; showTitle: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section className={styles.stage} aria-label={video.Title}>
      {video.File ? <Player video={video} file={video.File} /> : null}
      {video.Embed ? <ExternalVideo video={video} embed={video.Embed} /> : null}
      <div className={styles.about}>
        <p className={styles.meta}>
          <a href={paths.videos(locale, video.Category.Code)}>{video.Category.Name}</a>
          <span>{t('video.duration', { time: writeLength(video.Duration) })}</span>
          <time dateTime={video.PublishedAt}>{writeDate(video.PublishedAt, locale)}</time>
        </p>
        {showTitle ? (
          <h2 className={styles.title} {...langOf(video, 'Title', locale)}>
            <TitleText>{video.Title}</TitleText>
          </h2>
        ) : null}
        <p className="dw-lead" {...langOf(video, 'Summary', locale)}>
          {video.Summary}
        </p>
        {video.Description.map((paragraph, index) => (
          <p key={index} {...langOf(video, 'Description', locale)}>
            {paragraph}
          </p>
        ))}
        {video.Exhibitor ? (
          <p>
            {t('video.exhibitor')}
            {locale === 'en' && ' '}
            <TextLink href={paths.exhibitor(locale, video.Exhibitor.Id)}>
              {video.Exhibitor.Name}
            </TextLink>
          </p>
        ) : null}
        <Transcript video={video} />
      </div>
    </section>
  );
}

/** The captions as text. */
function Transcript({ video }: { video: VideoDetail }) {
  const t = useTranslations();
  if (video.Cues.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>{t('video.transcript')}</summary>
      <p>{t('video.silent')}</p>
      <ol role="list">
        {video.Cues.map(({ From, Text }) => (
          <li key={From}>
            <span>{writeLength(Math.round(From))}</span> {Text}
          </li>
        ))}
      </ol>
    </details>
  );
}
