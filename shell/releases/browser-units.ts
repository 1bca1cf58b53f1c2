import type { CheckUnit } from './check-job.ts';

/**
 * How many pages of other sections a browser opens when only the shell around them changes. All of
 * them are rendered, and were opened when they were promoted themselves; with a share of them, the
 * time does not grow with the number of sections.
 */
const AROUND = 24;

/** What a browser opens: each page of what changes, and some of the sections around it. */
export function browserUnits(
  units: readonly CheckUnit[],
  changed: ReadonlySet<string>,
): CheckUnit[] {
  const recorded = units.filter(({ pages, live }) => pages !== 'none' && live === undefined);
  const isAround = ({ workspace }: CheckUnit) => workspace !== undefined && !changed.has(workspace);
  const around = spread(recorded.filter(isAround), AROUND);
  const most = Math.floor(AROUND / Math.max(1, around.length));
  return [
    ...recorded.filter((unit) => !isAround(unit)).map(inBrowser),
    ...around.map((unit) => ({ ...inBrowser(unit), most })),
  ];
}

/** At most `most` elements, from the whole list. */
export function spread<Value>(all: readonly Value[], most = all.length): Value[] {
  if (all.length <= most) return [...all];
  return all.filter(
    (_, index) =>
      Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
  );
}

const inBrowser = (unit: CheckUnit): CheckUnit => ({
  ...unit,
  name: `${unit.name} browser`,
  inBrowser: true,
});
