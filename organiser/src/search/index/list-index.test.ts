import { boothOptionsOf } from './booth-options.ts';
import { findKeyword } from '../keywords/find-keyword.ts';
import { emptySets, ListIndex } from './list-index.ts';
import { singular, splitText } from '../keywords/split-text.ts';
import { TextIndex } from '../keywords/text-index.ts';

type Facet = 'Country' | 'Tag';
type Sample = [name: string, country: string, tags: string[], popularity: number, pays?: boolean];

function listOf(samples: Sample[]): ListIndex<Facet> {
  const byPopularity = samples
    .map((sample, at) => ({ id: String(at + 1), at, sample }))
    .sort((one, other) => other.sample[3] - one.sample[3]);
  const records = byPopularity.map(({ id, sample }) => ({
    id,
    sponsor: sample[4] === true ? id : undefined,
  }));
  const list = new ListIndex<Facet>(
    records,
    new TextIndex(records.length),
    emptySets(['Country', 'Tag']),
  );
  for (const [position, { sample }] of byPopularity.entries()) {
    const [name, country, tags] = sample;
    list.text.addName(name, position);
    list.addTo('Country', country, position);
    for (const tag of tags) list.addTo('Tag', tag, position);
  }
  list.text.finish();
  const inOrder = [...byPopularity.keys()].sort(
    (one, other) => (byPopularity[one]?.at ?? 0) - (byPopularity[other]?.at ?? 0),
  );
  list.setOrder('en', inOrder);
  list.setOrder('tw', inOrder.toReversed());
  return list;
}

const four = listOf([
  ['Old Oak', 'FR', ['organic'], 10],
  ['Oak and Sons', 'FR', [], 30],
  ['雪待酒造', 'JP', ['organic', 'new'], 20],
  ['Cork House', 'PT', ['new'], 5, true],
]);
type Query = Parameters<ListIndex<Facet>['page']>[0];
const page = (list: ListIndex<Facet>, query: Partial<Query>) => {
  const order = { sort: 'default', lang: 'en' } as const;
  return list.page({ within: [], choices: {}, order, offset: 0, limit: 10, ...query });
};
const day = (number: number) => ({ slots: { day: number } });

describe('a list page', () => {
  it.each([
    ['default', 'en', ['4', '2', '3', '1']],
    ['popularity', 'en', ['2', '3', '1', '4']],
    ['name', 'en', ['1', '2', '3', '4']],
    ['name', 'tw', ['4', '3', '2', '1']],
  ] as const)('sorts by %s in %s, paid slots first by default only', (sort, lang, ids) => {
    expect(page(four, { order: { sort, lang }, ...day(1) }).ids).toEqual(ids);
  });

  it('has four paid slots on the first page, and repeats none on further pages', () => {
    const house = (_: unknown, at: number): Sample => {
      return [`House ${at}`, 'FR', [], 100 - at, at >= 6];
    };
    const list = listOf(Array.from({ length: 12 }, house));
    const pages = [0, 5, 10].map((offset) => page(list, { ...day(0), offset, limit: 5 }));
    expect(pages.map(({ ids }) => ids)).toEqual([
      ['7', '8', '9', '10', '1'],
      ['2', '3', '4', '5', '6'],
      ['11', '12'],
    ]);
    expect(page(list, { ...day(1), limit: 5 }).ids).toEqual(['11', '12', '7', '8', '1']);
  });
});

describe('a keyword search', () => {
  it('ranks an exact name before search priority', () => {
    const list = listOf([
      ['Oak', 'FR', [], 1],
      ['Oak Partners', 'FR', [], 9, true],
    ]);
    const found = findKeyword(list.text, 'oak');
    expect(page(list, { found }).ids).toEqual(['1', '2']);
    expect(page(list, { found, ...day(1) }).ids).toEqual(['1', '2']);
  });

  it.each([
    ['oka', ['2', '1'], 'Oak'],
    ['old oaks', ['1'], undefined],
    ['corc house', ['4'], 'Cork House'],
    ['cork house', ['4'], undefined],
    ['雪持酒造', ['3'], '雪待酒造'],
    ['the oak', ['2', '1'], undefined],
    ['oak cork', [], undefined],
    ['sons.oak', ['2'], undefined],
    ['so.oak', [], undefined],
  ])('%s finds %j, corrected to %s', (keyword, ids, corrected) => {
    const found = findKeyword(four.text, keyword);
    expect(found?.corrected).toBe(corrected);
    expect(page(four, { found }).ids).toEqual(ids);
  });
});

it('splits texts into words, and reduces plurals to the singular', () => {
  const tokens = splitText("IPA啤酒 100% l'ermitage（V.S.O.P.）").map(({ text }) => text);
  expect(tokens).toEqual(['IPA', '啤酒', '100%', "l'ermitage", 'V.S.O.P']);
  const plurals = ['wines', 'whiskies', 'glass', 'gas'];
  expect(plurals.map(singular)).toEqual(['wine', 'whisky', 'glass', 'gas']);
});

it('boothOptionsOf derives booth options from the floor plan', () => {
  const booth = (Number: string, X: number, Y: number, W = 3) =>
    ({ Kind: 'booth', Number, Area: 'wine', X, Y, W, H: 3 }) as const;
  const name = { tw: '口', en: 'Door' };
  const optionsOf = boothOptionsOf([
    { Kind: 'aisle', X: 0, Y: 0, W: 100, H: 3 },
    { Kind: 'aisle', X: 0, Y: 0, W: 3, H: 50 },
    { Kind: 'facility', Facility: 'entrance', Name: name, X: 0, Y: 80, W: 3, H: 2 },
    { Kind: 'facility', Facility: 'stage', Name: name, X: 80, Y: 0, W: 9, H: 9 },
    booth('A0001', 3, 3),
    booth('A0002', 6, 3),
    booth('A0003', 9, 3),
    booth('A0004', 70, 3, 6),
    booth('A0005', 3, 55),
  ]);
  expect(
    [['A0001'], ['A0002'], ['A0002', 'A0003'], ['A0004'], ['A0005'], ['Z9999']].map(optionsOf),
  ).toEqual([['corner'], [], ['large'], ['large', 'stage'], ['entrance'], []]);
});
