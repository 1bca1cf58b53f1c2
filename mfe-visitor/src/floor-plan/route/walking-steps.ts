import type { Route } from '@dswine/shared/fair/hall/find-route';
import { distance, type Point, type Rectangle } from '@dswine/shared/fair/hall/rectangle';
import { cornerLandmark, passedLandmark, type Landmark } from './landmarks.ts';
import type { Place } from '../shown/places.ts';

export type Compass = 'north' | 'east' | 'south' | 'west';
export type Turn = 'left' | 'right' | 'straight';
export type Passed = { side: 'left' | 'right'; place: Place };

/**
 * A walking instruction. `near` is what stands at the corner of the next turn, `passed` what is
 * passed on a long walk before it. The turn of the start is relative to leaving the place.
 */
export type Step =
  | {
      kind: 'start' | 'turn';
      turn: Turn;
      heading: Compass;
      metres: number;
      near?: Place;
      passed?: Passed;
    }
  | { kind: 'arrive'; side: 'left' | 'right' | 'ahead' };

/** In metres. Shorter ends of a route are a step out of a booth, not a walk. */
const MIN_WALK_METRES = 4;

type Ends = { from: Place; to: Place };

/**
 * Converts a route to steps: out of the place, along each aisle from landmark to landmark, and the
 * side of the destination.
 */
export function stepsOf({ points }: Route, ends: Ends, places: readonly Place[]): Step[] {
  const landmarks: Landmark[] = places.filter(
    ({ code }) => code !== ends.from.code && code !== ends.to.code,
  );
  const legs = points.slice(1).map((to, index) => legOf(points[index] ?? to, to));
  const [first] = legs;
  const doorstep = legs.length > 1 && first && first.metres < MIN_WALK_METRES ? first : undefined;
  const inner = doorstep ? legs.slice(1) : legs;
  const endsWithDoorstep = inner.length > 1 && (inner.at(-1)?.metres ?? 0) < MIN_WALK_METRES;
  const walks = endsWithDoorstep ? inner.slice(0, -1) : inner;
  const steps = walks.map((walk, index): Step => {
    const { heading, metres, to } = walk;
    const before = index === 0 ? doorstep : walks[index - 1];
    const near = index === walks.length - 1 ? undefined : cornerLandmark(to, landmarks);
    const passed = passedOn(
      walk,
      landmarks.filter((one) => one !== near),
    );
    return {
      kind: index === 0 ? 'start' : 'turn',
      turn: before ? turnOf(before.heading, heading) : 'straight',
      heading,
      metres: Math.round(metres),
      ...(near && { near }),
      ...(passed && { passed }),
    };
  });
  return [...steps, { kind: 'arrive', side: sideOf(walks.at(-1), ends.to.at) }];
}

type Leg = { heading: Compass; metres: number; from: Point; to: Point };

function legOf(from: Point, to: Point): Leg {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const heading =
    Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 'east' : 'west') : y >= 0 ? 'south' : 'north';
  return { heading, metres: distance(from, to), from, to };
}

const clockwise: readonly Compass[] = ['north', 'east', 'south', 'west'];

function turnOf(before: Compass, after: Compass): Turn {
  const quarters = (clockwise.indexOf(after) - clockwise.indexOf(before) + 4) % 4;
  return quarters === 1 ? 'right' : quarters === 3 ? 'left' : 'straight';
}

function sideOf(leg: Leg | undefined, { X, Y, W, H }: Rectangle): 'left' | 'right' | 'ahead' {
  if (!leg) return 'ahead';
  const turn = turnOf(leg.heading, legOf(leg.to, { x: X + W / 2, y: Y + H / 2 }).heading);
  return turn === 'straight' ? 'ahead' : turn;
}

function passedOn({ from, to, heading }: Leg, landmarks: readonly Landmark[]): Passed | undefined {
  const found = passedLandmark(from, to, landmarks);
  if (!found) return undefined;
  const side = turnOf(heading, legOf(found.nearest, found.centre).heading);
  return side === 'straight' ? undefined : { side, place: found.place };
}
