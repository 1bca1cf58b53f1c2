import type { ListEntry } from '@dswine/shared/fair/lists/my-list';

/** A booth to visit, with the list entries located there. */
export type Stop = { booth: string; spot: Spot | undefined; entries: ListEntry[] };
export type Spot = { x: number; y: number };

/** The booths of a list without duplicates. Calendar entries have no booth. */
export function stopsOf(entries: readonly ListEntry[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const entry of entries) {
    const booth = entry.booths[0];
    if (entry.kind === 'event' || booth === undefined) continue;
    const stop = stops.get(booth) ?? { booth, spot: entry.spot, entries: [] };
    stops.set(booth, { ...stop, spot: stop.spot ?? entry.spot, entries: [...stop.entries, entry] });
  }
  return [...stops.values()];
}

/** All booths of the exhibitors at the stops: the stop is the first one of each. */
export const boothsOf = (stops: readonly Stop[]): string[] => [
  ...new Set(stops.flatMap(({ entries }) => entries.flatMap(({ booths }) => booths))),
];

/**
 * Orders the stops for a short walk. Starts at the entrance nearest to any stop and always goes to
 * the nearest stop (nearest neighbour). Then reverses stretches while that shortens the route
 * (2-opt). Distances are Manhattan distances, because the aisles are straight. Stops without a
 * position come last, by booth number.
 */
export function visitOrder(stops: readonly Stop[], entrances: readonly Spot[]): Stop[] {
  const byNumber = [...stops].sort((a, b) => (a.booth < b.booth ? -1 : 1));
  const unlocated = byNumber.filter((stop) => stop.spot === undefined);
  const located = byNumber.flatMap((stop) => (stop.spot ? [{ stop, spot: stop.spot }] : []));
  const entrance = nearestEntrance(
    located.map(({ spot }) => spot),
    entrances,
  );
  return [
    ...shorten(walkToNearest(located, entrance), entrance).map(({ stop }) => stop),
    ...unlocated,
  ];
}

type LocatedStop = { stop: Stop; spot: Spot };
export const manhattanDistance = (a: Spot, b: Spot) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function nearestEntrance(spots: readonly Spot[], entrances: readonly Spot[]): Spot {
  const distanceToNearest = (entrance: Spot) =>
    Math.min(...spots.map((spot) => manhattanDistance(entrance, spot)));
  return entrances.length === 0
    ? { x: 0, y: 0 }
    : entrances.reduce((best, entrance) =>
        distanceToNearest(entrance) < distanceToNearest(best) ? entrance : best,
      );
}

function walkToNearest(places: readonly LocatedStop[], entrance: Spot): LocatedStop[] {
  const remaining = [...places];
  const route: LocatedStop[] = [];
  let position = entrance;
  while (remaining.length > 0) {
    const next = remaining.reduce((best, place) =>
      manhattanDistance(position, place.spot) < manhattanDistance(position, best.spot)
        ? place
        : best,
    );
    remaining.splice(remaining.indexOf(next), 1);
    route.push(next);
    position = next.spot;
  }
  return route;
}

function shorten(route: LocatedStop[], entrance: Spot): LocatedStop[] {
  let best = route;
  let improved = true;
  while (improved) {
    improved = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const reversed = [
          ...best.slice(0, from),
          ...best.slice(from, to + 1).reverse(),
          ...best.slice(to + 1),
        ];
        if (routeLength(reversed, entrance) < routeLength(best, entrance) - 1e-9) {
          best = reversed;
          improved = true;
        }
      }
  }
  return best;
}

function routeLength(route: readonly LocatedStop[], entrance: Spot): number {
  return route.reduce(
    (sum, { spot }, at) => sum + manhattanDistance(route[at - 1]?.spot ?? entrance, spot),
    0,
  );
}
