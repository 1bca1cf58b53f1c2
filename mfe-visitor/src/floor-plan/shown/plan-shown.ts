import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { findBooths, boothsNumbered, findFacilities, findPlace } from './find-places.ts';
import { findRoute, type Route } from '@dswine/shared/fair/hall/find-route';
import { facilitiesOf, haveExhibitorInCommon, type Place } from './places.ts';
import type { PlanQuery } from './plan-query.ts';
import { boundsOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';

/** A requested route: its two ends as far as they are recognised, and the route if one exists. */
export type RequestedRoute = {
  from: Place | undefined;
  to: Place | undefined;
  route: Route | undefined;
};

/** The state of the plan for a URL, identical on the server and in the browser. */
export type PlanState = {
  selected: Booth | undefined;
  /** Booths with the same digits in other areas. */
  namesakes: Booth[];
  /** Search results; undefined without a search. */
  found: Booth[] | undefined;
  /** Facilities that the search found. */
  foundPlaces: Place[];
  /** The booths of a list in the URL; undefined without one. */
  picked: Booth[] | undefined;
  requestedRoute: RequestedRoute | undefined;
  /** Booths and facilities to mark: the selection, otherwise the list or what was found. */
  marks: { booths: Booth[]; places: Place[] };
  /** The area to show: the route, otherwise the selected booth or all that is marked. */
  place: Rectangle | undefined;
};

export function planStateOf(plan: Floorplan, query: PlanQuery): PlanState {
  const found = query.find === undefined ? undefined : findBooths(query.find, plan);
  const foundPlaces = query.find === undefined ? [] : findFacilities(query.find, plan);
  const picked = query.booths === undefined ? undefined : pickBooths(query.booths, plan);
  const numbered = query.booth === undefined ? [] : boothsNumbered(query.booth, plan.Booths);
  // Search results for a single exhibitor select its first booth.
  const only = query.booth === undefined && isOfOneExhibitor(found) ? found?.[0] : undefined;
  const selected = numbered[0] ?? only;
  const requestedRoute = findRequestedRoute(plan, query);
  const goal = requestedRoute?.to;
  const marks = selected
    ? { booths: boothsOfSame(selected, plan), places: [] }
    : {
        booths: picked ?? found ?? (goal?.booth ? [goal.booth] : []),
        places: goal?.facility ? [...foundPlaces, goal] : foundPlaces,
      };
  const routeBounds =
    requestedRoute?.route &&
    boundsOf(requestedRoute.route.points.map(({ x, y }) => ({ X: x - 4, Y: y - 4, W: 8, H: 8 })));
  return {
    selected,
    namesakes: numbered.slice(1),
    found,
    foundPlaces,
    picked,
    requestedRoute,
    marks,
    place:
      routeBounds ??
      numbered[0] ??
      boundsOf([...marks.booths, ...marks.places.map(({ at }) => at)]),
  };
}

/** The booths of a list in the URL, in plan order. Unknown numbers are left out. */
function pickBooths(list: string, { Booths }: Floorplan): Booth[] {
  const numbers = new Set(list.split(',').map((number) => boothsNumbered(number, Booths)[0]));
  return Booths.filter((booth) => numbers.has(booth));
}

/** The booths of the same exhibitors, with the booth itself last: its mark is on top. */
function boothsOfSame(booth: Booth, { Booths }: Floorplan): Booth[] {
  return [...Booths.filter((one) => one !== booth && haveExhibitorInCommon(one, booth)), booth];
}

function isOfOneExhibitor(found: readonly Booth[] | undefined): boolean {
  const [first] = found ?? [];
  if (!found || !first) return false;
  return found.length === 1 || found.every((booth) => haveExhibitorInCommon(booth, first));
}

/** Resolves the requested route. Without `from` it starts at the first entrance. */
function findRequestedRoute(plan: Floorplan, { from, to }: PlanQuery): RequestedRoute | undefined {
  if (from === undefined && to === undefined) return undefined;
  const start = from === undefined ? facilitiesOf(plan)[0] : findPlace(from, plan);
  const destination = to === undefined ? undefined : findPlace(to, plan);
  const route =
    start && destination && start.code !== destination.code
      ? findRoute(start.at, destination.at, plan.Aisles)
      : undefined;
  return { from: start, to: destination, route };
}
