import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { findRoute } from '@dswine/shared/fair/hall/find-route';
import { centreOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';
import { walkingMinutes } from '@dswine/shared/fair/hall/walks';
import type { Stop } from './visit-order.ts';

type Plan = Pick<Floorplan, 'Aisles' | 'Booths' | 'Facilities'>;
export type Way = {
  /** Minutes to walk straight from one place to the other. */
  minutes: number;
  /** The saved booths near that way, in the order of the walk. */
  stops: readonly Stop[];
};

/** What a stop may add to the way, in metres there and back. */
const MAX_DETOUR = 60;
/** Routes are computed for the most promising stops only: a phone needs a millisecond for each. */
const MAX_ROUTES = 12;
const MAX_STOPS = 4;

/**
 * The way between two places of the plan (codes of facilities) and the saved booths on it.
 * Undefined if the plan does not show the way.
 */
export function findWay(
  plan: Plan,
  from: string | undefined,
  to: string | undefined,
  stops: readonly Stop[],
): Way | undefined {
  const [start, end] = [facilityOf(plan, from), facilityOf(plan, to)];
  if (!start || !end) return undefined;
  const isSamePlace = start === end;
  const direct = isSamePlace ? 0 : metresBetween(start, end, plan);
  if (direct === undefined) return undefined;
  const near = stops
    .flatMap((stop) => {
      const booth = plan.Booths.find(({ Number: number }) => number === stop.booth);
      return booth ? [{ stop, booth, beeline: detour(start, booth, end, beeline) }] : [];
    })
    .filter((one) => one.beeline <= MAX_DETOUR)
    .sort((a, b) => a.beeline - b.beeline)
    .slice(0, MAX_ROUTES)
    .flatMap(({ stop, booth }) => {
      const [there, onward] = [metresBetween(start, booth, plan), metresBetween(booth, end, plan)];
      if (there === undefined || onward === undefined) return [];
      return [{ stop, there, extra: there + onward - direct }];
    })
    .filter(({ extra }) => extra <= MAX_DETOUR)
    .sort((a, b) => a.extra - b.extra)
    .slice(0, MAX_STOPS)
    .sort((a, b) => a.there - b.there);
  return {
    minutes: isSamePlace ? 0 : walkingMinutes(direct),
    stops: near.map(({ stop }) => stop),
  };
}

const facilityOf = (plan: Plan, code: string | undefined): Rectangle | undefined =>
  code === undefined ? undefined : plan.Facilities.find(({ Code }) => Code === code);

const metresBetween = (a: Rectangle, b: Rectangle, { Aisles }: Plan): number | undefined =>
  findRoute(a, b, Aisles)?.metres;

/** Aisles are straight, so no way is shorter than this. */
function beeline(a: Rectangle, b: Rectangle): number {
  const [one, other] = [centreOf(a), centreOf(b)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

const detour = (
  from: Rectangle,
  by: Rectangle,
  to: Rectangle,
  length: (a: Rectangle, b: Rectangle) => number,
) => length(from, by) + length(by, to) - length(from, to);
