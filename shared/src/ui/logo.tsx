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
      {line === undefined || compact ? (
        <span className="dw-logo__name">{name}</span>
      ) : (
        <span className="dw-logo__words">
          <span className="dw-logo__name">{name}</span>
          <span className="dw-logo__line-text">{line}</span>
        </span>
      )}
    </span>
  );
}
