import { manhattanDistance, type Spot, type Stop } from './visit-order.ts';

/** Free time for `room` booths, between two places where those are known. */
export type Gap = { room: number; from: Spot | undefined; to: Spot | undefined };

/** More than any way in the hall: a stop without a position fills what is left. */
const UNKNOWN_METRES = 10_000;

/**
 * The stops to visit in each gap, in order. Cheapest insertion: the stop that adds least to the way
 * is next, at the position where it adds least. Equal ones keep their order, in the earliest gap.
 * Stops for which there is no room are left out.
 */
export function fillGaps(stops: readonly Stop[], gaps: readonly Gap[]): Stop[][] {
  const visits = gaps.map((): Stop[] => []);
  const left = new Set(stops);
  while (left.size > 0) {
    const best = cheapestInsertion([...left], gaps, visits);
    if (!best) break;
    visits[best.gap]?.splice(best.at, 0, best.stop);
    left.delete(best.stop);
  }
  return visits.map((visited, at) =>
    gaps[at]?.from || gaps[at]?.to ? visited : stops.filter((stop) => visited.includes(stop)),
  );
}

type Insertion = { gap: number; at: number; stop: Stop; metres: number };

function cheapestInsertion(
  stops: readonly Stop[],
  gaps: readonly Gap[],
  visits: readonly (readonly Stop[])[],
): Insertion | undefined {
  let best: Insertion | undefined;
  for (const [gap, { room, from, to }] of gaps.entries()) {
    const visited = visits[gap] ?? [];
    if (visited.length >= room) continue;
    const way = [from, ...visited.map(({ spot }) => spot), to];
    for (const stop of stops)
      for (let at = 0; at <= visited.length; at++) {
        const metres = stop.spot ? detour(stop.spot, way[at], way[at + 1]) : UNKNOWN_METRES;
        // A later position wins a tie, so that stops of equal cost stay in their order.
        const isBetter =
          !best ||
          metres < best.metres ||
          (metres === best.metres && best.gap === gap && best.stop === stop);
        if (isBetter) best = { gap, at, stop, metres };
      }
  }
  return best;
}

function detour(by: Spot, from: Spot | undefined, to: Spot | undefined): number {
  const metres = (a: Spot | undefined, b: Spot | undefined) =>
    a && b ? manhattanDistance(a, b) : 0;
  return metres(from, by) + metres(by, to) - metres(from, to);
}
