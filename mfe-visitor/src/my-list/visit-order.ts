import type { ListEntry } from '@dswine/shared/fair/my-list';

/** A booth to go to, with what of the list is there. */
export type Stop = { booth: string; spot: Spot | undefined; entries: ListEntry[] };
type Spot = { x: number; y: number };

/** The booths of a list, each once. Calendar entries have none. */
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

/**
 * The stops in the order of a short walk that begins at the door nearest to one of them: always on to the nearest, then put right by turning round
 * stretches as long as that shortens the way. In a hall of straight aisles a way is as long as its two sides together. Stops whose place is not known
 * come last, by their number.
 */
export function visitOrder(stops: readonly Stop[], entrances: readonly Spot[]): Stop[] {
  const byNumber = [...stops].sort((a, b) => (a.booth < b.booth ? -1 : 1));
  const unplaced = byNumber.filter((stop) => stop.spot === undefined);
  const placed = byNumber.flatMap((stop) => (stop.spot ? [{ stop, spot: stop.spot }] : []));
  const entrance = nearestEntrance(
    placed.map(({ spot }) => spot),
    entrances,
  );
  return [
    ...shorten(walkToNearest(placed, entrance), entrance).map(({ stop }) => stop),
    ...unplaced,
  ];
}

type Placed = { stop: Stop; spot: Spot };
const apart = (a: Spot, b: Spot) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function nearestEntrance(spots: readonly Spot[], entrances: readonly Spot[]): Spot {
  const reach = (entrance: Spot) => Math.min(...spots.map((spot) => apart(entrance, spot)));
  return entrances.length === 0
    ? { x: 0, y: 0 }
    : entrances.reduce((best, entrance) => (reach(entrance) < reach(best) ? entrance : best));
}

function walkToNearest(places: readonly Placed[], entrance: Spot): Placed[] {
  const left = [...places];
  const way: Placed[] = [];
  let here = entrance;
  while (left.length > 0) {
    const next = left.reduce((best, place) =>
      apart(here, place.spot) < apart(here, best.spot) ? place : best,
    );
    left.splice(left.indexOf(next), 1);
    way.push(next);
    here = next.spot;
  }
  return way;
}

function shorten(way: Placed[], entrance: Spot): Placed[] {
  let best = way;
  let improved = true;
  while (improved) {
    improved = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const turned = [
          ...best.slice(0, from),
          ...best.slice(from, to + 1).reverse(),
          ...best.slice(to + 1),
        ];
        if (walkLength(turned, entrance) < walkLength(best, entrance) - 1e-9) {
          best = turned;
          improved = true;
        }
      }
  }
  return best;
}

function walkLength(way: readonly Placed[], entrance: Spot): number {
  return way.reduce((sum, { spot }, at) => sum + apart(way[at - 1]?.spot ?? entrance, spot), 0);
}
