import { addBit, countBits, noBits } from './bits.ts';
import { boothOptionsOf } from './booth-options.ts';
import { editDistance } from './edit-distance.ts';
import { findKeyword } from './find-keyword.ts';
import { emptySets, ListIndex, type Listed } from './list-index.ts';
import { singular, splitText } from './split-text.ts';
import { TextIndex } from './text-index.ts';

type Facet = 'Country' | 'Tag';
type Sample = [
  name: string,
  country: string,
  tags: string[],
  popularity: number,
  priority?: boolean,
];

function listOf(samples: Sample[]): ListIndex<Facet> {
  const records: Listed[] = samples.map(([, , , popularity, priority = false], position) => ({
    id: String(position + 1),
    idNumber: position + 1,
    popularity,
    sponsor: priority ? String(position + 1) : undefined,
    rank: { tw: samples.length - position, en: position },
    rowHash: 0,
    textHash: 0,
  }));
  // Records are added one by one while they are read.
  const existing: Listed[] = [];
  const list = new ListIndex(
    existing,
    new TextIndex(records.length),
    emptySets<Facet>(['Country', 'Tag']),
  );
  for (const [position, [name, country, tags]] of samples.entries()) {
    existing.push(...records.slice(position, position + 1));
    list.text.addName(name, position);
    list.addTo('Country', country, position);
    for (const tag of tags) list.addTo('Tag', tag, position);
  }
  for (const _ of list.text.finish());
  for (const _ of list.putInOrder());
  return list;
}

const four = () =>
  listOf([
    ['Old Oak', 'FR', ['organic'], 10],
    ['Oak and Sons', 'FR', [], 30],
    ['雪待酒造', 'JP', ['organic', 'new'], 20],
    ['Cork House', 'PT', ['new'], 5, true],
  ]);
const page = (list: ListIndex<Facet>, query: Partial<Parameters<ListIndex<Facet>['page']>[0]>) =>
  list.page({
    within: [],
    choices: {},
    order: { sort: 'default', lang: 'en' },
    offset: 0,
    limit: 10,
    ...query,
  });

describe('a list page', () => {
  it('sorts by paid slots and popularity, by popularity only, or by name', () => {
    const ids = (sort: 'default' | 'popularity' | 'name', lang: 'tw' | 'en' = 'en') =>
      page(four(), { order: { sort, lang }, slots: { day: 1 } }).ids;
    expect(ids('default')).toEqual(['4', '2', '3', '1']);
    expect(ids('popularity')).toEqual(['2', '3', '1', '4']);
    expect(ids('name')).toEqual(['1', '2', '3', '4']);
    expect(ids('name', 'tw')).toEqual(['4', '3', '2', '1']);
  });

  it('has four paid slots on the first page, and repeats none on further pages', () => {
    const list = listOf(
      Array.from({ length: 12 }, (_, at) => [`House ${at}`, 'FR', [], 100 - at, at >= 6]),
    );
    const order = { sort: 'default', lang: 'en' } as const;
    const pages = [0, 5, 10].map((offset) =>
      page(list, { order, slots: { day: 0 }, offset, limit: 5 }),
    );
    expect(pages.map(({ ids }) => ids)).toEqual([
      ['7', '8', '9', '10', '1'],
      ['2', '3', '4', '5', '6'],
      ['11', '12'],
    ]);
    expect(pages.map(({ sponsored }) => sponsored)).toEqual(pages.map(() => ['7', '8', '9', '10']));
    expect(page(list, { order, slots: { day: 1 }, limit: 5 }).ids).toEqual([
      ...['11', '12', '7', '8'],
      '1',
    ]);
  });

  it('counts the results of each choice with the other facets unchanged', () => {
    const { ids, total, counts } = page(four(), {
      choices: { Country: ['FR', 'JP'], Tag: ['organic'] },
    });
    expect([ids, total]).toEqual([['3', '1'], 2]);
    expect(counts.Country).toEqual({ FR: 1, JP: 1, PT: 0 });
    expect(counts.Tag).toEqual({ organic: 2, new: 1 });
  });

  it('starts at the offset and has at most `limit` ids', () => {
    expect(page(four(), { offset: 1, limit: 2 })).toMatchObject({ ids: ['3', '1'], total: 4 });
    const found = findKeyword(four().text, 'oak');
    expect(page(four(), { found, offset: 1, limit: 2 })).toMatchObject({ ids: ['1'], total: 2 });
  });

  it('is empty for an unknown choice, and contains only records within the given sets', () => {
    expect(page(four(), { choices: { Country: ['XX'] } }).total).toBe(0);
    const within = noBits(4);
    addBit(within, 2);
    expect(page(four(), { within: [within] }).ids).toEqual(['3']);
  });
});

