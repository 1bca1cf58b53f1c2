import { drawWare } from './glassware.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes, type Pair } from './palette.ts';
import { block, drawWindow, inks, lines, outline, standing } from './screen.ts';
import type { Sheet } from './sheet.ts';
import { drawNamedBottle } from './still-lifes.ts';

/**
 * Where exhibitors advertise: in a book, on a page of the site, or in the hall. The advertising
 * space is in brass.
 */
export function drawDirectory(sheet: Sheet, kind: string): string {
  if (kind === 'Online') return screen(sheet);
  return kind === 'PublicArea' ? hall(sheet) : book(sheet);
}

const whisky = { glass: '#dfe8e4', clear: true, liquid: '#c9781f', closure: 'stopper' } as const;

function book(sheet: Sheet): string {
  const { width, height } = sheet;
  const [middle, top, tall, wide] = [width / 2, 48, height - 96, 218];
  const leaf = (side: -1 | 1): string =>
    svg`<path d="M${middle} ${top + 10}C${middle + side * 60} ${top - 12} ${middle + side * 150} ${top - 8} ${middle + side * wide} ${top}V${top + tall}C${middle + side * 150} ${top + tall - 8} ${middle + side * 60} ${top + tall - 12} ${middle} ${top + tall + 10}Z" ${sheet.fill(inks.paper)}/>`;
  const left = times(
    5,
    (at) =>
      block(sheet, [middle - 190, top + 34 + at * 50, 28, 28], inks.sunk) +
      block(sheet, [middle - 148, top + 36 + at * 50, 98 - at * 9, 8], inks.ink) +
      lines(sheet, { x: middle - 148, y: top + 50 + at * 50, width: 118, count: 2 }),
  );
  const page = block(sheet, [middle + 26, top + 20, 170, tall - 44], ['#eee0bd', '#4a3c1c']);
  const still = standing(
    sheet,
    drawNamedBottle(sheet, {
      silhouette: 'roundWhisky',
      look: whisky,
      cap: '#173b32',
      placement: { x: middle + 92, base: top + 202, height: 150 },
      name: 'b',
    }) +
      drawWare(sheet, {
        kind: 'copita',
        placement: { x: middle + 156, base: top + 208, height: 86 },
        drink: '#c9781f',
        level: 0.5,
        name: 'c',
      }),
  );
  const warning = block(sheet, [middle + 38, top + tall - 62, 146, 26], inks.ink);
  return (
    block(sheet, [0, 0, width, height], inks.wall, 0) +
    svg`<ellipse cx="${middle}" cy="${top + tall + 20}" rx="${wide + 10}" ry="12" fill="#2a1c14" fill-opacity=".16"/>` +
    leaf(-1) +
    leaf(1) +
    left +
    page +
    still +
    warning +
    outline(sheet, [middle + 26, top + 20, 170, tall - 44], inks.brass, 3) +
    svg`<path d="M${middle} ${top + 10}V${top + tall + 10}" stroke-width="2" ${sheet.stroke(inks.rule)}/>`
  );
}

function screen(sheet: Sheet): string {
  const banner =
    block(sheet, [60, 96, 520, 84], ['#eee0bd', '#4a3c1c']) +
    outline(sheet, [60, 96, 520, 84], inks.brass, 3);
  const glasses = (['wine', 'copita', 'ochoko', 'pint'] as const).map((ware, at) =>
    drawWare(sheet, {
      kind: ware,
      placement: { x: 410 + at * 42, base: 172, height: ware === 'ochoko' ? 26 : 64 },
      drink: [palettes.wine.accent, '#c9781f', '#1f5673', '#dfa032'][at] ?? '#7b1e3a',
      level: 0.5,
      name: `g${at}`,
    }),
  );
  const rows = times(6, (at) => {
    const [x, y] = [60 + (at % 3) * 178, 202 + Math.floor(at / 3) * 98];
    const bought = at === 4;
    return (
      block(sheet, [x, y, 164, 52], bought ? ['#eee0bd', '#4a3c1c'] : inks.sunk) +
      (bought ? outline(sheet, [x, y, 164, 52], inks.brass, 3) : '') +
      block(sheet, [x, y + 62, 100 - at * 5, 8], inks.ink) +
      block(sheet, [x, y + 78, 140, 5], inks.faint)
    );
  });
  return drawWindow(
    sheet,
    banner +
      block(sheet, [84, 116, 150, 13], inks.ink) +
      lines(sheet, { x: 84, y: 142, width: 220, count: 2, ink: inks.ink }) +
      standing(sheet, glasses.join('')) +
      rows,
  );
}

function hall(sheet: Sheet): string {
  const { width, height } = sheet;
  const floor = height * 0.74;
  const girders = times(
    9,
    (at) =>
      svg`<path d="M${at * 80} 0V26M${at * 80 - 40} 26l40-26 40 26" fill="none" stroke-width="3" ${sheet.stroke(inks.rule)}/>`,
  );
  const banner = (x: number, wide: number, long: number, ink: Pair): string =>
    svg`<path d="M${x} 26h${wide}v${long}l${-wide / 2} 22 ${-wide / 2}-22z" ${sheet.fill(ink)}/>`;
  const areas: Pair[] = [
    ['#7b1e3a', '#e58aa3'],
    ['#9a4f0c', '#e7a25c'],
    ['#1f5673', '#8cc0d6'],
    ['#7d6000', '#e0be55'],
  ];
  const stands = times(
    4,
    (at) =>
      block(sheet, [52 + at * 140, floor - 92, 116, 92], inks.paper) +
      block(sheet, [52 + at * 140, floor - 92, 116, 18], areas[at] ?? inks.fair) +
      lines(sheet, { x: 68 + at * 140, y: floor - 58, width: 84, count: 2 }),
  );
  const people = times(7, (at) => {
    const x = 44 + at * 92 + (at % 2) * 22;
    const tall = 66 + (at % 3) * 8;
    return svg`<path d="M${x} ${floor + 62}v${-tall + 18}c0-12 6-16 13-16s13 4 13 16v${tall - 18}z" ${sheet.fill(at % 2 ? inks.ink : inks.fair)}/><circle cx="${x + 13}" cy="${floor + 52 - tall + 2}" r="10" ${sheet.fill(at % 2 ? inks.ink : inks.fair)}/>`;
  });
  return (
    block(sheet, [0, 0, width, height], inks.wall, 0) +
    girders +
    areas.map((ink, at) => banner(48 + at * 92 + (at > 1 ? 224 : 0), 44, 76, ink)).join('') +
    banner(width / 2 - 58, 116, 128, inks.brass) +
    svg`<circle cx="${width / 2}" cy="92" r="30" fill="#fbf8f3" fill-opacity=".9"/>` +
    standing(
      sheet,
      drawWare(sheet, {
        kind: 'wine',
        placement: { x: width / 2, base: 114, height: 46 },
        drink: palettes.wine.accent,
        level: 0.5,
        name: 'w',
      }),
    ) +
    stands +
    svg`<rect y="${floor}" width="${width}" height="${height - floor}" ${sheet.fill(inks.sunk)}/>` +
    people
  );
}
