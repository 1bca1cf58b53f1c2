import type { AreaCode } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';
import type { Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';

/** What the address asks of the plan. */
export type PlanQuery = {
  booth?: string;
  find?: string;
  area?: AreaCode;
  from?: string;
  to?: string;
};

const names = ['booth', 'find', 'area', 'from', 'to'] as const;
export const areas = ['wine', 'spirits', 'sake', 'beer'] as const satisfies readonly AreaCode[];

export function planQueryOf({ query }: Pick<Slot, 'query'>): PlanQuery {
  const asked: PlanQuery = {};
  for (const name of names) {
    const value = query[name]?.[0];
    if (value === undefined) continue;
    const area = areas.find((one) => one === value.toLowerCase());
    if (name !== 'area') asked[name] = value;
    else if (area) asked.area = area;
  }
  return asked;
}

/** The plan's address with what is asked of it; what is `undefined` is left out. */
export function planAddress(
  locale: Locale,
  asked: { [K in keyof PlanQuery]: PlanQuery[K] | undefined } = {},
): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = asked[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  const query = search.toString();
  return paths.floorPlan(locale) + (query === '' ? '' : `?${query}`);
}
