import type { AreaCode } from '@dswine/shared/contract/wire';
import { darker, lighter, mix } from './colour.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { onGround, type Sheet } from './sheet.ts';
import { servings } from './servings.ts';
import { drawBlocks, drawHall, drawTower } from './skyline.ts';
import { drawPeople } from './photo-people.ts';

/** Before the opening: frames without walls, crates, a ladder. */
export function setup(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const base = height * 0.8;
  const { accent, inks } = palettes[area];
  const frames = times(4, (n) => {
    const [x, tall] = [width * (0.06 + n * 0.24), height * chance.between(0.44, 0.56)];
    const panel = chance.whether(0.5)
      ? svg`<rect x="${x}" y="${base - tall}" width="${width * 0.2}" height="${tall}" fill="${lighter(inks[n % inks.length] ?? accent, 0.6)}"/>`
      : '';
    return svg`${panel}<path d="M${x} ${base}V${base - tall}H${x + width * 0.2}V${base}M${x} ${base - tall * 0.5}H${x + width * 0.2}" fill="none" stroke="#8b8378" stroke-width="9"/>`;
  });
  const [left, unit] = [width * chance.between(0.06, 0.5), height * 0.13];
  const crates = times(3, (row) =>
    times(3 - row, (n) => {
      const [x, y] = [left + (n + row * 0.5) * unit * 1.1, height * 0.95 - (row + 1) * unit];
      return svg`<rect x="${x}" y="${y}" width="${unit * 1.06}" height="${unit * 0.96}" fill="${mix('#c9a06a', '#8a6238', chance.between(0, 0.6))}"/><path d="M${x} ${y + unit * 0.32}h${unit * 1.06}M${x} ${y + unit * 0.64}h${unit * 1.06}" stroke="#6f4d2a" stroke-width="4"/><path d="M${x + unit * 0.1} ${y}v${unit * 0.96}M${x + unit * 0.96} ${y}v${unit * 0.96}" stroke="#7d5730" stroke-width="9"/>`;
    }),
  );
  const lx = width * chance.pick([0.8, 0.72]);
  const rungs = times(
    7,
    (n) => svg`M${lx - 30 + n * 3} ${height * 0.93 - n * height * 0.08}h${66 - n * 6}`,
  );
  const ladder = svg`<path d="M${lx - 36} ${height * 0.96}L${lx} ${height * 0.34}L${lx + 40} ${height * 0.96}${rungs}" fill="none" stroke="#d9b24a" stroke-width="8" stroke-linejoin="round"/>`;
  const lamps = times(
    5,
    (n) =>
      svg`<path d="M${width * (0.1 + n * 0.2)} 0v${height * 0.07}" stroke="#3d362f" stroke-width="4"/><circle cx="${width * (0.1 + n * 0.2)}" cy="${height * 0.09}" r="15" fill="#ffeec4"/>`,
  );
  return [
    svg`<rect width="${width}" height="${height}" fill="#b3a99b"/><rect width="${width}" height="${height * 0.2}" fill="#8f867a"/>`,
    lamps,
    frames,
    svg`<rect y="${base}" width="${width}" height="${height - base}" fill="#8d8377"/>`,
    drawPeople(sheet, {
      count: chance.pick([1, 2, 3]),
      from: width * 0.34,
      to: width * 0.72,
      base: height * 0.9,
      tall: height * 0.46,
    }),
    ladder,
    crates,
  ].join('');
}

/** The washing station: clean glasses upright in their racks. */
export function washing(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const [ware] = chance.pick(servings[area]);
  const tone = chance.pick(['#c9d6d8', '#d6d3c8', '#cfd8cc']);
  const rows = times(2, (row) => {
    const [base, tall] = [height * (0.5 + row * 0.4), height * (0.36 + row * 0.08)];
    const count = 9 - row * 2;
    const glasses = times(count, (n) =>
      drawWare(sheet, {
        kind: ware,
        placement: {
          x: (width * (n + 0.5)) / count,
          base,
          height: tall * Math.max(0.5, wareHeights[ware]),
        },
        drink: '#e9f1f2',
        level: 0,
        name: `w${row}${n}`,
      }),
    );
    return svg`<rect y="${base - 4}" width="${width}" height="${height * 0.085}" fill="${darker(tone, 0.28 + row * 0.1)}"/>${onGround(sheet, glasses)}<path d="M0 ${base + height * 0.03}H${width}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-dasharray="26 14"/>`;
  });
  const tiles =
    times(11, (n) => svg`M${(n * width) / 10} 0V${height}`) +
    times(7, (n) => svg`M0 ${(n * height) / 6}H${width}`);
  return svg`<rect width="${width}" height="${height}" fill="${tone}"/><path d="${tiles}" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>${rows}`;
}

/** The hall from outside after closing time, with lit windows. */
export function night(sheet: Sheet, area: AreaCode): string {
  const { width, height, chance } = sheet;
  const base = height * 0.8;
  const { accent } = palettes[area];
  const sky = sheet.define(
    'n',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#10182a"/><stop offset=".7" stop-color="#3a3450"/><stop offset="1" stop-color="${mix(accent, '#e0a860', 0.55)}"/></linearGradient>`,
  );
  const right = chance.whether(0.5);
  const dots = times(
    46,
    () =>
      svg`<circle cx="${chance.between(0, width)}" cy="${base - chance.between(0.01, 0.16) * height}" r="${chance.between(1.4, 3.4)}" fill="#ffd98a" fill-opacity="${chance.between(0.4, 0.95)}"/>`,
  );
  const wet = times(18, () => {
    const [x, y] = [chance.between(0, width), chance.between(base + 10, height)];
    return svg`<path d="M${x} ${y}h${chance.between(20, 90)}" stroke="#ffcf7a" stroke-opacity="${chance.between(0.12, 0.5)}" stroke-width="${chance.between(2, 5)}" stroke-linecap="round"/>`;
  });
  return [
    svg`<rect width="${width}" height="${height}" fill="url(#${sky})"/>`,
    drawBlocks(sheet, { x: 0, base, width, tallest: height * 0.24, pair: ['#1c2030', '#1c2030'] }),
    drawTower(sheet, {
      x: width * (right ? 0.76 : 0.22),
      base,
      height: height * chance.between(0.6, 0.74),
      pair: ['#3d5a62', '#3d5a62'],
      line: ['#f3d489', '#f3d489'],
    }),
    dots,
    drawHall(sheet, {
      x: width * (right ? 0.06 : 0.36),
      base,
      width: width * 0.56,
      pair: ['#141a24', '#141a24'],
      light: ['#f6d88c', '#f6d88c'],
    }),
    svg`<rect y="${base}" width="${width}" height="${height - base}" fill="#151824"/>`,
    wet,
    drawPeople(sheet, {
      count: chance.pick([2, 3, 4]),
      from: width * 0.3,
      to: width * 0.7,
      base: height * 0.95,
      tall: height * 0.2,
    }),
  ].join('');
}
