import type { Booth, Facility, Floorplan } from '@dswine/shared/contract/floorplan';
import type { Rectangle } from '@dswine/shared/fair/hall/rectangle';

/**
 * A place in the hall that a route can lead to. `code` names it in URLs: a booth number, or
 * `main-entrance`.
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

/** The facilities of the plan, entrances first because a visit begins there. */
export function facilitiesOf(plan: Pick<Floorplan, 'Facilities'>): Place[] {
  const sortOrder = ({ facility }: Place) => (facility?.Kind === 'entrance' ? 0 : 1);
  return plan.Facilities.map((facility): Place => ({
    code: facility.Code,
    name: facility.Name,
    at: facility,
    facility,
  })).sort((a, b) => sortOrder(a) - sortOrder(b));
}

/** The row in a booth number: `A0123` is booth 23 of row `A01`. */
export function rowOf(number: string): string {
  return number.slice(0, -2);
}
