import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { VideoCard } from '@dswine/shared/contract/videos';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Card } from '@dswine/shared/ui/card';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './video-cards.module.scss';
import { writeLength } from './video-length.ts';

type Props = { videos: readonly VideoCard[]; level: 2 | 3; current?: string | undefined };

/** Videos as posters with their length. Marks the current one. */
export function VideoCards({ videos, level, current }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ul className={styles.videos} role="list">
      {videos.map((video) => (
        <li key={video.Id} className={video.Id === current ? styles.current : undefined}>
          <Card
            href={paths.video(locale, video.Id)}
            title={video.Title}
            titleLang={langOf(video, 'Title', locale).lang}
            kicker={video.Category.Name}
            area={video.Picture.Tone}
            picture={video.Picture}
            badge={video.Id === current ? t('video.onNow') : writeLength(video.Duration)}
            text={video.Summary}
            textLang={langOf(video, 'Summary', locale).lang}
            meta={[
              writeDate(video.PublishedAt, locale),
              ...(video.Elsewhere === undefined ? [] : [t('video.elsewhere.badge')]),
            ]}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
