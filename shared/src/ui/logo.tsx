import { classNames } from './class-names.ts';

type Props = {
  /** Wordmark: the fair's short name. */
  name: string;
  /** Full name or venue and date in small type; omitted in the compact version. */
  line?: string | undefined;
  compact?: boolean | undefined;
};

/**
 * The fair's logo: a label with an arched top, a double line and one drop. Place it inside the home
 * link.
 */
export function Logo({ name, line, compact = false }: Props) {
  return (
    <span className={classNames('dw-logo', compact && 'dw-logo--compact')}>
      <svg
        className="dw-logo__mark"
        viewBox="0 0 36 44"
        width="36"
        height="44"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="currentColor" stroke="none" d="M0 44V18a18 18 0 0 1 36 0v26z" />
        <path
          className="dw-logo__line"
          d="M2.8 41.2V18a15.2 15.2 0 0 1 30.4 0v23.2zM8 33.5h20M8 36h20"
        />
        <path
          className="dw-logo__drop"
          stroke="none"
          d="M18 7.5c1.6 4.2 6.5 8 6.5 13.2a6.5 6.5 0 0 1-13 0c0-5.2 4.9-9 6.5-13.2z"
        />
      </svg>
      <span className="dw-logo__words">
        <span className="dw-logo__name">{name}</span>
        {line === undefined || compact ? null : <span className="dw-logo__line-text">{line}</span>}
      </span>
    </span>
  );
}
