import { blend } from './backdrop.ts';
import type { HotelScene } from './hotel-picture.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawBlocks, drawTower } from './skyline.ts';

const plaster: Pair = ['#efe6da', '#332d27'];
const linen: Pair = ['#fbf7f0', '#d8d0c2'];
const oak: Pair = ['#a9794c', '#6d4c30'];
const dusk: Pair = ['#d8cdd6', '#20273a'];
const lamplight = '#f3d489';

const wall = (sheet: Sheet, pair: Pair): string =>
  svg`<rect width="${sheet.width}" height="${sheet.height}" ${sheet.fill(pair)}/>`;
const floor = (sheet: Sheet, y: number, pair: Pair): string =>
  svg`<rect y="${y}" width="${sheet.width}" height="${sheet.height - y}" ${sheet.fill(pair)}/>`;

/** What is seen through a window: sky, blocks and the tower of Taipei. */
function outlook(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const far = blend(dusk, ['#5b6f78', '#4a5f6c'], 0.55);
  return (
    svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" ${sheet.fill(dusk)}/><circle cx="${x + width * 0.2}" cy="${y + height * 0.24}" r="${height * 0.1}" ${sheet.fill(['#f6e7c4', '#e9d9a8'])}/>` +
    drawTower(sheet, {
      x: x + width * 0.66,
      base: y + height,
      height: height * 0.84,
      pair: far,
      line: dusk,
    }) +
    drawBlocks(sheet, {
      x,
      base: y + height,
      width,
      tallest: height * 0.34,
      pair: blend(far, ['#31463f', '#101a24'], 0.4),
    })
  );
}

/** A made bed between two lamps, a picture of hills above it. */
export const room: HotelScene = (sheet, { wall: accent }) => {
  const { width, height } = sheet;
  const [cx, base] = [width / 2, height * 0.86];
  const lamps = [-1, 1].map((side) => {
    const x = cx + side * width * 0.37;
    return svg`<path d="M${x} ${base}V${height * 0.5}" stroke-width="5" ${sheet.stroke(oak)}/><circle cx="${x}" cy="${height * 0.48}" r="${height * 0.2}" fill="${lamplight}" fill-opacity=".28"/><path d="M${x - 26} ${height * 0.53}l12 -52h28l12 52Z" fill="${lamplight}"/>`;
  });
  const print = svg`<rect x="${cx - 74}" y="${height * 0.1}" width="148" height="86" ${sheet.fill(linen)}/><path d="M${cx - 62} ${height * 0.1 + 74}v-26l34 -22 26 18 30 -30 34 34v26Z" ${sheet.fill(accent)}/>`;
  const bed = svg`<rect x="${cx - 176}" y="${height * 0.4}" width="352" height="${height * 0.36}" rx="12" ${sheet.fill(accent)}/><rect x="${cx - 160}" y="${height * 0.62}" width="320" height="${base - height * 0.62}" rx="8" ${sheet.fill(linen)}/><rect x="${cx - 166}" y="${height * 0.7}" width="332" height="${height * 0.09}" rx="6" ${sheet.fill(blend(accent, linen, 0.45))}/>`;
  const pillows = [-1, 1].map(
    (side) =>
      svg`<rect x="${cx + side * 76 - 60}" y="${height * 0.53}" width="120" height="54" rx="20" ${sheet.fill(['#ffffff', '#efe9dd'])}/>`,
  );
  return [
    wall(sheet, plaster),
    floor(sheet, base - 6, ['#d3bfa4', '#40342a']),
    print,
    lamps.join(''),
    bed,
    pillows.join(''),
  ].join('');
};

/** The city from a high floor, between curtains. */
export const view: HotelScene = (sheet, { wall: accent }) => {
  const { width, height } = sheet;
  const frame = { x: width * 0.1, y: 0, width: width * 0.8, height: height * 0.78 };
  const bars = svg`<path d="M${width * 0.5} 0V${frame.height}M${frame.x} ${height * 0.2}h${frame.width}" stroke-width="7" ${sheet.stroke(linen)}/>`;
  const curtain = (x: number): string =>
    times(
      4,
      (at) =>
        svg`<rect x="${x + at * width * 0.042}" width="${width * 0.044}" height="${height * 0.84}" rx="6" ${sheet.fill(blend(accent, linen, at % 2 ? 0.12 : 0.26))}/>`,
    );
  const chair = svg`<path d="M${width * 0.28} ${height}v-78a34 34 0 0 1 34 -34h34a34 34 0 0 1 34 34v78Z" ${sheet.fill(blend(accent, ['#14110f', '#0b0a09'], 0.35))}/>`;
  const table = svg`<path d="M${width * 0.56} ${height * 0.86}h92M${width * 0.56 + 46} ${height * 0.86}V${height}" stroke-width="7" ${sheet.stroke(oak)}/><path d="M${width * 0.56 + 30} ${height * 0.85}v-28h34v20a8 8 0 0 1 -8 8Z" ${sheet.fill(linen)}/>`;
  return [
    wall(sheet, plaster),
    outlook(sheet, frame),
    bars,
    floor(sheet, frame.height, ['#c9b192', '#3a2f26']),
    curtain(0),
    curtain(width - width * 0.17),
    chair,
    table,
  ].join('');
};

