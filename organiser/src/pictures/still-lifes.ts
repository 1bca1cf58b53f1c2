import { drawBottle, type Place } from './bottle.ts';
import { silhouettes, type SilhouetteName } from './bottle-silhouettes.ts';
import { drawWare, servings, type WareName, wareHeights } from './glassware.ts';
import { designLabel } from './label.ts';
import { brass } from './palette.ts';
import type { Sheet } from './sheet.ts';
import type { Vessel } from './vessel-choice.ts';

/** Glasses in a row on the table, as for a tasting; the drinks deepen from one to the next. */
export function drawFlight(sheet: Sheet, x: number, base: number, unit: number, count: number): string {
  const { chance, theme } = sheet;
  const mixed: readonly (readonly [WareName, string])[] = [
    ['wine', '#7b1e3a'],
    ['copita', '#c9781f'],
    ['ochoko', '#1f5673'],
    ['pint', '#dfa032'],
    ['flute', '#ecd58a'],
  ];
  const [kind] = theme === 'fair' ? ['wine' as const] : chance.pick(servings[theme]);
  const ladder: Record<'wine' | 'spirits' | 'sake' | 'beer', readonly string[]> = {
    wine: ['#ecdc9a', '#e6c46a', '#eaa797', '#a8324a', '#6b1730'],
    spirits: ['#ecd9a8', '#e0b25a', '#d18a2c', '#b0601a', '#7d3a10'],
    sake: ['#1f5673', '#a63a2e', '#3d6b62', '#4a4668', '#b08d3e'],
    beer: ['#ecc964', '#dfa032', '#c77c25', '#94481a', '#3a2016'],
  };
  return Array.from({ length: count }, (_, at) => {
    const [ware, drink] =
      theme === 'fair' ? (mixed[at % 5] ?? ['wine', brass]) : [kind, ladder[theme][at % 5] ?? brass];
    const place = {
      x: x + (at - (count - 1) / 2) * unit * 112,
      base: base + (at % 2) * unit * 10,
      height: wareHeights[ware] * unit,
    };
    return drawWare(sheet, ware, place, drink, chance.between(0.42, 0.58), `f${at}`);
  }).join('');
}

/** A plain vessel of a given form under a label of the sheet's own area. */
export function drawNamedBottle(
  sheet: Sheet,
  silhouette: SilhouetteName,
  look: Omit<Vessel, 'silhouette'>,
  cap: string,
  place: Place,
  name: string,
): string {
  const area = sheet.theme;
  const label = { ...designLabel(sheet.chance, area, '&', silhouette === 'can'), neckBand: false };
  return drawBottle(sheet, { vessel: { silhouette, ...look }, label, cap, fill: 0.7 }, place, name);
}

export const heightOf = (silhouette: SilhouetteName, unit: number): number => silhouettes[silhouette].height * unit;
