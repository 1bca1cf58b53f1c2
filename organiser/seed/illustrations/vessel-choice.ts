import type { AreaCode } from '@dswine/shared/contract/wire';
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

const leaf = '#2f3a24';
const emerald = '#1f4a3a';
const amber = '#5a3013';
const night = '#1f1d22';
const flint = '#dfe8e4';
const ice = '#cfe0e2';
const cobalt = '#1f3f77';
const celadon = '#7fa593';
const porcelain = '#f4f1ea';

type Choices<T> = readonly [T, ...T[]];
type Rule = {
  messages: RegExp;
  silhouettes: Choices<SilhouetteName>;
  glasses: Choices<string>;
  liquids: Choices<string>;
  closures: Choices<Closure>;
};

const rule = (
  messages: RegExp,
  silhouettes: Choices<SilhouetteName>,
  glasses: Choices<string>,
  liquids: Choices<string>,
  closures: Choices<Closure>,
): Rule => ({ messages, silhouettes, glasses, liquids, closures });

const red = ['#6b1730', '#7b1e3a', '#54142c'] as const;
const white = ['#ead98a', '#e6d48f', '#dfcf7a', '#e9dda6'] as const;
const gold = ['#c9781f', '#b8651a', '#d18a2c', '#a5540f'] as const;
const water = ['#e6eff0', '#dceaec'] as const;
const rice = ['#f1efdf', '#ece8d0'] as const;

