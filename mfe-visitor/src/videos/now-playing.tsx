import { langOf } from '@dswine/shared/fair/bilingual';
import type { VideoDetail } from '@dswine/shared/contract/videos';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import { Elsewhere } from './external-links.tsx';
import styles from './now-playing.module.scss';
import { Player } from './player.tsx';
import { writeLength } from './video-length.ts';

/** The film with what there is to know of it; `title` is its heading unless the page's own heading says it. */
export function NowPlaying({ film, titled }: { film: VideoDetail; titled: boolean }) {
  const t = useWords();
  const { locale } = useSite();
  return (
    <section className={styles.stage} aria-label={film.Title}>
      {film.File ? <Player film={film} file={film.File} /> : null}
      {film.Embed ? <Elsewhere film={film} embed={film.Embed} /> : null}
      <div className={styles.about}>
        <p className={styles.meta}>
          <a href={paths.videos(locale, film.Category.Code)}>{film.Category.Name}</a>
          <span>{t('video.duration', { time: writeLength(film.Duration) })}</span>
          <time dateTime={film.PublishedAt}>{writeDate(film.PublishedAt, locale)}</time>
        </p>
        {titled ? (
          <h2 className={styles.title} {...langOf(film, 'Title', locale)}>
            {film.Title}
          </h2>
        ) : null}
        <p className="dw-lead" {...langOf(film, 'Summary', locale)}>
          {film.Summary}
        </p>
        {film.Description.map((paragraph, index) => (
          <p key={index} {...langOf(film, 'Description', locale)}>
            {paragraph}
          </p>
        ))}
        {film.Exhibitor ? (
          <p>
            {t('video.exhibitor')}：
            <TextLink href={paths.exhibitor(locale, film.Exhibitor.Id)}>{film.Exhibitor.Name}</TextLink>
          </p>
        ) : null}
        <Transcript film={film} />
      </div>
    </section>
  );
}

/** What the captions say, to be read without the film. */
function Transcript({ film }: { film: VideoDetail }) {
  const t = useWords();
  if (film.Cues.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>{t('video.transcript')}</summary>
      <p>{t('video.silent')}</p>
      <ol role="list">
        {film.Cues.map(({ From, Text }) => (
          <li key={From}>
            <span>{writeLength(Math.round(From))}</span> {Text}
          </li>
        ))}
      </ol>
    </details>
  );
}
