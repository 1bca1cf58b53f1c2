import type { AreaName } from './area-mark.tsx';

type Props = {
  label: string;
  /** Target URL; with `removeLabel`, the list without this filter. */
  href?: string | undefined;
  /** Accessible name for removing the filter ("移除篩選"); shows the cross. */
  removeLabel?: string | undefined;
  current?: boolean | undefined;
  area?: AreaName | undefined;
};

/** A chip: an active filter, a tag or a category. */
export function Chip({ label, href, removeLabel, current = false, area }: Props) {
  if (href === undefined)
    return (
      <span className="dw-chip" data-area={area}>
        {label}
      </span>
    );
  return (
    <a className="dw-chip" href={href} data-area={area} aria-current={current ? 'true' : undefined}>
      {removeLabel === undefined ? null : <span className="dw-hidden">{removeLabel}</span>}
      {label}
      {removeLabel === undefined ? null : (
        <svg
          className="dw-chip__cross"
          viewBox="0 0 10 10"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          focusable="false"
        >
          <path d="m1 1 8 8M9 1 1 9" />
        </svg>
      )}
    </a>
  );
}
