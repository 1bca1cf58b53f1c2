import { aisleGraph, entrancesOf, type Entrance, type Node } from './aisle-graph.ts';
import { distance, nearestIn, type Point, type Rectangle } from './rectangle.ts';

/** A route between two places: its corners from edge to edge, and its length in metres. */
export type Route = { points: Point[]; metres: number };

/**
 * Cost of a turn in metres. Of two routes with the same length, the one with fewer turns is easier
 * to follow.
 */
const TURN_COST = 0.75;

/** Finds the shortest route along the aisles (A*). Undefined when no aisles connect the two. */
export function findRoute(
  from: Rectangle,
  to: Rectangle,
  aisles: readonly Rectangle[],
): Route | undefined {
  const starts = entrancesOf(from, aisles);
  const ends = entrancesOf(to, aisles);
  const { nodes } = aisleGraph(aisles, [...starts, ...ends]);
  const routes = starts.flatMap((start, index) => {
    const path = search(nodes, index, ends, starts.length);
    return path ? [edgeToEdge(start, path.nodes, ends[path.end], path.cost)] : [];
  });
  const [best] = routes.sort((a, b) => a.cost - b.cost);
  return best && { points: best.points, metres: best.metres };
}

type Found = { nodes: Point[]; end: number; cost: number };
/** A node with the walking direction on arrival. The cost of the next turn depends on it. */
type State = {
  node: number;
  cost: number;
  ahead: number;
  heading: string;
  before: State | undefined;
};

function search(
  nodes: readonly Node[],
  start: number,
  ends: readonly Entrance[],
  firstEnd: number,
): Found | undefined {
  const ahead = (node: Node) => Math.min(...ends.map(({ at }) => distance(node, at)));
  const first = nodes[start];
  if (!first) return undefined;
  let open: State[] = [
    { node: start, cost: 0, ahead: ahead(first), heading: '', before: undefined },
  ];
  const lowestCosts = new Map<string, number>();
  while (open.length > 0) {
    const state = open.reduce((best, one) =>
      one.cost + one.ahead < best.cost + best.ahead ? one : best,
    );
    open = open.filter((one) => one !== state);
    const node = nodes[state.node];
    if (!node) continue;
    if (state.node >= firstEnd && state.node < firstEnd + ends.length)
      return { nodes: trace(state, nodes), end: state.node - firstEnd, cost: state.cost };
    for (const { to, metres } of node.next) {
      const next = nodes[to];
      if (!next) continue;
      const heading = metres === 0 ? state.heading : headingOf(node, next);
      const turns = state.heading !== '' && heading !== state.heading;
      const cost = state.cost + metres + (turns ? TURN_COST : 0);
      const key = `${to} ${heading}`;
      if (cost >= (lowestCosts.get(key) ?? Infinity)) continue;
      lowestCosts.set(key, cost);
      open.push({ node: to, cost, ahead: ahead(next), heading, before: state });
    }
  }
  return undefined;
}

function headingOf(from: Point, to: Point): string {
  return `${Math.sign(Math.round(to.x - from.x))} ${Math.sign(Math.round(to.y - from.y))}`;
}

function trace(state: State | undefined, nodes: readonly Node[]): Point[] {
  const points: Point[] = [];
  for (let at = state; at; at = at.before) {
    const node = nodes[at.node];
    if (node) points.unshift({ x: node.x, y: node.y });
  }
  return points;
}

function edgeToEdge(
  start: Entrance,
  path: readonly Point[],
  end: Entrance | undefined,
  cost: number,
) {
  const points = corners([start.edge, ...path, ...(end ? [end.edge] : [])]);
  const metres = points
    .slice(1)
    .reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
  return {
    points,
    metres,
    cost: cost + distance(start.edge, start.at) + (end ? distance(end.edge, end.at) : 0),
  };
}

/** Removes duplicate points and points within a straight line. */
function corners(points: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (const point of points) {
    const last = result.at(-1);
    if (last && distance(last, point) < 0.01) continue;
    const before = result.at(-2);
    if (last && before && isStraight(before, last, point)) result.pop();
    result.push(point);
  }
  return result;
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  const onward = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
  return Math.abs(turn) < 0.01 && onward > 0;
}

/** The width in metres of the narrowest aisle of a route. 0 when it uses none. */
export function narrowestAisle({ points }: Route, aisles: readonly Rectangle[]): number {
  const widths = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const here = aisles.filter((aisle) => distance(nearestIn(aisle, middle), middle) < 0.01);
    return Math.max(0, ...here.map(({ W, H }) => Math.min(W, H)));
  });
  const used = widths.filter((width) => width > 0);
  return used.length === 0 ? 0 : Math.min(...used);
}
