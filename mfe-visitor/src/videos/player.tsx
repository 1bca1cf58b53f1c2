import type { VideoDetail } from '@dswine/shared/contract/videos';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './player.module.scss';

/**
 * The browser's own player: it works without JavaScript, by keyboard and with assistive technology. Nothing of the film is loaded before it is played.
 * The statutory warning is drawn into the film itself, at the top, so that it stays in full screen too; the same words lie over that place as text, so that
 * they stand there before the film begins and can be read aloud.
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
        className={styles.film}
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
