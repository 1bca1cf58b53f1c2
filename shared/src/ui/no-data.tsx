import type { ReactNode } from 'react';
import { keyIn, type GroupWith } from '@dswine/shared/section/messages';
import { useTranslations } from '@dswine/shared/section/runtime';
import { ButtonLink } from './button.tsx';

type Props = {
  /** "精彩內容準備中" / "We're getting things ready for you!", or a text specific to the list. */
  title: string;
  text?: ReactNode;
  /** Next step: back to home, or to the unfiltered list. */
  href: string;
  hrefLabel: ReactNode;
  level?: 1 | 2 | 3 | undefined;
};

/** Empty state of a page or list: a glass being filled. */
export function NoData({ title, text, href, hrefLabel, level = 2 }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className="dw-empty">
      <Glass
        level="M20.3 22.5c5 2 9.5-2 23.4 0-.4 8-4.7 13.5-11.7 13.5s-11.3-5.5-11.7-13.5z"
        lines="M22 6h20c3 9 3.5 30-10 30S19 15 22 6zM32 36v20M22 58.5c0-1.5 4-2.5 10-2.5s10 1 10 2.5zM47 9l3-2M48.5 14h3.5M46 4.5l1.5-2.5"
      />
      <Title className="dw-empty__title">{title}</Title>
      {text === undefined ? null : <p className="dw-empty__text">{text}</p>}
      <ButtonLink kind="quiet" href={href}>
        {hrefLabel}
      </ButtonLink>
    </div>
  );
}

export type NoRecordsProps = Pick<Props, 'href' | 'level'> & {
  /** Group of a section's messages `title`, `text` and `action`. */
  group: GroupWith<'title' | 'text'>;
  /** Instead of the message `action`. */
  label?: string | undefined;
};

/** Empty state in the words of a section. */
export function NoRecords({ group, href, label, level }: NoRecordsProps) {
  const t = useTranslations();
  return (
    <NoData
      level={level}
      title={t(keyIn(group, 'title'))}
      text={t(keyIn(group, 'text'))}
      href={href}
      hrefLabel={label ?? t(keyIn(group, 'action'))}
    />
  );
}

/** A glass and what is in it. */
export function Glass({ level, lines }: { level: string; lines: string }) {
  return (
    <svg
      className="dw-empty__glass"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="dw-empty__level" d={level} />
      <path d={lines} />
    </svg>
  );
}
