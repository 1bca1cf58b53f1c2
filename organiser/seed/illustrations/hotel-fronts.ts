import { blend } from './backdrop.ts';
import { drawRidges } from './hills.ts';
import type { HotelScene } from './hotel-picture.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Pair } from './palette.ts';
import { drawBlocks } from './skyline.ts';

const leaf: Pair = ['#3f6656', '#35594b'];
const lamplight = '#f3d489';

/** The door under its awning, with lanterns and trees in tubs. */
export const entrance: HotelScene = ({ width, height, ...sheet }, { wall }) => {
  const [cx, base] = [width / 2, height * 0.88];
  const stones = times(7, (row) => svg`M0 ${row * height * 0.13}H${width}`);
  const joints = times(
    36,
    (at) =>
      svg`M${((at % 6) + (Math.floor(at / 6) % 2 ? 0.5 : 0)) * width * 0.18} ${Math.floor(at / 6) * height * 0.13}v${height * 0.13}`,
  );
  const door = svg`<path d="M${cx - 92} ${base}V${height * 0.42}h184V${base}Z" fill="#f8e6b4"/><path d="M${cx} ${base}V${height * 0.42}M${cx - 92} ${base}V${height * 0.42}h184V${base}M${cx - 16} ${height * 0.62}v44M${cx + 16} ${height * 0.62}v44" fill="none" stroke="#4a3a30" stroke-width="8"/>`;
  const stripes = times(
    8,
    (at) =>
      svg`<path d="M${cx - 128 + at * 32} ${height * 0.24}h32l${(at - 3) * 2.6} 62a16 13 0 0 1 -32 0l${(3.5 - at) * 2.6} -62Z" ${sheet.fill(at % 2 ? ['#fbf3e2', '#cbbfa8'] : ['#b08d3e', '#8f7030'])}/>`,
  );
  const tubs = [-1, 1].map((side) => {
    const x = cx + side * 176;
    return svg`<path d="M${x} ${base - 40}v-60" stroke="#4a3a30" stroke-width="8"/><circle cx="${x}" cy="${base - 150}" r="52" ${sheet.fill(leaf)}/><path d="M${x - 34} ${base - 56}h68l-9 56h-50Z" ${sheet.fill(['#a4552f', '#7a3f24'])}/>`;
  });
  const lanterns = [-1, 1].map((side) => {
    const x = cx + side * 250;
    return svg`<circle cx="${x}" cy="${height * 0.3}" r="48" fill="${lamplight}" fill-opacity=".3"/><rect x="${x - 14}" y="${height * 0.24}" width="28" height="48" rx="6" fill="${lamplight}" stroke="#4a3a30" stroke-width="4"/>`;
  });
  return [
    svg`<rect width="${width}" height="${height}" ${sheet.fill(wall)}/><path d="${stones}${joints}" stroke="#14110f" stroke-opacity=".16" stroke-width="3"/>`,
    lanterns.join(''),
    door,
    stripes,
    svg`<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(['#c9bba7', '#3a342d'])}/><path d="M${cx - 92} ${base}h184l44 ${height - base}h-272Z" ${sheet.fill(['#7b1e3a', '#6b2038'])}/>`,
    tubs.join(''),
  ].join('');
};

/** A roof terrace in the evening: lamps on a string, tables, the hills beyond. */
export const terrace: HotelScene = (sheet, { wall }) => {
  const { width, height } = sheet;
  const sky: Pair = ['#ecd3c2', '#2a2740'];
  const deck = height * 0.76;
  const far: Pair = ['#8fa197', '#2b3b40'];
  const bulbs = times(11, (at) => {
    const [x, share] = [(width * (at + 0.5)) / 11, Math.abs(at - 5) / 5.5];
    return svg`<circle cx="${x}" cy="${height * (0.24 - share * share * 0.14)}" r="8" fill="#fbe3a0"/>`;
  });
  const rail =
    svg`M0 ${deck - 66}H${width}` +
    times(26, (at) => svg`M${(at * width) / 25} ${deck - 66}V${deck}`);
  const seat = (x: number, side: number): string =>
    svg`<path d="M${x} ${deck + 44}v-40h${side * 46}v40M${x} ${deck + 4}v-54" fill="none" stroke-width="8" stroke-linejoin="round" ${sheet.stroke(['#4a3a30', '#c9ad82'])}/>`;
  const tables = [0.3, 0.72].map((at) => {
    const x = width * at;
    return svg`<path d="M${x - 44} ${deck - 18}h88M${x} ${deck - 18}v62m-26 0h52" stroke-width="8" stroke-linecap="round" ${sheet.stroke(wall)}/><path d="M${x - 8} ${deck - 22}v-20h16v20Z" fill="#fbe3a0"/>${seat(x - 88, 1)}${seat(x + 88, -1)}`;
  });
  return [
    svg`<rect width="${width}" height="${height}" ${sheet.fill(sky)}/><circle cx="${width * 0.78}" cy="${height * 0.36}" r="46" ${sheet.fill(['#e9a06a', '#e9d9a8'])}/>`,
    drawRidges(sheet, {
      top: height * 0.42,
      low: deck,
      far: blend(sky, far, 0.5),
      near: far,
      count: 3,
    }),
    drawBlocks(sheet, {
      x: 0,
      base: deck,
      width,
      tallest: height * 0.17,
      pair: blend(far, ['#2c3a36', '#14201f'], 0.4),
    }),
    svg`<path d="M0 ${height * 0.08}Q${width / 2} ${height * 0.4} ${width} ${height * 0.08}" fill="none" stroke="#4a4038" stroke-width="3"/>${bulbs}`,
    svg`<path d="${rail}" stroke-width="5" fill="none" ${sheet.stroke(['#5d5147', '#8b7d6d'])}/>`,
    svg`<rect y="${deck}" width="${width}" height="${height - deck}" ${sheet.fill(['#c69f74', '#5a4230'])}/>`,
    tables.join(''),
  ].join('');
};

