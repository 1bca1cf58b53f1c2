import { blend } from './backdrop.ts';
import { between } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { drawBlocks, drawHall, drawTower } from './skyline.ts';

/** Morning in Taipei: the sun rises behind tower and hall, and the doors open. */
export const dawn: FilmScene = (sheet, { room, at }) => {
  const { width, height } = sheet;
  const base = height * 0.87;
  const { accent } = palettes[sheet.theme];
  const rise = between(at, 0, 0.9);
  const sky = svg`<rect width="${width}" height="${height}" ${sheet.fill(room.wall)}/><rect width="${width}" height="${height}" fill="#20323c" fill-opacity="${String(Math.round((1 - rise) * 38) / 100)}"/>`;
  const sun = svg`<circle cx="${width * 0.5}" cy="${height * (0.92 - rise * 0.58)}" r="${height * 0.18}" ${sheet.fill(room.shape)}/>`;
  const far = blend(room.wall, room.shape, 0.45);
  const ridges = drawRidges(sheet, {
    top: height * 0.46,
    low: base,
    far: blend(room.wall, room.shape, 0.25),
    near: far,
    count: 3,
  });
  const blocks = drawBlocks(sheet, {
    x: 0,
    base,
    width,
    tallest: height * 0.24,
    pair: blend(room.wall, room.shape, 0.8),
  });
  const tower = drawTower(sheet, {
    x: width * 0.74,
    base,
    height: height * 0.78,
    pair: blend(room.shape, [accent, '#e9d9b8'], 0.45),
    line: room.wall,
  });
  const hall = drawHall(sheet, {
    x: width * 0.1,
    base,
    width: width * 0.5,
    pair: [accent, '#d9c7a0'],
    light: room.wall,
  });
  const lamps = times(8, (lamp) => {
    const on = between(at, 0.3 + lamp * 0.05, 0.36 + lamp * 0.05);
    return svg`<rect x="${width * (0.145 + lamp * 0.0545)}" y="${base - 34}" width="18" height="30" fill="#f6d37a" fill-opacity="${String(Math.round(on * 80) / 100)}"/>`;
  });
  const ground = svg`<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(room.table)}/>`;
  return sky + sun + ridges + blocks + tower + hall + lamps + ground;
};
