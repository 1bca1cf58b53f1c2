import {
  centreOf,
  distance,
  gapBetween,
  nearestIn,
  overlapOf,
  type Point,
  type Rectangle,
} from './rectangle.ts';

/** A point in the aisles, with the nodes reachable from it in a straight line. */
export type Node = Point & { next: { to: number; metres: number }[] };
export type AisleGraph = { aisles: readonly Rectangle[]; nodes: Node[] };

/** An aisle counts as adjacent up to this many metres beyond the nearest aisle. */
const NEAREST_AISLE_TOLERANCE = 0.5;

/**
 * The aisles as a graph. It has a node in the middle of each crossing. It also has a node for each
 * given entrance, on the centre line of its aisle. Edges join neighbouring nodes along an aisle.
 */
export function aisleGraph(
  aisles: readonly Rectangle[],
  entrances: readonly Entrance[] = [],
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

/**
 * The point where a place meets an aisle: `edge` on the place, `at` on the centre line of the
 * aisle.
 */
export type Entrance = { at: Point; edge: Point; aisle: number };

/** The entrances of a place: one for each equally near aisle. A corner booth has two. */
export function entrancesOf(place: Rectangle, aisles: readonly Rectangle[]): Entrance[] {
  const gaps = aisles.map((aisle) => gapBetween(place, aisle));
  const least = Math.min(...gaps);
  return aisles.flatMap((aisle, index) => {
    if ((gaps[index] ?? Infinity) > least + NEAREST_AISLE_TOLERANCE) return [];
    const at = nearestIn(middleLine(aisle), centreOf(place));
    return [{ at, edge: nearestIn(place, at), aisle: index }];
  });
}

function middleLine({ X, Y, W, H }: Rectangle): Rectangle {
  return W >= H ? { X, Y: Y + H / 2, W, H: 0 } : { X: X + W / 2, Y, W: 0, H };
}
