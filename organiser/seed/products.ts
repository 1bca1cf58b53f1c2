import type { Static } from 'typebox';
import type { ProductRecord } from '../src/records/records.ts';
import type { AreaName, Company } from './companies.ts';
import { fill, join } from './phrasing.ts';
import {
  beerPhrases,
  beerStyles,
  brews,
  modernStyles,
  regionBeers,
  taiwanStyles,
} from './parts/beer.ts';
import { equipment, equipmentOpeners } from './parts/equipment.ts';
import type { Pair, Phrases, Style } from './parts/part.ts';
import { kuraStyles, labels, regionSakes, sakePhrases, sakeStyles } from './parts/sake.ts';
import {
  bottlings,
  regionSpirits,
  spiritPhrases,
  spiritStyles,
  type SpiritStyle,
} from './parts/spirits.ts';
import { cuvees, regionWines, winePhrases, wineStyles, type WineStyle } from './parts/wine.ts';
import type { Chance } from './random.ts';

export type Product = Omit<Static<typeof ProductRecord>, 'Id' | 'ExhibitorId'>;
/** A product and the short name of what it is, for the texts of its exhibitor. */
export type Shown = { product: Product; kind: Pair };
type Drink = { style: Style; title: Pair; native?: string; tags: readonly string[] };

const phrases: Record<AreaName, Phrases> = {
  wine: winePhrases,
  spirits: spiritPhrases,
  sake: sakePhrases,
  beer: beerPhrases,
};
const abroad: readonly string[] = ['new-in-taiwan', 'seeking-importer'];
const lasting: readonly string[] = ['sparkling-wine', 'fruit-wine', 'sweet-fortified'];

/** One product of a maker; `taken` are the names that its exhibitor already shows. */
export function tellDrink(maker: Company, year: number, taken: Set<string>, by: Chance): Shown {
  for (let turn = 0; turn < 60; turn++) {
    // A small house runs out of names; its further lots carry their number, as they do on real labels.
    const lot = turn < 25 ? ['', ''] : [` 第 ${turn - 23} 批`, ` Lot ${turn - 23}`];
    const drink = drinkOf[maker.areas[0]](maker, by);
    const vintage =
      maker.areas[0] === 'wine' && !lasting.includes(drink.style.category)
        ? year - (drink.style.category === 'red-wine' ? by.whole(3, 8) : by.whole(1, 3))
        : undefined;
    const name = {
      tw: `${maker.brand[0]}${gap(maker.brand[0], drink.title[0])}${drink.title[0]}${vintage ? ` ${vintage}` : ''}${lot[0]}`,
      en: `${maker.brand[1]} ${drink.title[1]}${vintage ? ` ${vintage}` : ''}${lot[1]}`,
    };
    if (taken.has(name.en) || taken.has(name.tw)) continue;
    taken.add(name.en).add(name.tw);
    const product: Product = {
      Name: name,
      ...(drink.native && maker.lang !== 'zh'
        ? { NativeName: { Text: `${nativeBrand(maker)} ${drink.native}`, Lang: maker.lang } }
        : {}),
      Category: drink.style.category,
      Brand: maker.brand[1],
      Country: maker.country,
      Area: maker.areas[0],
      Model: modelOf(maker, by),
      Description: describe(maker, drink, by),
      Tags: [...new Set([...drink.style.tags, ...drink.tags])].filter(
        (tag) => maker.country !== 'TW' || !abroad.includes(tag),
      ),
      Popularity: Math.round(by.next() ** 2 * 1800),
      Rating: Math.round((3.2 + by.next() * 1.7) * 10) / 10,
      ...(drink.style.abv
        ? {
            Abv:
              Math.round(
                (drink.style.abv[0] + by.next() * (drink.style.abv[1] - drink.style.abv[0])) * 10,
              ) / 10,
          }
        : {}),
      Volume: by.pick(drink.style.volumes),
      ...(vintage ? { Vintage: vintage } : {}),
    };
    return { product, kind: drink.style.name };
  }
  throw new Error(`seed: ${maker.name.en} has no more names for its products`);
}

export function tellGoods(maker: Company, taken: Set<string>, by: Chance): Shown {
  const goods = equipment[maker.goods];
  if (!goods) throw new Error(`seed: no goods "${maker.goods}" in parts/equipment.ts`);
  for (let turn = 0; turn < 60; turn++) {
    const item = by.pick(goods.items),
      series = by.pick(goods.series);
    const name = {
      tw: `${maker.brand[0]}${gap(maker.brand[0], item[0])}${item[0]}${series[0] && ` ${series[0]}`}`,
      en: `${maker.brand[1]} ${item[1]}${series[1] && ` ${series[1]}`}`,
    };
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    const slots = {
      maker: [maker.name.tw, maker.name.en] as Pair,
      item: [item[0], item[1].toLowerCase()] as Pair,
    };
    const product: Product = {
      Name: name,
      Category: goods.category,
      Brand: maker.brand[1],
      Country: maker.country,
      Area: maker.areas[0],
      Model: modelOf(maker, by),
      Description: join([fill(by.deal(equipmentOpeners), slots), ...two(goods.notes, by)]),
      Tags: ['equipment'],
      Popularity: Math.round(by.next() ** 2 * 900),
      Rating: Math.round((3.4 + by.next() * 1.5) * 10) / 10,
    };
    return { product, kind: item };
  }
  throw new Error(`seed: ${maker.name.en} has no more names for its products`);
}

