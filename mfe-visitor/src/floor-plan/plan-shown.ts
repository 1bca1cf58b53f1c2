import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { findBooths, boothsNumbered, findPlace } from './find-places.ts';
import { findRoute, type Route } from './find-route.ts';
import { facilitiesOf, haveExhibitorInCommon, type Place } from './places.ts';
import type { PlanQuery } from './plan-query.ts';
import { boundsOf, type Rectangle } from './rectangle.ts';

/** A route that was asked for: its two ends as far as they were understood, and the way, if there is one. */
export type AskedRoute = {
  from: Place | undefined;
  to: Place | undefined;
  route: Route | undefined;
};

/** What the plan shows for an address. The server and the browser come to the same. */
export type PlanShown = {
  selected: Booth | undefined;
  /** Booths of the same digits in other areas. */
  namesakes: Booth[];
  /** What a search found; undefined when nothing is sought. */
  found: Booth[] | undefined;
  asked: AskedRoute | undefined;
  /** What stands in the middle: the way, else the booth. */
  place: Rectangle | undefined;
};

export function showPlan(plan: Floorplan, query: PlanQuery): PlanShown {
  const found = query.find === undefined ? undefined : findBooths(query.find, plan.Booths);
  const numbered = query.booth === undefined ? [] : boothsNumbered(query.booth, plan.Booths);
  // One exhibitor found is as good as chosen.
  const only = query.booth === undefined && isOfOneExhibitor(found) ? found?.[0] : undefined;
  const selected = numbered[0] ?? only;
  const asked = askedRoute(plan, query);
  const way =
    asked?.route &&
    boundsOf(asked.route.points.map(({ x, y }) => ({ X: x - 4, Y: y - 4, W: 8, H: 8 })));
  return { selected, namesakes: numbered.slice(1), found, asked, place: way ?? selected };
}

function isOfOneExhibitor(found: readonly Booth[] | undefined): boolean {
  const [first] = found ?? [];
  if (!found || !first) return false;
  return found.length === 1 || found.every((booth) => haveExhibitorInCommon(booth, first));
}

/** Who says only where to, begins at the first entrance. */
function askedRoute(plan: Floorplan, { from, to }: PlanQuery): AskedRoute | undefined {
  if (from === undefined && to === undefined) return undefined;
  const start = from === undefined ? facilitiesOf(plan)[0] : findPlace(from, plan);
  const goal = to === undefined ? undefined : findPlace(to, plan);
  const route =
    start && goal && start.code !== goal.code
      ? findRoute(start.at, goal.at, plan.Aisles)
      : undefined;
  return { from: start, to: goal, route };
}
