import { classNames } from './class-names.ts';

/** A picture of the contract: URL, size in CSS px, and the placeholder's tone. */
export type PictureRecord = {
  Src: string;
  Width: number;
  Height: number;
  Tone: 'wine' | 'spirits' | 'sake' | 'beer' | 'fair';
};

type Props = {
  picture: PictureRecord;
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string;
  /** For the most prominent picture above the fold: loads eagerly with high priority. */
  eager?: boolean | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  className?: string | undefined;
};

export function Picture({ picture, alt, eager = false, srcSet, sizes, className }: Props) {
  return (
    <img
      className={classNames('dw-picture', `tone-${picture.Tone}`, className)}
      src={picture.Src}
      srcSet={srcSet}
      sizes={sizes}
      width={picture.Width}
      height={picture.Height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
