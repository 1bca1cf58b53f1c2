import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Chance } from './chance.ts';
import type { WareName } from './glassware.ts';
import type { Vessel } from './vessel-choice.ts';

/** How drinks of each area are served: the vessel and the colour of the drink. */
export const servings: Record<AreaCode, readonly [Serving, ...Serving[]]> = {
  wine: [
    ['wine', '#7b1e3a'],
    ['wine', '#e6d07f'],
    ['flute', '#ecd58a'],
    ['wine', '#eaa797'],
  ],
  spirits: [
    ['copita', '#c9781f'],
    ['tumbler', '#b8651a'],
    ['tumbler', '#d18a2c'],
    ['copita', '#a5540f'],
  ],
  sake: [
    ['ochoko', '#1f5673'],
    ['ochoko', '#a63a2e'],
    ['wine', '#eeecd8'],
  ],
  beer: [
    ['pint', '#dfa032'],
    ['weizen', '#e3ae48'],
    ['tulip', '#a9521c'],
    ['pint', '#3a2016'],
  ],
};

export type Serving = readonly [ware: WareName, drink: string];

/** The fitting glass with the vessel's drink. For a cup, the colour is its painted band. */
export function pour(
  chance: Chance,
  area: AreaCode,
  { closure, liquid }: Pick<Vessel, 'closure' | 'liquid'>,
): Serving {
  const [ware, drink] = chance.pick(servings[area]);
  if (ware === 'ochoko') return [ware, drink];
  if (area === 'wine') return [closure === 'champagne' ? 'flute' : 'wine', liquid];
  return [ware, liquid];
}
