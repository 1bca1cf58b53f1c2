import type { ReactNode } from 'react';
import type { AreaName } from './area-mark.tsx';
import { metaItem } from './meta-item.ts';
import { Picture, type PictureLayout, type PictureRecord } from './picture.tsx';
import { TitleText } from './title-text.tsx';

type Props = {
  href: string;
  title: string;
  /** BCP 47 tag if the title is not in the page's language. */
  titleLang?: string | undefined;
  /** The name in its original spelling, or in the other language. */
  native?: { text: string; lang: string } | undefined;
  kicker?: string | undefined;
  area?: AreaName | undefined;
  picture?: PictureRecord | undefined;
  pictureLayout?: PictureLayout | undefined;
  eager?: boolean | undefined;
  /** A label on the picture's corner, e.g. "推薦". */
  badge?: string | undefined;
  text?: string | undefined;
  textLang?: string | undefined;
  meta?: readonly ReactNode[] | undefined;
  /** Where to find it: a `PlaceLink`. */
  place?: ReactNode;
  /** A button, placed on the picture's corner above the link. */
  action?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
};

/**
 * A list item as a card. Its title is a link that covers the whole card, so the link's name is the
 * title.
 */
export function Card({
  href,
  title,
  titleLang,
  native,
  kicker,
  area,
  picture,
  pictureLayout = 'card',
  eager = false,
  badge,
  text,
  textLang,
  meta = [],
  place,
  action,
  level = 3,
}: Props) {
  const Title = `h${level}` as const;
  return (
    <article className="dw-card" data-area={area}>
      {picture === undefined ? null : (
        <span className="dw-card__plate">
          <Picture picture={picture} alt="" layout={pictureLayout} eager={eager} />
          {badge === undefined ? null : <span className="dw-card__badge">{badge}</span>}
        </span>
      )}
      <div className="dw-card__body">
        {kicker === undefined ? null : <p className="dw-card__kicker">{kicker}</p>}
        <Title className="dw-card__title">
          <a href={href} lang={titleLang}>
            <TitleText>{title}</TitleText>
          </a>
        </Title>
        {native === undefined ? null : (
          <p className="dw-card__native" lang={native.lang}>
            {native.text}
          </p>
        )}
        {text === undefined ? null : (
          <p className="dw-card__text" lang={textLang}>
            {text}
          </p>
        )}
        {meta.length === 0 ? null : (
          <div className="dw-card__meta">{meta.length === 1 ? meta : meta.map(metaItem)}</div>
        )}
        {place}
      </div>
      {action}
    </article>
  );
}
