import type { VideoDetail } from '@dswine/shared/contract/videos';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './player.module.scss';

/**
 * The native player works without JavaScript, with a keyboard and with assistive technology. It
 * loads no video data before playback. The statutory warning is part of the video at the top, so
 * that it stays in full screen. The same words overlay it as text, so that they are visible before
 * playback and accessible to screen readers.
 */
export function Player({
  video,
  file,
}: {
  video: VideoDetail;
  file: NonNullable<VideoDetail['File']>;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.screen}>
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        poster={video.Picture.Src}
        width={640}
        height={360}
        aria-label={video.Title}
      >
        <source src={file.Src} type={file.Type} />
        {video.Captions.map(({ Lang, Src }) => (
          <track
            key={Lang}
            kind="captions"
            src={Src}
            srcLang={languageTag(Lang)}
            label={t(`video.captions.${Lang}`)}
            default={Lang === locale}
          />
        ))}
        <p>
          {t('video.noPlayer')} <a href={file.Src}>{t('video.download')}</a>
        </p>
      </video>
      <p className={styles.warning} lang="zh-Hant-TW">
        禁止酒駕　飲酒過量，有害健康
      </p>
    </div>
  );
}
