import type { Photo } from '@dswine/shared/contract/photos';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './photo-source.module.scss';

/** Who took the photo; a rendering is labelled instead, so that nobody takes it for evidence. */
export function PhotoSource({ photo: { Source, Illustration } }: { photo: Photo }) {
  const t = useTranslations();
  return (
    <small className={styles.source}>
      {Illustration ? t('photos.rendering') : t('press.credit', { credit: Source })}
    </small>
  );
}
