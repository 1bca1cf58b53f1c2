import type { AreaCode } from '@dswine/shared/contract/wire';
import { chooseRoom, type Room } from './backdrop.ts';
import { dawn } from './film-dawn.ts';
import { guidedWalk } from './film-hall.ts';
import { making } from './film-making.ts';
import { pouring } from './film-pouring.ts';
import { flight, range, notes } from './film-table.ts';
import { yearNumeral } from './film-year.ts';
import type { Sheet } from './sheet.ts';

/**
 * An animated drawing: `at` runs from 0 to 1. Equal arguments give equal pictures, so films can be
 * reproduced.
 */
export type FilmScene = (
  sheet: Sheet,
  frame: { room: Room; area: AreaCode; at: number; year: number },
) => string;

const scenes = {
  pouring,
  making,
  flight,
  range,
  notes,
  hall: guidedWalk,
  dawn,
  year: yearNumeral,
} as const satisfies Record<string, FilmScene>;
export type FilmSceneName = keyof typeof scenes;

/** The scene of a film's record. Throws on an unknown name. */
export function filmSceneOf(name: string): FilmSceneName {
  if (Object.hasOwn(scenes, name)) return name as FilmSceneName;
  throw new Error(`There is no film scene "${name}": ${Object.keys(scenes).join(', ')}`);
}

/** The moment that represents a scene, for its poster. */
const bestMoment = 0.72;

/** Draws one frame of a scene. Without `at`, draws the poster. */
export function drawFilmScene(
  sheet: Sheet,
  name: FilmSceneName,
  area: AreaCode,
  { at = bestMoment, year = 0 }: { at?: number | undefined; year?: number | undefined } = {},
): string {
  const room = chooseRoom(sheet, sheet.height * 0.8);
  return scenes[name](sheet, { room, area, at, year });
}
