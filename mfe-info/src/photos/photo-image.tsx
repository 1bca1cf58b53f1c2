import type { Photo } from '@dswine/shared/contract/photos';
import { useTranslations } from '@dswine/shared/section/runtime';

type Props = { photo: Photo; sizes: string; alt?: string; eager?: boolean };

/**
 * A photo in the width and format that suit the screen and browser. Its text alternative says when
 * it is a rendering.
 */
export function PhotoImage({ photo, sizes, alt, eager = false }: Props) {
  const t = useTranslations();
  const described = photo.Illustration ? t('photos.rendered', { alt: photo.Alt }) : photo.Alt;
  return (
    <picture>
      <source type="image/avif" srcSet={photo.Avif} sizes={sizes} />
      <img
        className={`dw-picture tone-${photo.Tone}`}
        src={photo.Src}
        srcSet={photo.Webp}
        sizes={sizes}
        width={photo.Width}
        height={photo.Height}
        alt={alt ?? described}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