const drinkOf: Record<AreaName, (maker: Company, by: Chance) => Drink> = {
  wine(maker, by) {
    const style = wineStyles[by.pick<WineStyle>(regionWines[maker.regionId] ?? ['cabernet'])];
    const cuvee = by.pick(cuvees[maker.lang] ?? cuvees.other ?? []);
    return {
      style,
      title: [`${cuvee[0]}${colour(style)}`, `${cuvee[1]} ${style.name[1]}`],
      tags: some(
        ['organic', 'biodynamic', 'single-vineyard', 'family-estate', 'light-bottle', 'women-led'],
        by,
      ),
    };
  },
  spirits(maker, by) {
    const style = spiritStyles[by.pick<SpiritStyle>(regionSpirits[maker.regionId] ?? ['gin'])];
    const bottling = by.pick(bottlings[style.category] ?? []);
    const cask = /Sherry|Oloroso|PX/.test(bottling[1])
      ? ['sherry-cask']
      : bottling[1] === 'Cask Strength'
        ? ['cask-strength']
        : [];
    return {
      style,
      title: [`${style.name[0]} ${bottling[0]}`, `${style.name[1]} ${bottling[1]}`],
      tags: [
        ...cask,
        ...some(['limited', 'small-batch', 'local-grain', 'seeking-importer', 'new-in-taiwan'], by),
      ],
    };
  },
  sake(maker, by) {
    const style = sakeStyles[by.pick(regionSakes[maker.regionId] ?? kuraStyles)];
    const list =
      style.category === 'shochu-awamori'
        ? 'shochu'
        : style.category === 'umeshu-fruit'
          ? 'fruit'
          : style.category === 'korean-rice-wine'
            ? 'korea'
            : maker.country === 'TW'
              ? 'taiwanRice'
              : 'rice';
    const label = by.pick(labels[list] ?? []);
    const polish =
      list === 'rice' && style.category !== 'junmai' && by.happens(0.5)
        ? by.pick([35, 40, 45, 50, 55])
        : undefined;
    return {
      style,
      title: [
        `${style.name[0]} ${label[0]}${polish ? ` 磨${polish}` : ''}`,
        `${style.name[1]} ${label[1]}${polish ? ` ${polish}%` : ''}`,
      ],
      native: `${style.native} ${label[2]}${polish ? ` 精米歩合${polish}%` : ''}`.trim(),
      tags: some(
        ['seasonal', 'limited', 'family-estate', 'traditional-method', 'new-in-taiwan'],
        by,
      ),
    };
  },
  beer(maker, by) {
    const own =
      regionBeers[maker.regionId] ??
      (maker.country === 'TW' || maker.country === 'VN' || maker.country === 'TH'
        ? taiwanStyles
        : modernStyles);
    const style =
      beerStyles[
        by.pick(
          own.filter(
            (id) => maker.country === 'TW' || !['teaBeer', 'honeyAle', 'coffeeStout'].includes(id),
          ),
        )
      ];
    const brew = by.pick(brews[maker.country === 'TW' ? 'TW' : 'other'] ?? []);
    return {
      style,
      title: [
        `${brew[0]}${gap(brew[0], style.name[0])}${style.name[0]}`,
        `${brew[1]} ${style.name[1]}`,
      ],
      tags: some(['seasonal', 'small-batch', 'barrel-aged', 'new-in-taiwan', 'local-grain'], by),
    };
  },
};

/** Three sentences of different kinds: where from, how it tastes, and either how it is made, what it goes with, or how it is traded. */
function describe(maker: Company, drink: Drink, by: Chance) {
  const area = phrases[maker.areas[0]];
  const pairing = by.pick(
    area.pairings[drink.style.category] ?? area.pairings.default ?? area.pairings['red-wine'] ?? [],
  );
  const slots = {
    maker: [maker.name.tw, maker.name.en] as Pair,
    region: maker.region,
    land: maker.land,
    style: drink.style.name,
    taste: by.pick(drink.style.tastes),
    pair: pairing,
  };
  const opener = fill(by.deal(area.openers), slots),
    tasting = fill(by.deal(area.tastings), slots),
    method = by.deal(drink.style.methods);
  const closer = fill(by.deal(area.closers), slots),
    trade = by.deal(area.trade);
  return join(
    by.pick([
      [opener, method, tasting, closer],
      [opener, tasting, closer],
      [opener, method, tasting],
      [opener, tasting, trade],
      [opener, method, tasting, trade],
      [tasting, opener, method],
    ]),
  );
}

const colour = (style: Style) =>
  style.category === 'red-wine'
    ? `${style.name[0]}紅酒`
    : style.category === 'white-wine'
      ? `${style.name[0]}白酒`
      : style.name[0];
const nativeBrand = (maker: Company) =>
  maker.lang === 'ja'
    ? maker.native.replace(
        /(酒造|醸造|株式会社|合名会社|合資会社|本家|酒造店|本店|酒造所|蒸溜所|ワイナリー|ブルーイング|ビール)+.*$/,
        '',
      )
    : maker.native;
const gap = (left: string, right: string) =>
  /[A-Za-z0-9]$/.test(left) || /^[A-Za-z0-9]/.test(right) ? ' ' : '';
const some = (tags: readonly string[], by: Chance) => (by.happens(0.55) ? [by.pick(tags)] : []);
const two = (notes: readonly Pair[], by: Chance): Pair[] => by.shuffled(notes).slice(0, 2);
const initials = { wine: 'W', spirits: 'S', sake: 'K', beer: 'B' } as const;
const modelOf = (maker: Company, by: Chance) =>
  `${initials[maker.areas[0]]}${maker.name.en.replace(/[^A-Z]/g, '').slice(0, 3) || 'X'}-${by.whole(100, 999)}`;
