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
      {removeLabel === undefined ? null : <span className="dw-chip__cross" aria-hidden="true" />}
    </a>
  );
}
