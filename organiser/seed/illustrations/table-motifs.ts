import type { AreaCode } from '@dswine/shared/contract/wire';
import { blend, drawBackdrop, type Room } from './backdrop.ts';
import { drawTastingSheets } from './fair-motifs.ts';
import { drawWare, type WareName, wareHeights, wareWidth } from './glassware.ts';
import { pour, servings } from './servings.ts';
import { barley, grapes, hop, juniper } from './label-botanical.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { houseRange, withLightArt } from './house-bottles.ts';
import { palettes } from './palette.ts';
import { placeScenes } from './place-scenes.ts';
import { rice } from './rice-ear.ts';
import { bottleHeight, drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { chooseBottle } from './product-picture.ts';
import { onGround, type Sheet } from './sheet.ts';
import { drawFlight } from './still-lifes.ts';

/** A general scene in the colours of an area, for news, events and exhibitors. */
export type Motif = (sheet: Sheet, room: Room, area: AreaCode) => string;

/** The motif of a scene; without one, any. */
export function motifOf(motifs: Record<string, Motif>, scene: string | undefined, sheet: Sheet) {
  const [first = flight, ...others] = Object.values(motifs);
  return (scene === undefined ? undefined : motifs[scene]) ?? sheet.chance.pick([first, ...others]);
}

export const wallOf = (sheet: Sheet, room: Room): string =>
  svg`<rect width="${sheet.width}" height="${sheet.height}" ${sheet.fill(room.wall)}/>`;
export const accentOf = (sheet: Sheet): string => palettes[sheet.theme].accent;

export const flight: Motif = (sheet, room) =>
  drawBackdrop(sheet, room, sheet.width / 2, sheet.height * 0.78) +
  drawFlight(sheet, sheet.width / 2, sheet.height * 0.88, sheet.height * 0.54);

/** The plant that the drink is made from, large, on a disc. */
export const harvest: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const [x, r] = [width * chance.pick([0.34, 0.5, 0.66]), height * 0.43];
  const field = svg`<rect width="${width}" height="${height}" ${sheet.fill(blend(room.wall, room.shape, 0.3))}/><circle cx="${x}" cy="${height / 2}" r="${r}" ${sheet.fill(room.wall)}/>`;
  const rings = times(
    6,
    (at) => svg`<circle cx="${x}" cy="${height / 2}" r="${r * (1.16 + at * 0.17)}"/>`,
  );
  return svg`${field}<g fill="none" stroke-width="1.5" ${sheet.stroke(room.wall)}>${rings}</g>${drawPlant(sheet, { area }, { x, y: height / 2, r: r * 0.76 })}`;
};

/** A line drawing of the plant that a drink is made from. */
export function drawPlant(
  sheet: Sheet,
  { area, category = '' }: { area: AreaCode; category?: string },
  { x, y, r }: { x: number; y: number; r: number },
): string {
  const { chance } = sheet;
  const plant =
    plantOf[category] ??
    {
      wine: grapes,
      spirits: chance.pick([barley, grapes]),
      sake: rice,
      beer: chance.pick([hop, barley]),
    }[area];
  return svg`<g fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" ${sheet.stroke([accentOf(sheet), '#f3e3c4'])}>${plant(x, y, r, palettes[sheet.theme].inks[3] ?? accentOf(sheet))}</g>`;
}

const plantOf: Record<string, typeof grapes> = {
  whisky: barley,
  vodka: barley,
  gin: juniper,
  brandy: grapes,
};

/** A bottle and a glass or cup for it. */
export const table: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const x = width * chance.pick([0.36, 0.5, 0.64]);
  const backdrop = drawBackdrop(sheet, room, x, height * 0.78);
  const bottle = withLightArt(chooseBottle(chance, { area, name: '', category: '' }));
  const form = silhouettes[bottle.vessel.silhouette];
  const [ware, drink] = pour(chance, area, bottle.vessel);
  const side = sheet.light;
  const tall = bottleHeight(form, height * 0.78, height * 0.4);
  const standing = drawBottle(sheet, bottle, {
    x: x - side * height * 0.14,
    base: height * 0.9,
    height: tall,
  });
  const glass = {
    x: x + side * height * 0.22,
    base: height * 0.93,
    height: wareHeights[ware] * height * 0.5,
  };
  return (
    backdrop +
    onGround(
      sheet,
      standing + drawWare(sheet, { kind: ware, placement: glass, drink, level: 0.52, name: 'w' }),
    )
  );
};

export const tabletop = (sheet: Sheet, room: Room): string =>
  svg`<rect width="${sheet.width}" height="${sheet.height}" ${sheet.fill(room.table)}/><circle cx="${sheet.width * sheet.chance.between(0.1, 0.9)}" cy="${sheet.height * sheet.chance.between(0, 1)}" r="${sheet.height * 0.52}" ${sheet.fill(room.shape)}/>`;

export const notes: Motif = (sheet, room) =>
  tabletop(sheet, room) +
  drawTastingSheets(sheet, {
    x: sheet.width * 0.5,
    y: sheet.height * 0.5,
    size: sheet.height * 0.86,
    accent: accentOf(sheet),
  });
export const place: Motif = (sheet, room, area) =>
  wallOf(sheet, room) +
  placeScenes[area](sheet, room, sheet.width * sheet.chance.pick([0.46, 0.5, 0.54]));

export const range: Motif = (sheet, room, area) =>
  drawBackdrop(sheet, room, sheet.width / 2, sheet.height * 0.76) +
  houseRange(sheet, {
    subject: { area, name: '', category: '' },
    x: sheet.width / 2,
    base: sheet.height * 0.89,
    tall: sheet.height * 0.74,
    count: 3,
  });

/** Where each vessel is widest, as a share of its height. Two vessels touch there. */
const bellies: Record<WareName, number> = {
  wine: 0.7,
  flute: 0.72,
  copita: 0.52,
  tumbler: 1,
  pint: 0.9,
  weizen: 0.88,
  tulip: 0.64,
  ochoko: 1,
};

/** Two glasses that touch in the air. */
export const toast: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const [ware, drink] =
    area === 'sake' ? (['wine', '#eeecd8'] as const) : chance.pick(servings[area]);
  const tall = wareHeights[ware] * height * (wareHeights[ware] < 0.8 ? 0.86 : 0.72);
  const [base, apart] = [
    height * 0.5 + tall * 0.5,
    tall * 0.242 * bellies[ware] + wareWidth(ware, tall) * 0.49,
  ];
  const lean = (side: number): string => {
    const x = width / 2 + side * apart;
    const glass = drawWare(sheet, {
      kind: ware,
      placement: { x, base, height: tall },
      drink,
      level: 0.55,
      name: side < 0 ? 'l' : 'r',
      floating: true,
    });
    return svg`<g transform="rotate(${side * -14} ${x} ${base})">${glass}</g>`;
  };
  const top = base - tall * 1.04;
  const spark = [-34, 0, 34].map(
    (turn) =>
      svg`<path d="M${width / 2} ${top}v${-height * 0.07}" transform="rotate(${turn} ${width / 2} ${top + height * 0.09})"/>`,
  );
  return svg`${drawBackdrop(sheet, { ...room, horizon: height }, width / 2, height)}${lean(1)}${lean(-1)}<g stroke="${accentOf(sheet)}" stroke-width="4" stroke-linecap="round">${spark}</g>`;
};
