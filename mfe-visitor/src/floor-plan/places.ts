import type { Booth, Facility, Floorplan } from '@dswine/shared/contract/floorplan';
import type { Rectangle } from './rectangle.ts';

/**
 * A place in the hall that a route can lead to. `code` names it in URLs: a booth number, or
 * `entrance-1`.
 */
export type Place = {
  code: string;
  name: string;
  at: Rectangle;
  booth?: Booth;
  facility?: Facility;
};

export function placeOfBooth(booth: Booth): Place {
  const name = [booth.Number, ...booth.Exhibitors.map(({ Name }) => Name)].join(' ');
  return { code: booth.Number, name, at: booth, booth };
}

/** True when an exhibitor occupies both booths. */
export function haveExhibitorInCommon(one: Booth, other: Booth): boolean {
  return one.Exhibitors.some(({ Id }) => other.Exhibitors.some((exhibitor) => exhibitor.Id === Id));
}

/**
 * The facilities of the plan, entrances first because a visit begins there. Codes count facilities
 * of a kind in plan order.
 */
export function facilitiesOf(plan: Pick<Floorplan, 'Facilities'>): Place[] {
  const counts: Partial<Record<Facility['Kind'], number>> = {};
  const places = plan.Facilities.map((facility): Place => {
    const count = (counts[facility.Kind] ?? 0) + 1;
    counts[facility.Kind] = count;
    return { code: `${facility.Kind}-${count}`, name: facility.Name, at: facility, facility };
  });
  const sortOrder = ({ facility }: Place) => (facility?.Kind === 'entrance' ? 0 : 1);
  return places.sort((a, b) => sortOrder(a) - sortOrder(b));
}
