import { blend } from './backdrop.ts';
import { drawWare } from './glassware.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from './markup.ts';
import { palettes } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawBlocks, drawHall, drawTower } from './skyline.ts';
import { drawNamedBottle } from './still-lifes.ts';
import type { Pair } from './palette.ts';

/** The fair itself: a vessel for each of the four areas on one table, before the hills and the tower of Taipei. */
export function drawFair(sheet: Sheet): string {
  const { width, height } = sheet;
  const [x, y, horizon] = [930, 400, 706];
  const wall: Pair = ['#f3ece0', '#1c2925'];
  const near: Pair = ['#173b32', '#0f211c'];
  const far: Pair = ['#c9d8cc', '#35564b'];
  const sky = svg`<rect width="${width}" height="${height}" ${sheet.fill(wall)}/>`;
  const glow = sheet.define(
    's',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#e2b65f"/><stop offset="1" stop-color="#d98a5e"/></linearGradient>`,
  );
  const sun = svg`<circle cx="${x}" cy="${y}" r="296" fill="url(#${glow})"/>`;
  const rings = (['wine', 'spirits', 'sake', 'beer'] as const).map((area, at) => {
    const own = palettes[area].accent;
    return svg`<circle cx="${x}" cy="${y}" r="${324 + at * 26}" fill="none" stroke-width="4" ${sheet.stroke([own, blend([own, own], ['#f3e3b4', '#f3e3b4'], 0.45)[0]])}/>`;
  });
  const ridges = drawRidges(sheet, { top: 440, low: horizon + 1, far, near: blend(far, near, 0.62), count: 4 });
  const city =
    drawBlocks(sheet, 0, horizon, width, 78, blend(far, near, 0.8)) +
    drawTower(sheet, 556, horizon, 420, near, blend(far, near, 0.4)) +
    drawHall(sheet, 1190, horizon, 330, near, blend(far, near, 0.35));
  const table = svg`<rect y="${horizon}" width="${width}" height="${height - horizon}" ${sheet.fill(['#e9dcc4', '#3a3128'])}/><path d="M0 ${horizon}H${width}" stroke="#b08d3e" stroke-width="4"/>`;
  return [sky, rings, sun, confetti(sheet, x, y), ridges, city, table, vessels(sheet)].flat().join('');
}

function vessels(sheet: Sheet): string {
  return [
    drawNamedBottle(
      sheet,
      'roundWhisky',
      { glass: '#dfe8e4', clear: true, liquid: '#c9781f', closure: 'stopper' },
      '#173b32',
      { x: 880, base: 788, height: 500 },
      'b',
    ),
    drawWare(sheet, 'wine', { x: 716, base: 806, height: 440 }, '#7b1e3a', 0.5, 'w'),
    drawNamedBottle(
      sheet,
      'tokkuri',
      { glass: '#f2ede3', clear: false, liquid: '#f2ede3', closure: 'bare' },
      '#1f5673',
      { x: 1030, base: 806, height: 300 },
      't',
    ),
    drawWare(sheet, 'weizen', { x: 1168, base: 800, height: 440 }, '#dfa032', 0.82, 'p'),
    drawWare(sheet, 'ochoko', { x: 1094, base: 832, height: 74 }, '#1f5673', 0.5, 'o'),
  ].join('');
}

/** Small dots of the four colours that drift above the rings. */
function confetti(sheet: Sheet, x: number, y: number): string {
  const inks = ['#7b1e3a', '#9a4f0c', '#1f5673', '#c79a1e', '#b08d3e'];
  return times(40, (at) => {
    const [angle, reach] = [Math.PI + (at / 39) * Math.PI, sheet.chance.between(440, 820)];
    const [cx, cy] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5];
    return svg`<circle cx="${cx}" cy="${cy}" r="${sheet.chance.between(3, 8)}" fill="${inks[at % 5] ?? ''}"/>`;
  });
}
