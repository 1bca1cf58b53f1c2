import { classNames } from './class-names.ts';

/** A picture as the contract carries it: address, size in CSS px, and the tone of its place until it is there. */
export type PictureRecord = {
  Src: string;
  Width: number;
  Height: number;
  Tone: 'wine' | 'spirits' | 'sake' | 'beer' | 'fair';
};

type Props = {
  picture: PictureRecord;
  /** What it shows; empty when the words beside it say the same. */
  alt: string;
  /** For the one picture that is seen first: loads at once and before others. */
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
