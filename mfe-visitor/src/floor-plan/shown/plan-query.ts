import type { AreaCode } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Slot } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';

/** The query of the floor plan in the URL. */
export type PlanQuery = {
  booth?: string;
  /** Several booths to mark: their numbers with commas between them. */
  booths?: string;
  find?: string;
  area?: AreaCode;
  from?: string;
  to?: string;
};

const names = ['booth', 'booths', 'find', 'area', 'from', 'to'] as const;
export const areas = ['wine', 'spirits', 'sake', 'beer'] as const satisfies readonly AreaCode[];

export function planQueryOf({ query }: Pick<Slot, 'query'>): PlanQuery {
  const planQuery: PlanQuery = {};
  for (const name of names) {
    const value = query[name]?.[0];
    if (value === undefined) continue;
    const area = areas.find((one) => one === value.toLowerCase());
    if (name !== 'area') planQuery[name] = value;
    else if (area) planQuery.area = area;
  }
  return planQuery;
}

/** The plan URL for a query. Omits `undefined` and empty values. */
export function planAddress(
  locale: Locale,
  planQuery: { [K in keyof PlanQuery]: PlanQuery[K] | undefined } = {},
): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = planQuery[name];
    if (value !== undefined && value !== '') search.set(name, value);
  }
  const query = search.toString();
  return paths.floorPlan(locale) + (query === '' ? '' : `?${query}`);
}
