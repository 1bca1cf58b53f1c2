import { svg, times, xmlText } from '../../src/pictures/markup.ts';
import { signOf } from './maker-sign.ts';
import type { Pair } from './palette.ts';
import type { Sheet } from './sheet.ts';

const ink: Pair = ['#3d362f', '#e6dccd'];

/**
 * A partner's logo in one ink: its initials in a frame, without a background, so that a row of
 * logos looks even.
 */
export function drawPartner(sheet: Sheet, name: string): string {
  const frame = sheet.chance.pick(frames);
  const sign = xmlText(signOf(name));
  const size = sign.length > 1 ? 62 : 82;
  const letters = svg`<text x="120" y="${120 + size * 0.34}" font-family="Georgia,'Times New Roman',serif" font-size="${size}" letter-spacing="1" text-anchor="middle" ${sheet.fill(ink)}>${sign}</text>`;
  return svg`<g fill="none" stroke-width="3" stroke-linejoin="round" ${sheet.stroke(ink)}>${frame()}</g>${letters}`;
}

const at = (turn: number, reach: number): string =>
  svg`${120 + Math.cos(turn) * reach} ${120 + Math.sin(turn) * reach}`;
const polygon = (corners: number, reach: number, turn = -Math.PI / 2): string =>
  times(corners, (n) => `${n ? 'L' : 'M'}${at(turn + (n * 2 * Math.PI) / corners, reach)}`) + 'Z';

const frames: readonly [() => string, ...(() => string)[]] = [
  () =>
    svg`<circle cx="120" cy="120" r="104"/><circle cx="120" cy="120" r="94" stroke-width="1.2"/>`,
  () => svg`<path d="${polygon(6, 110)}"/><path d="${polygon(6, 98)}" stroke-width="1.2"/>`,
  () =>
    svg`<path d="${times(24, (n) => `M${at((n * Math.PI) / 12, 86)}L${at((n * Math.PI) / 12, n % 2 ? 100 : 112)}`)}"/><circle cx="120" cy="120" r="78" stroke-width="1.2"/>`,
  () =>
    svg`<path d="M32 212V112a88 88 0 0 1 176 0v100Z"/><path d="M44 200V112a76 76 0 0 1 152 0v88Z" stroke-width="1.2"/>`,
  () => svg`<path d="${polygon(4, 114)}"/><path d="${polygon(4, 100)}" stroke-width="1.2"/>`,
  () =>
    svg`<rect x="20" y="48" width="200" height="144"/><path d="M20 62h200M20 178h200" stroke-width="1.2"/>`,
  () => svg`<path d="M120 12c28 40 78 72 78 126a78 78 0 0 1-156 0c0-54 50-86 78-126Z"/>`,
  () =>
    svg`<path d="${polygon(8, 110, Math.PI / 8)}"/><circle cx="120" cy="120" r="88" stroke-width="1.2" stroke-dasharray="2 6"/>`,
  () =>
    svg`<path d="M36 30h168v96c0 46-40 74-84 90-44-16-84-44-84-90Z"/><path d="M48 42h144v84c0 38-33 62-72 77-39-15-72-39-72-77Z" stroke-width="1.2"/>`,
  () =>
    svg`<ellipse cx="120" cy="120" rx="112" ry="84"/><ellipse cx="120" cy="120" rx="102" ry="74" stroke-width="1.2"/>`,
];