describe('a keyword search', () => {
  const found = (keyword: string) => {
    const hits = findKeyword(four().text, keyword);
    return hits && page(four(), { found: hits }).ids;
  };
  it('ranks an exact name before search priority', () => {
    const list = listOf([
      ['Oak', 'FR', [], 1],
      ['Oak Partners', 'FR', [], 9, true],
    ]);
    expect(page(list, { found: findKeyword(list.text, 'oak') }).ids).toEqual(['1', '2']);
    const slots = { day: 1 };
    expect(page(list, { found: findKeyword(list.text, 'oak'), slots }).ids).toEqual(['1', '2']);
  });
  it.each([
    ['oka', ['2', '1']],
    ['old oaks', ['1']],
    ['corc house', ['4']],
    ['雪待酒', ['3']],
    ['雪持酒造', ['3']],
    ['the oak', ['2', '1']],
    ['oak cork', []],
  ])('%s finds %j', (keyword, ids) => expect(found(keyword)).toEqual(ids));

  it('returns the corrected keyword after a misspelling', () => {
    expect(findKeyword(four().text, '雪持酒造')?.corrected).toBe('雪待酒造');
    expect(findKeyword(four().text, 'corc house')?.corrected).toBe('Cork House');
    expect(findKeyword(four().text, 'cork house')?.corrected).toBeUndefined();
  });
  it('returns undefined for a blank keyword', () => expect(found(' 　')).toBeUndefined());
  it('works with 5000 records', () => {
    const many = listOf(
      Array.from({ length: 5000 }, (_, at): Sample => [`Cask ${at}`, 'FR', [], at]),
    );
    expect(countBits(findKeyword(many.text, 'cask')?.records ?? noBits(0))).toBe(5000);
    expect(page(many, {}).counts.Country['FR']).toBe(5000);
    expect(page(many, { found: findKeyword(many.text, 'cask 4711') }).ids).toEqual(['4712']);
  });
});

it('splits texts into words, and reduces plurals to the singular', () => {
  expect(splitText("IPA啤酒 100% l'ermitage（V.S.O.P.）").map(({ text }) => text)).toEqual([
    'IPA',
    '啤酒',
    '100%',
    "l'ermitage",
    'V.S.O.P',
  ]);
  expect(['wines', 'whiskies', 'glass', 'gas'].map(singular)).toEqual([
    'wine',
    'whisky',
    'glass',
    'gas',
  ]);
});

it.each([
  ['orrachy', 'orachy', 1],
  ['quay', 'qauy', 1],
  ['falkenley', 'falkenlay', 1],
  ['oak', 'ale', 3],
])('%s and %s have an edit distance of %d', (one, other, distance) =>
  expect(editDistance(one, other, 2)).toBe(distance),
);

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
  expect(optionsOf(['A0001'])).toEqual(['corner']);
  expect(optionsOf(['A0002'])).toEqual([]);
  expect(optionsOf(['A0002', 'A0003'])).toEqual(['large']);
  expect(optionsOf(['A0004'])).toEqual(['large', 'stage']);
  expect(optionsOf(['A0005'])).toEqual(['entrance']);
  expect(optionsOf(['Z9999'])).toEqual([]);
});
