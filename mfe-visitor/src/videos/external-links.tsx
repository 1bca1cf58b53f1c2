import type { VideoDetail } from '@dswine/shared/contract/videos';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Picture } from '@dswine/shared/ui/picture';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './external-links.module.scss';

/**
 * A video hosted by an external provider. The page loads nothing from the provider; it says so and
 * links to it.
 */
export function ExternalVideo({
  video,
  embed,
}: {
  video: VideoDetail;
  embed: NonNullable<VideoDetail['Embed']>;
}) {
  const t = useTranslations();
  return (
    <div className={styles.elsewhere}>
      <Picture picture={video.Picture} alt="" layout="wide" eager className={styles.poster} />
      <div className={styles.notice}>
        <h2>{t('video.elsewhere.title')}</h2>
        <p>
          {t('video.elsewhere.text', { provider: embed.Provider, host: new URL(embed.Url).host })}
        </p>
        <ButtonLink href={embed.Url} newTab rel="noopener noreferrer">
          {t('video.elsewhere.open', { provider: embed.Provider })}
          <span className="dw-hidden">（{t('video.elsewhere.newTab')}）</span>
        </ButtonLink>
      </div>
    </div>
  );
}
