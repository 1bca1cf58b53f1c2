import { drawBackdrop } from './backdrop.ts';
import { houseRange } from './house-bottles.ts';
import { drawTastingSheets } from './fair-motifs.ts';
import { between, camera } from './film-motion.ts';
import type { FilmScene } from './film-scenes.ts';
import { drawWare, wareHeights, wareWidth } from './glassware.ts';
import { svg } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { servings } from './servings.ts';
import { onGround } from './sheet.ts';

const ladders: Record<'wine' | 'spirits' | 'sake' | 'beer', readonly string[]> = {
  wine: ['#ecdc9a', '#e6c46a', '#eaa797', '#a8324a', '#6b1730'],
  spirits: ['#ecd9a8', '#e0b25a', '#d18a2c', '#b0601a', '#7d3a10'],
  sake: ['#1f5673', '#a63a2e', '#3d6b62', '#4a4668', '#b08d3e'],
  beer: ['#ecc964', '#dfa032', '#c77c25', '#94481a', '#3a2016'],
};

/** Five glasses are put down one after another, and each is filled with a tasting measure. */
export const flight: FilmScene = (sheet, { room, area, at }) => {
  const { width, height, chance } = sheet;
  const backdrop = drawBackdrop(sheet, room, width / 2, height * 0.8);
  const [ware] = chance.pick(servings[area]);
  const tall = height * 0.56;
  const lift = Math.min(
    1 / wareHeights[ware],
    1.3,
    (width * 0.14) / wareWidth(ware, wareHeights[ware] * tall),
  );
  const step = Math.max(wareWidth(ware, wareHeights[ware] * tall) * lift * 1.24, width * 0.14);
  const glasses = ladders[area].map((drink, index) => {
    const comes = between(at, index * 0.08, index * 0.08 + 0.2);
    const fills = between(at, 0.2 + index * 0.1, 0.45 + index * 0.1);
    const placement = {
      x: width / 2 + (index - 2) * step,
      base: height * 0.9 + (index % 2) * 10 - (1 - comes) * 70,
      height: wareHeights[ware] * lift * tall,
    };
    return svg`<g opacity="${String(Math.round(comes * 100) / 100)}">${drawWare(sheet, { kind: ware, placement, drink, level: 0.03 + 0.42 * fills, name: `f${index}` })}</g>`;
  });
  return backdrop + onGround(sheet, glasses.join(''));
};

/** A producer's bottles; the camera moves closer, and light runs over them. */
export const range: FilmScene = (sheet, { room, area, at }) => {
  const { width, height } = sheet;
  const backdrop = drawBackdrop(sheet, room, width / 2, height * 0.8);
  const bottles = houseRange(sheet, {
    subject: { area, name: '', category: '' },
    x: width / 2,
    base: height * 0.93,
    tall: height * 0.78,
    count: 3,
  });
  const x = -width * 0.3 + at * width * 1.6;
  const gleam = sheet.define(
    'gl',
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  );
  const light = svg`<path d="M${x} 0h90l-60 ${height}h-90Z" fill="url(#${gleam})"/>`;
  return camera(backdrop + bottles, { width, height, at, side: sheet.light, zoom: 0.2 }) + light;
};

/** Tasting notes on a table; the camera leans over them. */
export const notes: FilmScene = (sheet, { room, at }) => {
  const { width, height } = sheet;
  const table = svg`<rect width="${width}" height="${height}" ${sheet.fill(room.table)}/><circle cx="${width * 0.2}" cy="${height * 0.7}" r="${height * 0.5}" ${sheet.fill(room.shape)}/>`;
  const sheets = drawTastingSheets(sheet, {
    x: width * 0.5,
    y: height * 0.5,
    size: height * 0.9,
    accent: palettes[sheet.theme].accent,
  });
  return camera(table + sheets, { width, height, at, side: sheet.light, zoom: 0.34 });
};
