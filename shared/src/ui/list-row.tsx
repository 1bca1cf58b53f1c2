import { Children, type ReactNode } from 'react';
import type { AreaName } from './area-mark.tsx';
import { classNames } from './class-names.ts';
import { metaItem } from './meta-item.ts';
import { Picture, type PictureRecord } from './picture.tsx';
import { TitleText } from './title-text.tsx';

type Props = {
  href: string;
  title: string;
  titleLang?: string | undefined;
  /** Small text above the title: a date, a category. */
  meta?: readonly ReactNode[] | undefined;
  text?: string | undefined;
  textLang?: string | undefined;
  picture?: PictureRecord | undefined;
  /** As wide as a stamp. */
  hasSmallPicture?: boolean | undefined;
  area?: AreaName | undefined;
  action?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
};

/** Container for rows, as a list. */
export function Rows({
  children,
  label,
}: {
  children: readonly ReactNode[];
  label?: string | undefined;
}) {
  return (
    <ul className="dw-rows" aria-label={label}>
      {/* It gives an item the key of its row, which then keeps focus when others come before it. */}
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  );
}

/** A list item as a row: news, events, search results. */
export function ListRow({
  href,
  title,
  titleLang,
  meta = [],
  text,
  textLang,
  picture,
  hasSmallPicture = false,
  area,
  action,
  level = 3,
}: Props) {
  const Title = `h${level}` as const;
  const body = (
    <>
      {meta.length === 0 ? null : (
        <div className="dw-row__meta">{meta.length === 1 ? meta : meta.map(metaItem)}</div>
      )}
      <Title className="dw-row__title">
        <a href={href} lang={titleLang}>
          <TitleText>{title}</TitleText>
        </a>
      </Title>
      {text === undefined ? null : (
        <p className="dw-row__text" lang={textLang}>
          {text}
        </p>
      )}
    </>
  );
  if (!picture && action === undefined)
    return (
      <article className="dw-row dw-row--plain" data-area={area}>
        {body}
      </article>
    );
  return (
    <article
      className={classNames(
        'dw-row',
        picture && (hasSmallPicture ? 'dw-row--stamped' : 'dw-row--pictured'),
      )}
      data-area={area}
    >
      {picture === undefined ? null : (
        <span className="dw-row__plate">
          <Picture picture={picture} alt="" layout="thumbnail" />
        </span>
      )}
      <div className="dw-row__body">{body}</div>
      {action === undefined ? null : <div className="dw-row__action">{action}</div>}
    </article>
  );
}
