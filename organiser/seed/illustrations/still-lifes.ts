import { drawBottle, type Placement } from './bottle.ts';
import type { SilhouetteName } from './bottle-silhouettes.ts';
import { drawWare, type WareName, wareHeights, wareWidth } from './glassware.ts';
import { servings } from './servings.ts';
import { designLabel } from './label.ts';
import { brass } from './palette.ts';
import { onGround, type Sheet } from './sheet.ts';
import { drawTokkuri } from './tokkuri.ts';
import type { Vessel } from './vessel-choice.ts';

/**
 * From pale to dark, in the order of a tasting. For sake the colour is the painted band of the cup.
 */
const ladders: Record<'wine' | 'spirits' | 'sake' | 'beer', readonly string[]> = {
  wine: ['#ecdc9a', '#e6c46a', '#eaa797', '#a8324a', '#6b1730'],
  spirits: ['#ecd9a8', '#e0b25a', '#d18a2c', '#b0601a', '#7d3a10'],
  sake: ['#1f5673', '#a63a2e', '#3d6b62', '#4a4668', '#b08d3e'],
  beer: ['#ecc964', '#dfa032', '#c77c25', '#94481a', '#3a2016'],
};

const mixed: readonly (readonly [WareName, string])[] = [
  ['wine', '#7b1e3a'],
  ['copita', '#c9781f'],
  ['ochoko', '#1f5673'],
  ['pint', '#dfa032'],
];

/** Glasses in a row on the table, as for a tasting. `tall` is the height of the tallest. */
export function drawFlight(sheet: Sheet, x: number, base: number, tall: number): string {
  const { chance, theme } = sheet;
  if (theme === 'sake') return drawSakeSet(sheet, x, base, tall);
  const kind = theme === 'fair' || theme === 'wine' ? 'wine' : chance.pick(servings[theme])[0];
  const count = theme === 'fair' ? mixed.length : 5;
  const wide = wareWidth(kind, wareHeights[kind] * tall);
  const lift =
    theme === 'fair' ? 1 : Math.min(1 / wareHeights[kind], 1.35, (sheet.width * 0.145) / wide);
  const step = Math.max(wide * lift * 1.22, tall * 0.42);
  const glasses = Array.from({ length: count }, (_, at) => {
    const [ware, drink] =
      theme === 'fair' ? (mixed[at] ?? ['wine', brass]) : [kind, ladders[theme][at] ?? brass];
    const placement = {
      x: x + (at - (count - 1) / 2) * step,
      base: base + (at % 2) * tall * 0.05,
      height: wareHeights[ware] * lift * tall,
    };
    return drawWare(sheet, {
      kind: ware,
      placement,
      drink,
      level: chance.between(0.46, 0.58),
      name: `f${at}`,
    });
  });
  return onGround(sheet, glasses.join(''));
}

/** A flask and its cups. */
function drawSakeSet(sheet: Sheet, x: number, base: number, tall: number): string {
  const side = sheet.light;
  const cups = [-0.62, 0.5, 0.98].map((at, row) => {
    const placement = {
      x: x + side * at * tall,
      base: base + tall * (row === 1 ? 0.07 : 0.02),
      height: tall * 0.3,
    };
    return drawWare(sheet, {
      kind: 'ochoko',
      placement,
      drink: ladders.sake[row] ?? brass,
      level: 0.5,
      name: `f${row}`,
    });
  });
  return onGround(
    sheet,
    drawTokkuri(sheet, { x: x - side * tall * 0.06, base, height: tall * 1.05 }, '#1f5673', 't') +
      cups.join(''),
  );
}

/** A plain vessel of a given shape with a pale label of the sheet's own area. */
export function drawNamedBottle(
  sheet: Sheet,
  {
    silhouette,
    look,
    cap,
    placement,
    name,
  }: {
    silhouette: SilhouetteName;
    look: Omit<Vessel, 'silhouette'>;
    cap: string;
    placement: Placement;
    name: string;
  },
): string {
  const design = designLabel(sheet.chance, { theme: sheet.theme, sign: '&', wrap: false });
  const label = {
    ...design,
    ...(design.inverse ? { paper: '#f6efe1', ink: design.paper, inverse: false } : {}),
    neckBand: false,
  };
  return drawBottle(
    sheet,
    { vessel: { silhouette, ...look }, label, cap, fill: 0.7 },
    placement,
    name,
  );
}
