import { classNames } from './class-names.ts';

/** A picture of the contract: URL, widths, size in CSS px, and the placeholder's tone. */
export type PictureRecord = {
  Src: string;
  Widths?: number[];
  Dark?: true;
  Width: number;
  Height: number;
  Tone: 'wine' | 'spirits' | 'sake' | 'beer' | 'fair';
};

/**
 * How wide layouts show pictures. `limit` is the widest file in px that a dense screen needs there;
 * without it all files are offered. Small pictures come in dozens: on dark screens they are dimmed,
 * because the addresses of other files would make a tenth of a list.
 */
const layouts = {
  /** On the page's own background, which other colours suit on dark screens. */
  logo: { sizes: '6rem', limit: 720, isSmall: false },
  /** In rows and tables. */
  thumbnail: { sizes: '(min-width: 992px) 15rem, 30vw', limit: 720, isSmall: true },
  /** Two columns on phones. */
  tile: { sizes: '(min-width: 992px) 18rem, 44vw', limit: 720, isSmall: true },
  /** One column on phones, two on tablets. */
  card: {
    sizes: '(min-width: 992px) 27rem, (min-width: 576px) 46vw, 92vw',
    limit: Infinity,
    isSmall: false,
  },
  /** As wide as text. */
  wide: { sizes: '(min-width: 992px) 44rem, 92vw', limit: Infinity, isSmall: false },
  /** From edge to edge. */
  full: { sizes: '104vw', limit: Infinity, isSmall: false },
} as const;
export type PictureLayout = keyof typeof layouts;

type Props = {
  picture: PictureRecord;
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string;
  layout: PictureLayout;
  /** For the most prominent picture above the fold: loads eagerly with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A picture in the width and colour scheme that suit the screen. */
export function Picture({ picture, alt, layout, eager = false, className }: Props) {
  const { sizes, limit, isSmall } = layouts[layout];
  const widths = (picture.Widths ?? []).filter((width, index) => index === 0 || width <= limit);
  const srcSet = (suffix = '') =>
    widths.map((width) => `${pictureUrl(picture, width, suffix)} ${width}w`).join(', ');
  const image = (
    <img
      className={classNames(
        'dw-picture',
        picture.Dark && isSmall && 'dw-picture--dimmed',
        `tone-${picture.Tone}`,
        className,
      )}
      src={picture.Src}
      {...(widths.length > 0 && {
        srcSet: srcSet(),
        sizes,
        src: pictureUrl(picture, widths.at(-1)),
      })}
      width={picture.Width}
      height={picture.Height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!picture.Dark || isSmall) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={srcSet('-dark')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** The URL of a picture's file in another width. */
function pictureUrl({ Src }: PictureRecord, width: number | undefined, suffix = ''): string {
  return width === undefined ? Src : Src.replace(/-\d+(?=\.\w+$)/, `-${width}${suffix}`);
}