/** The first match wins. The last rule of each area is the fallback. */
const rules: Record<AreaCode, readonly [Rule, ...Rule[]]> = {
  wine: [
    rule(
      /champ|spark|cava|prosecco|cremant|pet-?nat|bubbl/,
      ['champagne'],
      [leaf, emerald, night, '#3b4a2a'],
      white,
      ['champagne'],
    ),
    rule(
      /ros[eé]/,
      ['bordeaux', 'burgundy', 'flute', 'slim'],
      [flint],
      ['#eeb3a4', '#e9a08f', '#f0c0ae'],
      ['foil', 'wax', 'screw'],
    ),
    rule(
      /ice|sweet|dessert|noble|late|sautern|tokaj|plum/,
      ['slim', 'slim', 'bordeaux'],
      [flint, flint, amber],
      ['#e0a63a', '#d9942a', '#e8bb55'],
      ['foil', 'wax'],
    ),
    rule(
      /fortif|port|sherry|madeira|vermouth|aromat/,
      ['port', 'port', 'bordeaux'],
      [night, amber, leaf],
      red,
      ['stopper', 'foil', 'wax'],
    ),
    rule(
      /orange|amber|natural|skin/,
      ['burgundy', 'flute', 'bordeaux'],
      [flint, flint, leaf],
      ['#dc8f3f', '#d67f35', '#e3a257'],
      ['wax', 'wax', 'crown'],
    ),
    rule(/ries|gew|alsace|aromatic/, ['flute'], [emerald, amber, leaf], white, ['foil', 'screw']),
    rule(
      /white|blanc|chard|sauv/,
      ['burgundy', 'bordeaux', 'flute', 'burgundy'],
      ['#77804a', flint, leaf, '#8f9455', emerald],
      white,
      ['foil', 'screw', 'foil', 'wax'],
    ),
    rule(
      /fruit|honey|mead/,
      ['flute', 'slim', 'bordeaux'],
      [flint, cobalt],
      ['#d56a5a', '#b43a4a', '#e0a53a'],
      ['screw', 'wax', 'foil'],
    ),
    rule(/pinot|burg|nebb/, ['burgundy'], [leaf, '#3b4a2a'], red, ['foil', 'wax']),
    rule(
      /./,
      ['bordeaux', 'burgundy', 'bordeaux'],
      [leaf, '#26331f', '#233027', night, '#3b4a2a'],
      red,
      ['foil', 'foil', 'wax'],
    ),
  ],
  spirits: [
    rule(
      /kaoliang|baijiu|sorghum|gaoliang/,
      ['kaoliang', 'porcelain', 'porcelain', 'jar'],
      [porcelain, porcelain, ice, '#8e2a22', celadon, cobalt],
      water,
      ['screw', 'stopper'],
    ),
    rule(
      /gin|juniper|absin|botan/,
      ['apothecary', 'tallGin', 'decanter'],
      [ice, flint, cobalt, emerald, '#274d4f'],
      water,
      ['stopper', 'wax', 'stopper'],
    ),
    rule(
      /vodka|neutral/,
      ['vodka', 'tallGin', 'kaoliang'],
      [ice, flint, '#e9eef0', '#1f3f55'],
      water,
      ['screw', 'stopper'],
    ),
    rule(/rum|cachaca|cane/, ['rum', 'roundWhisky', 'tallGin'], [flint, flint, amber, leaf], gold, [
      'stopper',
      'wax',
    ]),
    rule(
      /tequila|mezcal|agave/,
      ['agave', 'decanter', 'apothecary'],
      [flint, ice, cobalt, '#39524a'],
      [...water, '#e2bb62', '#d9a94a'],
      ['stopper', 'wax'],
    ),
    rule(
      /brandy|cognac|armag|calv|grappa|pisco|eau/,
      ['cognac', 'decanter', 'slim'],
      [flint, flint, leaf],
      ['#a4490f', '#b55a16', '#8d3c0c'],
      ['stopper', 'wax'],
    ),
    rule(
      /liqueur|bitter|aperit|amaro|cream|fruit|ready|rtd/,
      ['tallGin', 'decanter', 'apothecary', 'slim', 'rum'],
      [flint, flint, amber, emerald],
      ['#b3323a', '#d98a2b', '#5c7a35', '#7a2a4a', '#c65a2a'],
      ['screw', 'stopper', 'wax'],
    ),
    rule(
      /shochu|awamori|soju/,
      ['sake', 'slimSake', 'isshobin', 'jar'],
      [night, ice, '#3d4a3c', amber],
      water,
      ['screw', 'bare'],
    ),
    rule(
      /./,
      ['roundWhisky', 'squareWhisky', 'roundWhisky', 'decanter', 'tallGin'],
      [flint, flint, flint, '#3d4a2c', night],
      gold,
      ['stopper', 'stopper', 'wax', 'screw'],
    ),
  ],
  sake: [
    rule(/spark/, ['champagne', 'slimSake'], [emerald, ice, cobalt], rice, ['champagne']),
    rule(
      /shochu|awamori|soju/,
      ['isshobin', 'sake', 'jar', 'slimSake'],
      [night, amber, '#3d4a3c', '#6a4a35'],
      water,
      ['screw'],
    ),
    rule(
      /ume|plum|yuzu|liqueur|fruit|citrus/,
      ['slimSake', 'sake', 'decanter'],
      [flint, ice],
      ['#d99a3a', '#e3b850', '#d2714f', '#e6d27a'],
      ['screw', 'stopper'],
    ),
    rule(
      /nigori|cloud|raw|nama/,
      ['slimSake', 'sake', 'isshobin'],
      [ice, flint, '#a9c8d6', celadon],
      ['#f6f3ea', '#efece0'],
      ['screw', 'screw'],
    ),
    rule(
      /aged|koshu|mirin/,
      ['sake', 'tokkuri', 'slimSake'],
      [flint, amber, '#6a4a35'],
      ['#c98a2f', '#b4701f'],
      ['screw', 'wax'],
    ),
    rule(
      /huangjiu|shao|rice-wine|yellow/,
      ['jar', 'porcelain', 'sake'],
      ['#6a4a35', '#7d2f22', celadon, amber],
      ['#a85f22'],
      ['stopper', 'screw'],
    ),
    rule(
      /daigin|ginjo/,
      ['sake', 'slimSake', 'sake', 'isshobin'],
      [cobalt, emerald, night, ice, '#5f8f9d', flint],
      rice,
      ['screw'],
    ),
    rule(
      /./,
      ['sake', 'isshobin', 'slimSake', 'sake', 'tokkuri'],
      [emerald, amber, night, '#3b5a3a', ice, '#2b4a5c', '#7a5a44'],
      rice,
      ['screw'],
    ),
  ],
  beer: [
    rule(
      /cider|perry/,
      ['champagne', 'swingTop', 'longneck'],
      [emerald, flint, leaf, amber],
      ['#e3b13f', '#e8c25f', '#d98f35'],
      ['champagne', 'crown'],
    ),
    rule(
      /mead|honey/,
      ['swingTop', 'slim', 'longneck'],
      [flint, amber],
      ['#e0a42f'],
      ['wax', 'swing', 'crown'],
    ),
    rule(
      /trap|abbey|belg|lambic|gueu|sour|wild|barrel/,
      ['stubby', 'champagne', 'swingTop'],
      [amber, leaf, emerald],
      ['#b0561c'],
      ['crown', 'champagne', 'wax'],
    ),
    rule(
      /stout|porter|dark|schwarz|black/,
      ['longneck', 'can', 'stubby', 'growler'],
      [amber, night],
      ['#2a150d'],
      ['crown'],
    ),
    rule(
      /ipa|pale|craft|hazy|hop|free|non|zero|low|rtd/,
      ['can', 'can', 'sleekCan', 'longneck'],
      [amber, emerald],
      ['#dc9a2b'],
      ['crown'],
    ),
    rule(
      /kell|draft|draught|growl/,
      ['growler', 'swingTop', 'can'],
      [amber, leaf],
      ['#dc9a2b'],
      ['swing', 'screw'],
    ),
    rule(
      /./,
      ['longneck', 'can', 'swingTop', 'stubby', 'longneck', 'sleekCan', 'growler'],
      [amber, emerald, amber, leaf],
      ['#dfa63a'],
      ['crown'],
    ),
  ],
};

export function chooseVessel(chance: Chance, area: AreaCode, category: string): Vessel {
  const found =
    rules[area].find(({ messages }) => messages.test(category.toLowerCase())) ?? rules[area][0];
  const silhouette = chance.pick(found.silhouettes);
  const glass = chance.pick(found.glasses);
  const liquid = chance.pick(found.liquids);
  const clear = [flint, ice].includes(glass);
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
