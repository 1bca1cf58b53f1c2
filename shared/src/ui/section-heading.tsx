import type { ReactNode } from 'react';
import type { AreaName } from './area-mark.tsx';
import { classNames } from './class-names.ts';
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

/** Heading of a page or of a part of it, with the decorative rule of the stylesheet. */
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
    <header
      className={classNames('dw-heading', level === 1 && 'dw-heading--page')}
      data-area={area}
    >
      {kicker === undefined ? null : <p className="dw-heading__kicker">{kicker}</p>}
      <Title className="dw-heading__title" id={id} lang={titleLang}>
        {typeof title === 'string' ? <TitleText>{title}</TitleText> : title}
      </Title>
      {action}
      {lead === undefined ? null : <p className="dw-heading__lead">{lead}</p>}
    </header>
  );
}
