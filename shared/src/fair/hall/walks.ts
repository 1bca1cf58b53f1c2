import { findRoute } from './find-route.ts';
import type { Rectangle } from './rectangle.ts';

/** Walking pace in metres per minute, among people who stop and look. */
const METRES_PER_MINUTE = 50;

/** Minutes of a walk in the hall, at least one. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / METRES_PER_MINUTE));
}

/** A place in the hall. `code` names it in URLs: a booth number, or `main-entrance`. */
export type HallPlace = { code: string; at: Rectangle };
/** Minutes to walk to each place, by its code. Places that no aisle reaches are missing. */
export type Walks = Readonly<Record<string, number>>;

/** Routes that are computed before other work gets its turn. */
const ROUTES_AT_ONCE = 50;

/** The walks from one place to all others; 0 to itself. `pause` lets other work have its turn. */
export async function walksFrom(
  from: HallPlace,
  places: readonly HallPlace[],
  aisles: readonly Rectangle[],
  pause: () => Promise<unknown>,
): Promise<Walks> {
  const walks: Record<string, number> = {};
  for (const [index, { code, at }] of places.entries()) {
    if (index % ROUTES_AT_ONCE === ROUTES_AT_ONCE - 1) await pause();
    const route = code === from.code ? undefined : findRoute(from.at, at, aisles);
    if (code === from.code) walks[code] = 0;
    else if (route) walks[code] = walkingMinutes(route.metres);
  }
  return walks;
}

/**
 * The code of a room or stand in URLs, from its English name: both languages use the same. The
 * floor plan recognises it.
 */
export function placeCodeOf(englishName: string): string {
  return englishName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
