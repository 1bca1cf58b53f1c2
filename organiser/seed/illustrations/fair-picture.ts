import { blend } from './backdrop.ts';
import { drawWare } from './glassware.ts';
import { drawRidges } from './hills.ts';
import { svg } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { onGround, type Sheet } from './sheet.ts';
import { drawBlocks, drawHall, drawTower } from './skyline.ts';
import { drawTokkuri } from './tokkuri.ts';
import { drawNamedBottle } from './still-lifes.ts';
import type { Pair } from './palette.ts';

/**
 * The fair itself: a vessel for each of the four areas on one table, in front of the hills and the
 * tower of Taipei.
 */
export function drawFair(sheet: Sheet): string {
  const { width, height } = sheet;
  const [x, y, horizon] = [856, 400, 706];
  const wall: Pair = ['#f3ece0', '#1c2925'];
  const near: Pair = ['#173b32', '#0f211c'];
  const landmark: Pair = ['#173b32', '#6c9c8a'];
  const far: Pair = ['#c9d8cc', '#35564b'];
  const sky = svg`<rect width="${width}" height="${height}" ${sheet.fill(wall)}/>`;
  const glow = sheet.define(
    's',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#e2b65f"/><stop offset="1" stop-color="#d98a5e"/></linearGradient>`,
  );
  const sun = svg`<circle cx="${x}" cy="${y}" r="268" fill="url(#${glow})"/>`;
  const rings = (['wine', 'spirits', 'sake', 'beer'] as const).map((area, at) => {
    const accent = palettes[area].accent;
    return svg`<circle cx="${x}" cy="${y}" r="${292 + at * 24}" fill="none" stroke-width="4" ${sheet.stroke([accent, blend([accent, accent], ['#f3e3b4', '#f3e3b4'], 0.45)[0]])}/>`;
  });
  const ridges = drawRidges(sheet, {
    top: 440,
    low: horizon + 1,
    far,
    near: blend(far, near, 0.62),
    count: 4,
  });
  const city =
    drawBlocks(sheet, { x: 0, base: horizon, width, tallest: 78, pair: blend(far, near, 0.8) }) +
    drawTower(sheet, {
      x: 494,
      base: horizon,
      height: 420,
      pair: landmark,
      line: blend(far, near, 0.4),
    }) +
    drawHall(sheet, {
      x: 1230,
      base: horizon,
      width: 310,
      pair: landmark,
      light: blend(far, near, 0.35),
    });
  const table = svg`<rect y="${horizon}" width="${width}" height="${height - horizon}" ${sheet.fill(['#e9dcc4', '#3a3128'])}/><path d="M0 ${horizon}H${width}" stroke="#b08d3e" stroke-width="4"/>`;
  return [sky, rings, sun, sparks(sheet, x, y), ridges, city, table, vessels(sheet)]
    .flat()
    .join('');
}

function vessels(sheet: Sheet): string {
  const whisky = { glass: '#dfe8e4', clear: true, liquid: '#c9781f', closure: 'stopper' } as const;
  return onGround(
    sheet,
    [
      drawNamedBottle(sheet, {
        silhouette: 'roundWhisky',
        look: whisky,
        cap: '#173b32',
        placement: { x: 786, base: 788, height: 510 },
        name: 'b',
      }),
      drawWare(sheet, {
        kind: 'wine',
        placement: { x: 620, base: 812, height: 450 },
        drink: '#7b1e3a',
        level: 0.5,
        name: 'w',
      }),
      drawWare(sheet, {
        kind: 'weizen',
        placement: { x: 1088, base: 790, height: 452 },
        drink: '#dfa032',
        level: 0.86,
        name: 'p',
      }),
      drawTokkuri(sheet, { x: 940, base: 806, height: 310 }, '#1f5673', 't'),
      drawWare(sheet, {
        kind: 'ochoko',
        placement: { x: 1026, base: 836, height: 78 },
        drink: '#1f5673',
        level: 0.5,
        name: 'o',
      }),
    ].join(''),
  );
}

/** Dotted rings that run out of the frame, like fading fireworks. */
function sparks(sheet: Sheet, x: number, y: number): string {
  const tones: Pair[] = [
    ['#b08d3e', '#c9a95c'],
    ['#7b1e3a', '#e58aa3'],
    ['#1f5673', '#8cc0d6'],
    ['#b08d3e', '#c9a95c'],
  ];
  return tones
    .map(
      (tone, at) =>
        svg`<circle cx="${x}" cy="${y}" r="${424 + at * 44}" fill="none" stroke-width="${7 - at}" stroke-linecap="round" pathLength="${780 - at * 30}" stroke-dasharray="0 10" ${sheet.stroke(tone)}/>`,
    )
    .join('');
}
