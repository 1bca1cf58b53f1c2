import type { AreaCode } from '@dswine/shared/contract/wire';
import { blend, chooseRoom } from './backdrop.ts';
import { darker, mix } from './colour.ts';
import { drawWare } from './glassware.ts';
import { drawRidges } from './hills.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import { palettes } from './palette.ts';
import { onGround, type Sheet } from './sheet.ts';
import { drawNamedBottle } from './still-lifes.ts';
import { drawTokkuri } from './tokkuri.ts';

/** A poster for one themed area: its vessels in front of a rising sun and its own hills. */
export function drawArea(sheet: Sheet, area: AreaCode): string {
  const { width, height } = sheet;
  const room = chooseRoom(sheet, height * 0.8);
  const { accent } = palettes[area];
  const [x, y, r] = [width / 2, height * 0.47, width * 0.335];
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
  const table = svg`<rect y="${room.horizon}" width="${width}" height="${height - room.horizon}" ${sheet.fill([mix(accent, '#f3e3b4', 0.3), darker(accent, 0.3)])}/>`;
  const edge = svg`<rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="#f3e3b4" stroke-opacity=".8" stroke-width="2"/>`;
  return sun + hills + table + onGround(sheet, groups[area](sheet)) + edge;
}

const groups: Record<AreaCode, (sheet: Sheet) => string> = {
  wine: (sheet) => {
    const look = { glass: '#2f3a24', clear: false, liquid: '#6b1730', closure: 'foil' } as const;
    const bottle = drawNamedBottle(sheet, {
      silhouette: 'bordeaux',
      look,
      cap: '#b08d3e',
      placement: { x: 322, base: 878, height: 640 },
      name: 'b',
    });
    return (
      bottle +
      drawWare(sheet, {
        kind: 'wine',
        placement: { x: 520, base: 900, height: 440 },
        drink: '#7b1e3a',
        level: 0.5,
        name: 'w',
      })
    );
  },
  spirits: (sheet) => {
    const look = { glass: '#dfe8e4', clear: true, liquid: '#c9781f', closure: 'stopper' } as const;
    const bottle = drawNamedBottle(sheet, {
      silhouette: 'roundWhisky',
      look,
      cap: '#1e1a17',
      placement: { x: 322, base: 878, height: 590 },
      name: 'b',
    });
    return (
      bottle +
      drawWare(sheet, {
        kind: 'copita',
        placement: { x: 536, base: 900, height: 290 },
        drink: '#b8651a',
        level: 0.5,
        name: 'w',
      })
    );
  },
  sake: (sheet) => {
    const look = { glass: '#17304a', clear: false, liquid: '#f1efdf', closure: 'screw' } as const;
    const bottle = drawNamedBottle(sheet, {
      silhouette: 'sake',
      look,
      cap: '#a63a2e',
      placement: { x: 296, base: 872, height: 630 },
      name: 'b',
    });
    const flask = drawTokkuri(sheet, { x: 470, base: 888, height: 340 }, '#1f5673', 't');
    return (
      bottle +
      flask +
      drawWare(sheet, {
        kind: 'ochoko',
        placement: { x: 606, base: 906, height: 92 },
        drink: '#1f5673',
        level: 0.5,
        name: 'w',
      })
    );
  },
  beer: (sheet) => {
    const look = { glass: '#5a3013', clear: false, liquid: '#dfa63a', closure: 'crown' } as const;
    const bottle = drawNamedBottle(sheet, {
      silhouette: 'longneck',
      look,
      cap: '#c79a1e',
      placement: { x: 312, base: 878, height: 570 },
      name: 'b',
    });
    return (
      bottle +
      drawWare(sheet, {
        kind: 'weizen',
        placement: { x: 510, base: 900, height: 500 },
        drink: '#dfa032',
        level: 0.86,
        name: 'w',
      })
    );
  },
};
