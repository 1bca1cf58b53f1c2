import type { Silhouette } from './bottle-silhouettes.ts';
import { outline } from './outline.ts';
import type { Placement } from './bottle.ts';
import { darker, lighter } from './colour.ts';
import { layShadow } from './light.ts';
import { svg, times } from '../../src/pictures/markup.ts';
import type { Sheet } from './sheet.ts';

/** A drinking vessel. `bowl` is the height in millimetres at which the inside ends. */
type Ware = Pick<Silhouette, 'height' | 'width' | 'profile'> & {
  bowl: number;
  foam?: boolean;
  opaque?: string;
};

const wares = {
  wine: {
    height: 222,
    width: 88,
    bowl: 109,
    profile: [
      [31, 222],
      [41, 190, 49, 126, 5, 110],
      [3, 100],
      [2.8, 16],
      [4, 5, 22, 4.5, 36, 1.6],
      [36, 0],
    ],
  },
  flute: {
    height: 236,
    width: 56,
    bowl: 96,
    profile: [
      [22, 236],
      [28, 190, 27, 118, 4, 98],
      [2.8, 90],
      [2.8, 16],
      [4, 5, 20, 4.5, 32, 1.6],
      [32, 0],
    ],
  },
  copita: {
    height: 150,
    width: 74,
    bowl: 36,
    profile: [
      [21, 150],
      [22, 126, 37, 96, 37, 72],
      [37, 44, 10, 40, 9, 30],
      [9, 16, 28, 8, 29, 2],
      [29, 0],
    ],
  },
  tumbler: {
    height: 96,
    width: 84,
    bowl: 11,
    profile: [
      [42, 96],
      [38, 6],
      [37.6, 1.5, 36, 0, 32, 0],
    ],
  },
  pint: {
    height: 158,
    width: 88,
    bowl: 7,
    foam: true,
    profile: [
      [43, 158],
      [44, 136, 41, 124, 40, 116],
      [31, 4],
      [30.6, 1, 29, 0, 27, 0],
    ],
  },
  weizen: {
    height: 240,
    width: 84,
    bowl: 14,
    foam: true,
    profile: [
      [38, 240],
      [43, 206, 40, 168, 33, 132],
      [25, 90, 24, 60, 29, 16],
      [31, 10, 32, 4, 31, 0],
    ],
  },
  tulip: {
    height: 176,
    width: 92,
    bowl: 62,
    foam: true,
    profile: [
      [37, 176],
      [33, 156, 46, 132, 46, 108],
      [46, 76, 16, 66, 5, 60],
      [4, 52],
      [4, 14],
      [5, 5, 22, 4.5, 34, 1.6],
      [34, 0],
    ],
  },
  ochoko: {
    height: 48,
    width: 62,
    bowl: 8,
    opaque: '#f6f3ec',
    profile: [
      [31, 48],
      [29, 22, 20, 9, 15, 7],
      [15, 0],
    ],
  },
} satisfies Record<string, Ware>;

export type WareName = keyof typeof wares;

/**
 * Heights relative to `unit`, the height of the tallest. Cups are drawn larger than to scale, as if
 * nearer.
 */
export const wareHeights: Record<WareName, number> = {
  wine: 0.95,
  flute: 1,
  copita: 0.74,
  tumbler: 0.56,
  pint: 0.82,
  weizen: 1,
  tulip: 0.84,
  ochoko: 0.36,
};

export const wareWidth = (kind: WareName, height: number): number =>
  (wares[kind].width / wares[kind].height) * height;

/**
 * The y position of the drink in a glass that is filled to `level`; for opaque cups, of the rim.
 */
export function surfaceOf(kind: WareName, { base, height }: Placement, level: number): number {
  const ware: Ware = wares[kind];
  if (ware.opaque !== undefined) return base - height;
  const scale = height / ware.height;
  return base - ware.bowl * scale - (ware.height - ware.bowl) * scale * level;
}

