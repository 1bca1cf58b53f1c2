import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { parse } from 'yaml';
import type { SilhouetteName } from './bottle-silhouettes.ts';
import type { Chance } from './chance.ts';

export type Closure =
  'foil' | 'champagne' | 'wax' | 'stopper' | 'screw' | 'crown' | 'swing' | 'bare';

/**
 * The container of a drink. `liquid` is visible through `clear` glass only; `glass` is the colour
 * of the vessel itself.
 */
export type Vessel = {
  silhouette: SilhouetteName;
  glass: string;
  clear: boolean;
  liquid: string;
  closure: Closure;
};

/** The glass through which the liquid is visible. */
const clearGlass = ['#dfe8e4', '#cfe0e2'];

type Choices<T> = readonly [T, ...T[]];
type Rule = {
  /** A regular expression for the category of the product. */
  matches: string;
  silhouettes: Choices<SilhouetteName>;
  glasses: Choices<string>;
  liquids: Choices<string>;
  closures: Choices<Closure>;
};

const rules = parse(readFileSync(join(import.meta.dirname, 'vessels.yaml'), 'utf8')) as Record<
  AreaCode,
  readonly [Rule, ...Rule[]]
>;

export function chooseVessel(chance: Chance, area: AreaCode, category: string): Vessel {
  const found =
    rules[area].find(({ matches }) => new RegExp(matches, 'u').test(category.toLowerCase())) ??
    rules[area][0];
  const silhouette = chance.pick(found.silhouettes);
  const glass = chance.pick(found.glasses);
  const liquid = chance.pick(found.liquids);
  const clear = clearGlass.includes(glass);
  return {
    silhouette,
    glass,
    clear,
    liquid,
    closure: closureFor(silhouette, chance.pick(found.closures)),
  };
}

function closureFor(silhouette: SilhouetteName, wanted: Closure): Closure {
  if (silhouette === 'can' || silhouette === 'sleekCan' || silhouette === 'tokkuri') return 'bare';
  if (silhouette === 'swingTop') return wanted === 'wax' ? 'wax' : 'swing';
  if (silhouette === 'growler') return 'screw';
  if (silhouette === 'longneck' || silhouette === 'stubby')
    return wanted === 'wax' ? 'wax' : 'crown';
  if (silhouette === 'champagne') return wanted === 'crown' ? 'crown' : 'champagne';
  if (silhouette === 'slimSake' && wanted === 'champagne') return 'wax';
  return wanted === 'crown' || wanted === 'swing' ? 'screw' : wanted;
}
