import type { AreaCode } from '@dswine/shared/contract/wire';
import { blend, chooseRoom } from './backdrop.ts';
import { drawWare } from './glassware.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from './markup.ts';
import { palettes, paper } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawNamedBottle, heightOf } from './still-lifes.ts';

/** A poster for one themed area: its vessels before a rising sun, over its own hills. */
export function drawArea(sheet: Sheet, area: AreaCode): string {
  const { width, height } = sheet;
  const room = chooseRoom(sheet, height * 0.8);
  const { accent } = palettes[area];
  const [x, y, r] = [width / 2, height * 0.47, width * 0.36];
  const sky = sheet.define(
    's',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${accent}"/><stop offset="1" stop-color="${blend([accent, accent], room.shape, 0.55)[0]}"/></linearGradient>`,
  );
  const rays = times(36, (at) => {
    const [c, s] = [Math.cos((at * Math.PI) / 18), Math.sin((at * Math.PI) / 18)];
    const far = r * (at % 2 ? 1.2 : 1.32);
    return svg`M${x + c * r * 1.1} ${y + s * r * 1.1}L${x + c * far} ${y + s * far}`;
  });
  const sun = svg`<rect width="${width}" height="${height}" fill="url(#${sky})"/><path d="${rays}" stroke="#f3e3b4" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r}" ${sheet.fill(['#f4e3bd', '#d9bf86'])}/>`;
  const hills = drawRidges(sheet, {
    top: height * 0.58,
    low: room.horizon + 1,
    far: blend(room.shape, [accent, accent], 0.2),
    near: blend(room.shape, [accent, accent], 0.75),
    count: 4,
  });
  const table = svg`<rect y="${room.horizon}" width="${width}" height="${height - room.horizon}" ${sheet.fill([paper, '#e2d6c4'])}/>`;
  const edge = svg`<rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="#f3e3b4" stroke-opacity=".8" stroke-width="2"/>`;
  return sun + hills + table + groups[area](sheet) + edge;
}

const groups: Record<AreaCode, (sheet: Sheet) => string> = {
  wine: (sheet) =>
    drawNamedBottle(
      sheet,
      'bordeaux',
      { glass: '#2f3a24', clear: false, liquid: '#6b1730', closure: 'foil' },
      '#b08d3e',
      { x: 330, base: 878, height: heightOf('bordeaux', 2) },
      'b',
    ) + drawWare(sheet, 'wine', { x: 512, base: 894, height: 400 }, '#7b1e3a', 0.5, 'w'),
  spirits: (sheet) =>
    drawNamedBottle(
      sheet,
      'roundWhisky',
      { glass: '#dfe8e4', clear: true, liquid: '#c9781f', closure: 'stopper' },
      '#1e1a17',
      { x: 330, base: 878, height: heightOf('roundWhisky', 2) },
      'b',
    ) + drawWare(sheet, 'copita', { x: 532, base: 894, height: 250 }, '#b8651a', 0.5, 'w'),
  sake: (sheet) =>
    drawNamedBottle(
      sheet,
      'sake',
      { glass: '#1f3f77', clear: false, liquid: '#f1efdf', closure: 'screw' },
      '#a63a2e',
      { x: 300, base: 878, height: heightOf('sake', 2) },
      'b',
    ) +
    drawNamedBottle(
      sheet,
      'tokkuri',
      { glass: '#efeae0', clear: false, liquid: '#fff', closure: 'bare' },
      '#1f5673',
      { x: 462, base: 888, height: heightOf('tokkuri', 1.6) },
      't',
    ) +
    drawWare(sheet, 'ochoko', { x: 586, base: 900, height: 84 }, '#1f5673', 0.5, 'w'),
  beer: (sheet) =>
    drawNamedBottle(
      sheet,
      'longneck',
      { glass: '#5a3013', clear: false, liquid: '#dfa63a', closure: 'crown' },
      '#c79a1e',
      { x: 316, base: 878, height: heightOf('longneck', 2.3) },
      'b',
    ) + drawWare(sheet, 'weizen', { x: 500, base: 894, height: 470 }, '#dfa032', 0.82, 'w'),
};
