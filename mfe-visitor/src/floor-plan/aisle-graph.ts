import {
  centreOf,
  distance,
  gapBetween,
  nearestIn,
  overlapOf,
  type Point,
  type Rectangle,
} from './rectangle.ts';

/** A point of the aisles, with what can be reached from it in one straight walk. */
export type Node = Point & { next: { to: number; metres: number }[] };
export type AisleGraph = { aisles: readonly Rectangle[]; nodes: Node[] };

/** Aisles further from a place than its nearest one by this, in metres, are no way out of it. */
const ALIKE = 0.5;

/**
 * The aisles as a graph: a node where two of them cross, in the middle of the crossing, and one at each door of the
 * places that are asked for, on the middle line of the aisle before it. Along an aisle neighbours are joined.
 */
export function aisleGraph(
  aisles: readonly Rectangle[],
  entrances: readonly Door[] = [],
): AisleGraph {
  const nodes: Node[] = [];
  const onAisle = aisles.map((): number[] => []);
  const add = (point: Point, ...at: number[]) => {
    for (const aisle of at) onAisle[aisle]?.push(nodes.length);
    nodes.push({ ...point, next: [] });
  };
  for (const { at, aisle } of entrances) add(at, aisle);
  aisles.forEach((one, first) =>
    aisles.forEach((other, second) => {
      const common = second > first ? overlapOf(one, other) : undefined;
      if (common) add(centreOf(common), first, second);
    }),
  );
  onAisle.forEach((members, index) => {
    const aisle = aisles[index];
    if (!aisle) return;
    const along = aisle.W >= aisle.H ? 'x' : 'y';
    const sorted = members.toSorted((a, b) => (nodes[a]?.[along] ?? 0) - (nodes[b]?.[along] ?? 0));
    sorted.slice(1).forEach((to, at) => join(nodes, sorted[at] ?? to, to));
  });
  return { aisles, nodes };
}

function join(nodes: Node[], from: number, to: number): void {
  const [a, b] = [nodes[from], nodes[to]];
  if (!a || !b) return;
  const metres = distance(a, b);
  a.next.push({ to, metres });
  b.next.push({ to: from, metres });
}

/** Where a place opens to an aisle: `edge` on the place, `at` on the middle line of the aisle. */
export type Door = { at: Point; edge: Point; aisle: number };

/** The doors of a place: one to each of the aisles that lie equally near, so that a corner booth has two. */
export function entrancesOf(place: Rectangle, aisles: readonly Rectangle[]): Door[] {
  const gaps = aisles.map((aisle) => gapBetween(place, aisle));
  const least = Math.min(...gaps);
  return aisles.flatMap((aisle, index) => {
    if ((gaps[index] ?? Infinity) > least + ALIKE) return [];
    const at = nearestIn(middleLine(aisle), centreOf(place));
    return [{ at, edge: nearestIn(place, at), aisle: index }];
  });
}

function middleLine({ X, Y, W, H }: Rectangle): Rectangle {
  return W >= H ? { X, Y: Y + H / 2, W, H: 0 } : { X: X + W / 2, Y, W: 0, H };
}