/** A tree in the courtyard, seen through a round gate. */
export const courtyard: HotelScene = ({ width, height, chance, define, ...sheet }) => {
  const [cx, cy, r] = [width / 2, height * 0.53, height * 0.37];
  const clip = define(
    'gate',
    (id) => svg`<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>`,
  );
  const crown = times(9, (at) => {
    const angle = (at * Math.PI * 2) / 9;
    return svg`<circle cx="${cx + 8 + Math.cos(angle) * 62}" cy="${cy - 40 + Math.sin(angle) * 42}" r="${chance.between(34, 46)}"/>`;
  });
  const blossom = times(
    22,
    () =>
      svg`<circle cx="${cx + chance.between(-86, 100)}" cy="${cy + chance.between(-110, 26)}" r="4.5"/>`,
  );
  const windows = [-1, 1].map(
    (side) =>
      svg`<path d="M${cx + side * 84 - 26} ${cy + 96}v-74h52v74Z" fill="${lamplight}"/><path d="M${cx + side * 84} ${cy + 22}v74m-26 -37h52" stroke="#5b4230" stroke-width="5"/>`,
  );
  const tiles = times(
    16,
    (at) => svg`M${at * width * 0.067} 0v26a${width * 0.033} 16 0 0 0 ${width * 0.067} 0v-26`,
  );
  return svg`<rect width="${width}" height="${height}" ${sheet.fill(['#f1ece2', '#38342f'])}/><g clip-path="url(#${clip})"><rect width="${width}" height="${height}" ${sheet.fill(['#cfdcd4', '#1d2a2c'])}/><rect y="${cy - 20}" width="${width}" height="${height}" ${sheet.fill(['#b9836a', '#5c3f33'])}/>${windows}<path d="M${cx + 8} ${height}V${cy - 30}" stroke="#4a3a30" stroke-width="20"/><g ${sheet.fill(leaf)}>${crown}</g><g fill="#eec45e">${blossom}</g><rect y="${cy + r * 0.72}" width="${width}" height="${r}" ${sheet.fill(['#a8a294', '#4a4740'])}/></g><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke-width="16" ${sheet.stroke(['#6d7a85', '#596570'])}/><path d="${tiles}" stroke="#2b333b" stroke-width="3" ${sheet.fill(['#6d7a85', '#46515b'])}/><rect y="${height * 0.92}" width="${width}" height="${height * 0.08}" ${sheet.fill(['#b9b0a0', '#2a2622'])}/>`;
};

