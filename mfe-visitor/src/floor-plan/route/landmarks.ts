import {
  centreOf,
  distance,
  gapBetween,
  nearestIn,
  type Point,
} from '@dswine/shared/fair/hall/rectangle';
import type { Place } from '../shown/places.ts';

export type Landmark = Place;

/** In metres. What is further from the way is no landmark. */
const CORNER_REACH = 6;
const PASSING_REACH = 5;
/** In metres. On a shorter walk the next corner is in view. */
const LONG_WALK = 15;

/**
 * What stands nearest to a corner. Rooms and desks come first, then occupied booths: a name on a
 * wall is easier to see than a number.
 */
export function cornerLandmark(
  corner: Point,
  landmarks: readonly Landmark[],
): Landmark | undefined {
  const spot = { X: corner.x, Y: corner.y, W: 0, H: 0 };
  const rated = landmarks
    .map((place) => ({ place, gap: gapBetween(place.at, spot) }))
    .filter(({ gap }) => gap < CORNER_REACH)
    .sort((a, b) => a.gap + rank(a.place) - b.gap - rank(b.place));
  return rated[0]?.place;
}

function rank({ facility, booth }: Landmark): number {
  if (facility) return -1;
  return booth?.Exhibitors.length === 0 ? 1 : 0;
}

/**
 * What is passed in the middle of a long walk, with the point of the way beside it: a room or desk,
 * otherwise the largest occupied booth.
 */
export function passedLandmark(
  from: Point,
  to: Point,
  landmarks: readonly Landmark[],
): { place: Landmark; nearest: Point; centre: Point } | undefined {
  const length = distance(from, to);
  if (length < LONG_WALK) return undefined;
  const way = {
    X: Math.min(from.x, to.x),
    Y: Math.min(from.y, to.y),
    W: Math.abs(to.x - from.x),
    H: Math.abs(to.y - from.y),
  };
  const rated = landmarks.flatMap((place) => {
    if (place.booth?.Exhibitors.length === 0 || gapBetween(place.at, way) > PASSING_REACH)
      return [];
    const centre = centreOf(place.at);
    const nearest = nearestIn(way, centre);
    const share = distance(from, nearest) / length;
    if (share < 0.2 || share > 0.8) return [];
    const size = place.facility ? Infinity : place.at.W * place.at.H;
    return [{ place, nearest, centre, size, offMiddle: Math.abs(share - 0.5) }];
  });
  rated.sort((a, b) => (a.size === b.size ? a.offMiddle - b.offMiddle : b.size - a.size));
  return rated[0];
}
