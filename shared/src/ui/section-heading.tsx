import type { ReactNode } from 'react';
import type { AreaName } from './area-mark.tsx';
import { TitleText } from './title-text.tsx';

type Props = {
  title: ReactNode;
  titleLang?: string | undefined;
  kicker?: ReactNode;
  lead?: ReactNode;
  /** Content at the end of the title line, e.g. an `OnwardLink`. */
  action?: ReactNode;
  area?: AreaName | undefined;
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
};

/** Heading of a page or of a part of it, with the decorative rule. */
export function SectionHeading({
  title,
  titleLang,
  kicker,
  lead,
  action,
  area,
  level = 2,
  id,
}: Props) {
  const Title = `h${level}` as const;
  return (
    <header className="dw-heading" data-area={area}>
      <span className="dw-heading__rule" aria-hidden="true">
        <svg viewBox="0 0 112 28" fill="none" stroke="currentColor" focusable="false">
          <path d="M0 .5h112" />
          <path className="dw-heading__fine" d="M0 2.5h16M48 2.5h64" />
          <path
            className="dw-heading__drop"
            fill="currentColor"
            stroke="none"
            d="M16 .5c10 0 13.5 3 14.2 9 .4 3.4-2.7 5-2.7 8.3a4.5 4.5 0 0 0 9 0c0-3.3-3.1-4.9-2.7-8.3.7-6 4.2-9 14.2-9z"
          />
        </svg>
      </span>
      {kicker === undefined ? null : <p className="dw-heading__kicker">{kicker}</p>}
      <Title className="dw-heading__title" id={id} lang={titleLang}>
        {typeof title === 'string' ? <TitleText>{title}</TitleText> : title}
      </Title>
      {action}
      {lead === undefined ? null : <p className="dw-heading__lead">{lead}</p>}
    </header>
  );
}