/** A row of old shop fronts with arcades and gables. */
export const shophouses: HotelScene = ({ width, height, ...sheet }) => {
  const base = height * 0.9;
  const bricks: Pair[] = [
    ['#b5644a', '#7a4234'],
    ['#d8c3a0', '#76664c'],
    ['#9a5846', '#683c32'],
    ['#c08d6a', '#715140'],
  ];
  const houses = bricks.map((brick, at) => {
    const [x, wide, top] = [width * 0.02 + at * width * 0.24, width * 0.24, height * 0.2];
    const c = x + wide / 2;
    const gable = [
      svg`M${x} ${top}h${wide * 0.2}q${wide * 0.1} -46 ${wide * 0.3} -46t${wide * 0.3} 46h${wide * 0.2}v20h${-wide}Z`,
      svg`M${x} ${top}L${c} ${top - 52}L${x + wide} ${top}v20h${-wide}Z`,
      svg`M${x} ${top}h${wide * 0.24}v-34h${wide * 0.52}v34h${wide * 0.24}v20h${-wide}Z`,
    ][at % 3];
    const windows = times(
      3,
      (n) =>
        svg`M${x + wide * (0.13 + n * 0.27)} ${height * 0.52}v-62a${wide * 0.095} ${wide * 0.095} 0 0 1 ${wide * 0.19} 0v62Z`,
    );
    const arch = svg`<path d="M${x + wide * 0.12} ${base}V${height * 0.72}a${wide * 0.38} ${wide * 0.3} 0 0 1 ${wide * 0.76} 0V${base}Z" fill="#2c2622"/><path d="M${x + wide * 0.24} ${base}v-84h${wide * 0.52}v84Z" fill="${at === 1 ? '#f8e6b4' : '#8a6b40'}"/>`;
    return svg`<rect x="${x}" y="${top}" width="${wide - 3}" height="${base - top}" ${sheet.fill(brick)}/><path d="${gable ?? ''}" ${sheet.fill(blend(brick, ['#fff8ec', '#d8cfc0'], 0.45))}/><path d="${windows}" fill="${at % 2 ? '#3a2f28' : lamplight}"/><rect x="${x}" y="${height * 0.55}" width="${wide - 3}" height="12" ${sheet.fill(['#f3e9d8', '#a89a86'])}/>${arch}`;
  });
  const sign = svg`<rect x="${width * 0.475}" y="${height * 0.3}" width="30" height="112" rx="4" fill="#7b1e3a"/><path d="M${width * 0.475 + 15} ${height * 0.34}v16m0 14v16m0 14v16" stroke="#f3e3b4" stroke-width="12"/>`;
  return [
    svg`<rect width="${width}" height="${height}" ${sheet.fill(['#dfe0da', '#232a36'])}/>`,
    houses.join(''),
    sign,
    svg`<rect y="${base}" width="${width}" height="${height - base}" ${sheet.fill(['#b9a98f', '#322c26'])}/>`,
  ].join('');
};

/** Bicycles before the house, the river and its bridge behind. */
export const riverside: HotelScene = (sheet, { wall }) => {
  const { width, height } = sheet;
  const [sky, water]: [Pair, Pair] = [
    ['#f0dcc4', '#2b3040'],
    ['#9fc0c6', '#2f4a58'],
  ];
  const bank = height * 0.66;
  const bridge =
    svg`M0 ${height * 0.46}H${width}` +
    [0.25, 0.75].map(
      (at) =>
        svg`M${width * at - 120} ${height * 0.46}Q${width * at} ${height * 0.22} ${width * at + 120} ${height * 0.46}`,
    ) +
    [0, 0.5, 1].map((at) => svg`M${width * at} ${height * 0.46}V${bank}`);
  const bicycle = (x: number, pair: Pair): string => {
    const y = height * 0.8;
    return svg`<g fill="none" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d="M${x - 62} ${y}a40 40 0 1 0 .1 0M${x + 62} ${y}a40 40 0 1 0 .1 0" transform="translate(0 -36)" stroke="#3a332c"/><path d="M${x - 62} ${y}l28 -62h70l26 62M${x - 34} ${y - 62}l36 62 34 -62M${x + 2} ${y}h-64M${x - 40} ${y - 76}h-18h34M${x + 36} ${y - 62}l-8 -26h24" ${sheet.stroke(pair)}/></g>`;
  };
  const ripples = times(
    9,
    (at) => svg`M${(at * 173) % width} ${height * 0.5 + at * height * 0.016}h${44 + (at % 3) * 22}`,
  );
  return [
    svg`<rect width="${width}" height="${height}" ${sheet.fill(sky)}/><circle cx="${width * 0.5}" cy="${height * 0.24}" r="48" ${sheet.fill(['#f0b268', '#e9d9a8'])}/>`,
    drawRidges(sheet, {
      top: height * 0.3,
      low: height * 0.5,
      far: blend(sky, water, 0.4),
      near: blend(sky, ['#6f8f86', '#3b565a'], 0.7),
      count: 2,
    }),
    svg`<rect y="${height * 0.48}" width="${width}" height="${bank - height * 0.48}" ${sheet.fill(water)}/><path d="${ripples}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="${bridge}" fill="none" stroke-width="9" ${sheet.stroke(['#7c5a4c', '#1c1d26'])}/>`,
    svg`<rect y="${bank}" width="${width}" height="${height - bank}" ${sheet.fill(['#a9b37e', '#3c4a34'])}/><path d="M0 ${height * 0.93}H${width}" stroke-width="52" ${sheet.stroke(['#d8c9b0', '#4a4238'])}/>`,
    bicycle(width * 0.3, wall),
    bicycle(width * 0.68, ['#b08d3e', '#c9a95c']),
  ].join('');
};