/** The desk with its pigeonholes for keys, a bell and lamps. */
export const lobby: HotelScene = (sheet, { wall: accent }) => {
  const { width, height, chance } = sheet;
  const top = height * 0.62;
  const holes = times(28, (at) => {
    const [x, y] = [
      width * 0.2 + (at % 7) * width * 0.087,
      height * 0.12 + Math.floor(at / 7) * height * 0.115,
    ];
    const key = chance.whether(0.5)
      ? svg`<path d="M${x + 22} ${y + 12}v16" stroke="#c9a95c" stroke-width="4"/><circle cx="${x + 22}" cy="${y + 12}" r="7" fill="#c9a95c"/>`
      : '';
    return svg`<rect x="${x}" y="${y}" width="${width * 0.074}" height="${height * 0.095}" ${sheet.fill(['#5b4230', '#2b2019'])}/>${key}`;
  });
  const rack = svg`<rect x="${width * 0.18}" y="${height * 0.08}" width="${width * 0.64}" height="${height * 0.5}" ${sheet.fill(oak)}/>${holes}`;
  const lamps = [0.09, 0.91].map(
    (at) =>
      svg`<path d="M${width * at} 0V${height * 0.2}" stroke="#4a4038" stroke-width="3"/><circle cx="${width * at}" cy="${height * 0.26}" r="26" fill="${lamplight}"/><circle cx="${width * at}" cy="${height * 0.26}" r="54" fill="${lamplight}" fill-opacity=".22"/>`,
  );
  const desk = svg`<rect x="${width * 0.08}" y="${top}" width="${width * 0.84}" height="${height * 0.3}" ${sheet.fill(accent)}/><rect x="${width * 0.06}" y="${top - 12}" width="${width * 0.88}" height="18" fill="#b08d3e"/>`;
  const bell = svg`<path d="M${width * 0.64} ${top - 14}a26 22 0 0 1 52 0Z" fill="#e0c06a"/><path d="M${width * 0.64 + 26} ${top - 36}v-7" stroke="#8a6a24" stroke-width="6" stroke-linecap="round"/>`;
  const vase = svg`<path d="M${width * 0.27} ${top - 14}v-34h26v34Z" ${sheet.fill(linen)}/><g fill="none" stroke-width="4" stroke-linecap="round" ${sheet.stroke(['#3f6656', '#7fa694'])}><path d="M${width * 0.27 + 13} ${top - 48}q-6 -40 -34 -52M${width * 0.27 + 13} ${top - 48}q2 -40 26 -60M${width * 0.27 + 13} ${top - 48}V${top - 118}"/></g>`;
  return [
    wall(sheet, plaster),
    rack,
    lamps.join(''),
    desk,
    bell,
    vase,
    floor(sheet, height * 0.92, ['#cbb79b', '#3a3028']),
  ].join('');
};

/** A breakfast table from above. */
export const breakfast: HotelScene = (sheet, { wall: accent }) => {
  const { width, height } = sheet;
  const [cx, cy, r] = [width / 2, height * 0.52, height * 0.46];
  const plate = (x: number, y: number, size: number): string =>
    svg`<circle cx="${x + 4}" cy="${y + 6}" r="${size}" fill="#2a1c14" fill-opacity=".13"/><circle cx="${x}" cy="${y}" r="${size}" fill="#fdfaf4"/><circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="none" stroke="#d9cbb4" stroke-width="2"/>`;
  const egg = svg`<path d="M${cx - 118} ${cy - 6}c22 -34 66 -20 62 12s-50 30 -60 16 -12 -12 -2 -28Z" fill="#fff"/><circle cx="${cx - 86}" cy="${cy + 6}" r="13" fill="#e6a93c"/>`;
  const buns = [0, 1, 2].map(
    (at) =>
      svg`<circle cx="${cx + 92 + (at % 2) * 34 - 16}" cy="${cy - 66 + at * 26}" r="21" fill="#f3e3c4" stroke="#cfae7a" stroke-width="2"/>`,
  );
  const cup = svg`${plate(cx + 92, cy + 76, 46)}<circle cx="${cx + 92}" cy="${cy + 76}" r="28" fill="#efe6d8"/><circle cx="${cx + 92}" cy="${cy + 76}" r="23" fill="#7a4a26"/><path d="M${cx + 118} ${cy + 76}h22" stroke="#efe6d8" stroke-width="9" stroke-linecap="round"/>`;
  const cutlery = svg`<path d="M${cx - 176} ${cy - 56}v118M${cx - 8} ${cy - 56}v118" stroke="#8d8f8a" stroke-width="6" stroke-linecap="round"/>`;
  const chairs = [-1, 1].map(
    (side) =>
      svg`<rect x="${cx + side * (r + 54) - 44}" y="${cy - 76}" width="88" height="152" rx="26" ${sheet.fill(blend(accent, ['#14110f', '#0b0a09'], 0.2))}/>`,
  );
  return [
    wall(sheet, ['#dccbb2', '#3b3129']),
    chairs.join(''),
    svg`<ellipse cx="${cx}" cy="${cy}" rx="${r * 1.22}" ry="${r}" ${sheet.fill(linen)}/><ellipse cx="${cx}" cy="${cy}" rx="${r * 1.14}" ry="${r * 0.92}" fill="none" stroke-width="3" ${sheet.stroke(accent)}/>`,
    plate(cx - 92, cy + 2, 74),
    egg,
    plate(cx + 92, cy - 44, 58),
    buns.join(''),
    cup,
    cutlery,
  ].join('');
};