/** Draws a glass or cup with its drink. `level` is the filled share of the bowl. */
export function drawWare(
  sheet: Sheet,
  {
    kind,
    placement,
    drink,
    level,
    name,
    floating = false,
  }: {
    kind: WareName;
    placement: Placement;
    drink: string;
    level: number;
    name: string;
    floating?: boolean;
  },
): string {
  const ware: Ware = wares[kind];
  const { x, base, height } = placement;
  const scale = height / ware.height;
  const body = sheet.define(
    name,
    (id) => `<path id="${id}" d="${outline(ware, x, base, scale)}"/>`,
  );
  if (!floating) layShadow(sheet, base, body);
  if (ware.opaque !== undefined)
    return cup(sheet, ware, { clay: ware.opaque, band: drink, placement, body });
  const clip = sheet.define(
    `${name}c`,
    (id) => `<clipPath id="${id}"><use href="#${body}"/></clipPath>`,
  );
  const [half, floor] = [(ware.width / 2) * scale, base - ware.bowl * scale];
  const top = floor - (ware.height - ware.bowl) * scale * level;
  const liquid = svg`<path d="M${x - half} ${top}H${x + half}V${floor}H${x - half}Z" fill="${drink}" fill-opacity=".94"/><path d="M${x} ${top}h${sheet.light * -half}V${floor}H${x}Z" fill="${darker(drink, 0.5)}" fill-opacity=".16"/><path d="M${x - half} ${top}h${half * 2}" stroke="${lighter(drink, 0.4)}" stroke-width="${scale * 2.4}"/>`;
  const foam = ware.foam ? head(x, top, half, scale) : kind === 'tumbler' ? ice(x, top, scale) : '';
  const gleam = svg`<use href="#${body}" x="${sheet.light * -half * 0.26}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${scale * 2.6}"/>`;
  return svg`<use href="#${body}" fill="#fff" fill-opacity=".3"/><g clip-path="url(#${clip})">${liquid}${foam}${gleam}</g><use href="#${body}" fill="none" stroke="#4a4038" stroke-opacity=".55" stroke-width="1.5"/>`;
}

function head(x: number, top: number, half: number, scale: number): string {
  const [deep, bump] = [17 * scale, (half * 2) / 5];
  const crown = times(5, () => svg`q${bump / 2} ${-7 * scale} ${bump} 0`);
  const bubbles = times(
    4,
    (at) => svg`M${x + half * (((at * 7) % 5) * 0.22 - 0.44)} ${top + (34 + at * 15) * scale}h.1`,
  );
  return svg`<path d="M${x - half} ${top + deep * 0.4}v${-deep}${crown}v${deep}Z" fill="#fbf5e6"/><path d="${bubbles}" stroke="#fff" stroke-opacity=".6" stroke-width="${3.4 * scale}" stroke-linecap="round"/>`;
}

function ice(x: number, top: number, scale: number): string {
  const cube = (dx: number, dy: number, turn: number): string =>
    svg`<rect x="${x + dx * scale}" y="${top + dy * scale}" width="${27 * scale}" height="${27 * scale}" rx="${3 * scale}" transform="rotate(${turn} ${x + (dx + 13) * scale} ${top + (dy + 13) * scale})"/>`;
  return svg`<g fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".6" stroke-width="${scale}">${cube(-30, -5, -14)}${cube(3, 5, 18)}</g>`;
}

function cup(
  sheet: Sheet,
  { width, height }: Ware,
  {
    clay,
    band,
    placement,
    body,
  }: { clay: string; band: string; placement: Placement; body: string },
): string {
  const { x, base } = placement;
  const scale = placement.height / height;
  const half = (width / 2) * scale;
  const line = (share: number, thick: number): string =>
    svg`<path d="M${x - half * 0.93} ${base - height * share * scale}h${half * 1.86}" stroke="${band}" stroke-width="${thick * scale}"/>`;
  const dim = svg`<path d="M${x} ${base - height * scale}h${sheet.light * -half * 0.98}l${sheet.light * half * 0.5} ${height * 0.86 * scale}H${x}Z" fill="#14110f" fill-opacity=".08"/>`;
  return svg`<use href="#${body}" fill="${clay}"/>${line(0.78, 3.4)}${line(0.66, 1.2)}${dim}`;
}
