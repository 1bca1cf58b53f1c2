import { blend } from './backdrop.ts';
import { drawCalendar, drawCorkscrew, drawHallMap } from './fair-motifs.ts';
import { drawRidges } from './hills.ts';
import { svg } from '../../src/pictures/markup.ts';
import { drawBlocks, drawHall, drawTower } from './skyline.ts';
import { accentOf, tabletop, wallOf, type Motif } from './table-motifs.ts';

/** Taipei: hills, blocks, the tower, and the hall in front. */
export const city: Motif = (sheet, room) => {
  const { width, height } = sheet;
  const base = height * 0.86;
  const far = blend(room.wall, room.shape, 0.45);
  const right = sheet.chance.whether(0.5);
  const sun = svg`<circle cx="${width * (right ? 0.3 : 0.68)}" cy="${height * 0.34}" r="${height * 0.17}" ${sheet.fill(room.shape)}/>`;
  const ridges = drawRidges(sheet, {
    top: height * 0.44,
    low: base,
    far: blend(room.wall, room.shape, 0.25),
    near: far,
    count: 3,
  });
  const tone = blend(room.shape, [accentOf(sheet), '#e9d9b8'], 0.45);
  const tower = drawTower(sheet, {
    x: width * (right ? 0.72 : 0.27),
    base,
    height: height * 0.74,
    pair: tone,
    line: room.wall,
  });
  const hall = drawHall(sheet, {
    x: width * (right ? 0.1 : 0.42),
    base,
    width: width * 0.48,
    pair: [accentOf(sheet), '#d9c7a0'],
    light: room.wall,
  });
  const ground = svg`<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(room.table)}/>`;
  return (
    wallOf(sheet, room) +
    sun +
    ridges +
    drawBlocks(sheet, {
      x: 0,
      base,
      width,
      tallest: height * 0.22,
      pair: blend(room.wall, room.shape, 0.8),
    }) +
    tower +
    hall +
    ground
  );
};

export const opener: Motif = (sheet, room) =>
  tabletop(sheet, room) +
  drawCorkscrew(sheet.width * 0.5, sheet.height * 0.48, sheet.height * 0.78, accentOf(sheet));
export const plan: Motif = (sheet, room) =>
  tabletop(sheet, room) +
  drawHallMap(sheet, sheet.width * 0.5, sheet.height * 0.5, sheet.height * 0.74);
export const dates: Motif = (sheet, room) =>
  tabletop(sheet, room) +
  drawCalendar(sheet, {
    x: sheet.width * 0.5,
    y: sheet.height * 0.52,
    size: sheet.height * 0.66,
    accent: accentOf(sheet),
  });
