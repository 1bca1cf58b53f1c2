import type { Booth } from '@dswine/shared/contract/floorplan';
import type { Route } from './find-route.ts';
import { centreOf, distance, gapBetween, type Point, type Rectangle } from './rectangle.ts';

export type Compass = 'north' | 'east' | 'south' | 'west';
export type Turn = 'left' | 'right' | 'straight';

/** A walking instruction. `near` is the booth at the corner of the next turn. */
export type Step =
  | { kind: 'start'; heading: Compass; metres: number; near?: string }
  | { kind: 'turn'; turn: Turn; heading: Compass; metres: number; near?: string }
  | { kind: 'arrive'; side: 'left' | 'right' | 'ahead' };

/** In metres. Shorter ends of a route are a step out of a booth, not a walk. */
const MIN_WALK_METRES = 4;

/**
 * Converts a route to steps: out of the place, along each aisle to a landmark, and the side of the
 * destination.
 */
export function stepsOf(
  { points }: Route,
  destination: Rectangle,
  booths: readonly Booth[],
): Step[] {
  const legs = points.slice(1).map((to, index) => legOf(points[index] ?? to, to));
  const withoutFirstDoorstep =
    legs.length > 1 && (legs[0]?.metres ?? 0) < MIN_WALK_METRES ? legs.slice(1) : legs;
  const endsWithDoorstep =
    withoutFirstDoorstep.length > 1 && (withoutFirstDoorstep.at(-1)?.metres ?? 0) < MIN_WALK_METRES;
  const walks = endsWithDoorstep ? withoutFirstDoorstep.slice(0, -1) : withoutFirstDoorstep;
  const steps = walks.map(({ heading, metres, to }, index): Step => {
    const last = index === walks.length - 1;
    const near = last ? undefined : landmark(to, booths);
    const rest = { heading, metres: Math.round(metres), ...(near !== undefined && { near }) };
    const before = walks[index - 1];
    return before
      ? { kind: 'turn', turn: turnOf(before.heading, heading), ...rest }
      : { kind: 'start', ...rest };
  });
  return [...steps, { kind: 'arrive', side: sideOf(walks.at(-1), destination) }];
}

type Leg = { heading: Compass; metres: number; to: Point };

function legOf(from: Point, to: Point): Leg {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const heading =
    Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 'east' : 'west') : y >= 0 ? 'south' : 'north';
  return { heading, metres: distance(from, to), to };
}

const clockwise: readonly Compass[] = ['north', 'east', 'south', 'west'];

function turnOf(before: Compass, after: Compass): Turn {
  const quarters = (clockwise.indexOf(after) - clockwise.indexOf(before) + 4) % 4;
  return quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'straight';
}

function sideOf(leg: Leg | undefined, destination: Rectangle): 'left' | 'right' | 'ahead' {
  if (!leg) return 'ahead';
  const centre = centreOf(destination);
  const turn = turnOf(leg.heading, legOf(leg.to, centre).heading);
  return turn === 'straight' ? 'ahead' : turn;
}

/**
 * The booth nearest to a corner. Occupied booths come first: a name on a wall is easier to see than
 * a number.
 */
function landmark(corner: Point, booths: readonly Booth[]): string | undefined {
  const at = { X: corner.x, Y: corner.y, W: 0, H: 0 };
  const distanceTo = (booth: Booth) =>
    gapBetween(booth, at) + (booth.Exhibitors.length === 0 ? 1 : 0);
  let nearest: Booth | undefined;
  for (const booth of booths)
    if (!nearest || distanceTo(booth) < distanceTo(nearest)) nearest = booth;
  return nearest && gapBetween(nearest, at) < 6 ? nearest.Number : undefined;
}
