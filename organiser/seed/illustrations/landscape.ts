import { blend, type Room } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import { svg } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

export const leaf: Pair = ['#6f8060', '#49583f'];
export const soil: Pair = ['#a8815c', '#5a4430'];

export const ground = ({ width, height, fill }: Sheet, y: number, pair: Pair): string =>
  svg`<rect y="${y}" width="${width}" height="${height - y}" ${fill(pair)}/>`;
export const ridges = (
  sheet: Sheet,
  room: Room,
  [top, low]: readonly [number, number],
  count = 3,
): string =>
  drawRidges(sheet, {
    top,
    low,
    far: blend(room.wall, leaf, 0.25),
    near: blend(room.wall, leaf, 0.75),
    count,
  });
export const sun = (
  { fill }: Sheet,
  room: Room,
  [x, y, r]: readonly [number, number, number],
): string => svg`<circle cx="${x}" cy="${y}" r="${r}" ${fill(room.shape)}/>`;