/** Bunk beds with a ladder, lockers and reading lamps. */
export const bunks: HotelScene = (sheet, { wall: accent }) => {
  const { width, height } = sheet;
  const base = height * 0.9;
  const bunk = (x: number): string => {
    const beds = [0.26, 0.62].map((at) => {
      const y = height * at;
      return svg`<rect x="${x}" y="${y}" width="196" height="42" rx="6" ${sheet.fill(linen)}/><rect x="${x + 62}" y="${y - 4}" width="134" height="42" rx="6" ${sheet.fill(accent)}/><rect x="${x + 8}" y="${y - 14}" width="48" height="24" rx="10" ${sheet.fill(['#ffffff', '#efe9dd'])}/><rect x="${x - 4}" y="${y + 36}" width="204" height="12" ${sheet.fill(oak)}/><circle cx="${x + 30}" cy="${y - 52}" r="11" fill="${lamplight}"/><circle cx="${x + 30}" cy="${y - 52}" r="38" fill="${lamplight}" fill-opacity=".25"/>`;
    });
    const posts = svg`<path d="M${x - 4} ${base}V${height * 0.12}M${x + 200} ${base}V${height * 0.12}" stroke-width="12" ${sheet.stroke(oak)}/>`;
    return beds.join('') + posts;
  };
  const rungs = times(7, (at) => svg`M${width * 0.45} ${height * 0.2 + at * height * 0.1}h46`);
  const ladder = svg`<path d="M${width * 0.45} ${base}V${height * 0.12}m46 0V${base}${rungs}" fill="none" stroke-width="7" ${sheet.stroke(['#7a5634', '#8f6b48'])}/>`;
  return [
    wall(sheet, plaster),
    floor(sheet, base - 4, ['#cdb595', '#3d322a']),
    bunk(width * 0.07),
    bunk(width * 0.6),
    ladder,
  ].join('');
};

/** The shared kitchen: a large refrigerator, pots on a shelf, a table with stools. */
export const kitchen: HotelScene = (sheet, { wall: accent }) => {
  const { width, height } = sheet;
  const base = height * 0.88;
  const tiles =
    times(16, (at) => svg`M${(at * width) / 15} 0V${base}`) +
    times(9, (at) => svg`M0 ${(at * base) / 8}H${width}`);
  const fridge = svg`<rect x="${width * 0.08}" y="${height * 0.16}" width="150" height="${base - height * 0.16}" rx="16" ${sheet.fill(accent)}/><path d="M${width * 0.08} ${height * 0.42}h150" stroke="#14110f" stroke-opacity=".35" stroke-width="4"/><path d="M${width * 0.08 + 128} ${height * 0.26}v42m0 46v76" stroke="#f6efe1" stroke-width="8" stroke-linecap="round"/>`;
  const pots = [0.46, 0.6, 0.74, 0.87].map((at, n) => {
    const [x, y, r] = [width * at, height * 0.26, 22 + (n % 2) * 8];
    return svg`<path d="M${x - r} ${y}v${-r * 1.1}h${r * 2}v${r * 1.1}Z" fill="${['#c27038', '#8d8f8a', '#173b32', '#d9a441'][n] ?? '#8d8f8a'}"/><path d="M${x - r - 8} ${y - r}h${r * 2 + 16}" stroke="#4a4038" stroke-width="5" stroke-linecap="round"/>`;
  });
  const table = svg`<path d="M${width * 0.4} ${height * 0.6}h${width * 0.54}" stroke-width="18" ${sheet.stroke(oak)}/><path d="M${width * 0.44} ${height * 0.6}V${base}M${width * 0.9} ${height * 0.6}V${base}" stroke-width="12" ${sheet.stroke(oak)}/>`;
  const bowls = [0.52, 0.66, 0.8].map(
    (at) =>
      svg`<path d="M${width * at - 28} ${height * 0.53}h56a28 22 0 0 1 -56 0Z" ${sheet.fill(linen)}/><path d="M${width * at - 8} ${height * 0.49}q-8 -12 0 -22t0 -20" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
  );
  return [
    wall(sheet, ['#dfe6df', '#2b332f']),
    svg`<path d="${tiles}" stroke-width="2" ${sheet.stroke(['#f1f4ef', '#37403b'])}/>`,
    floor(sheet, base, ['#c9b192', '#3a2f26']),
    fridge,
    svg`<path d="M${width * 0.4} ${height * 0.265}h${width * 0.54}" stroke-width="10" ${sheet.stroke(oak)}/>`,
    pots.join(''),
    table,
    bowls.join(''),
  ].join('');
};
