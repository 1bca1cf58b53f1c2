import type { Photo } from '@dswine/shared/contract/photos';

type Props = { photo: Photo; sizes: string; alt?: string; eager?: boolean };

/** A photo in the width and format that suit the screen and browser. */
export function PhotoImage({ photo, sizes, alt = photo.Alt, eager = false }: Props) {
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
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
