import { aisleGraph, entrancesOf, type Door, type Node } from './aisle-graph.ts';
import { distance, type Point, type Rectangle } from './rectangle.ts';

/** The way from one place to another: its corners from edge to edge, and how long it is. */
export type Route = { points: Point[]; metres: number };

/** Of two ways of one length the one with fewer turns is easier to remember; a turn counts as so many metres. */
const TURN = 0.75;

/** The shortest way along the aisles (A* over them). Undefined when no aisles join the two. */
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
/** A node, come to by walking in a direction: turning there depends on it. */
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
  ends: readonly Door[],
  firstEnd: number,
): Found | undefined {
  const ahead = (node: Node) => Math.min(...ends.map(({ at }) => distance(node, at)));
  const first = nodes[start];
  if (!first) return undefined;
  let open: State[] = [
    { node: start, cost: 0, ahead: ahead(first), heading: '', before: undefined },
  ];
  const known = new Map<string, number>();
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
      const cost = state.cost + metres + (turns ? TURN : 0);
      const key = `${to} ${heading}`;
      if (cost >= (known.get(key) ?? Infinity)) continue;
      known.set(key, cost);
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

function edgeToEdge(start: Door, path: readonly Point[], end: Door | undefined, cost: number) {
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

/** Without points that stand on each other or in the middle of a straight walk. */
function corners(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && distance(last, point) < 0.01) continue;
    const before = kept.at(-2);
    if (last && before && isStraight(before, last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  const onward = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
  return Math.abs(turn) < 0.01 && onward > 0;
}
