import type { HeadContext } from '@dswine/shared/section/section';
import {
  addressOf,
  choicesOf,
  filterOf,
  isForIndex,
  missingField,
  nothingChosen,
  parametersOf,
  wholeList,
  type ListFilter,
} from './list-filter.ts';

const at = (query: Record<string, string[]>, params: HeadContext['params'] = {}) =>
  filterOf({ params, query });
const chosen = (codes: Partial<ListFilter['chosen']>): ListFilter => ({
  ...wholeList,
  chosen: { ...nothingChosen, ...codes },
});
const unset = { type: undefined, exhibitorId: undefined };

it('parses a filter from the URL and writes the same URL', () => {
  const keyword = '清酒 & more';
  const query = { country: ['FR', 'JP'], area: ['sake'], tag: ['organic'] };
  const filter = at({ ...query, keyword: [keyword], page: ['3'] }, { category: 'junmai' });
  expect(filter).toEqual({
    ...chosen({ ...query, category: ['junmai'] }),
    ...unset,
    keyword,
    page: 3,
  });
  expect(addressOf('exhibitors', filter, 'en')).toBe(
    '/en/VisitorExhibitor/junmai?keyword=%E6%B8%85%E9%85%92+%26+more&area=sake&country=FR&country=JP&tag=organic&page=3',
  );
});

it('parses the expanded facets and drops names that cannot be expanded', () => {
  const filter = at({ more: ['area', 'tag', 'x', 'country'] });
  expect(filter.more).toEqual(['country', 'tag']);
  expect(addressOf('products', filter, 'tw')).toBe('/VisitorProduct?more=country&more=tag');
});

it('puts one category into the path, and several into the query', () => {
  const of = (category: string[]) => addressOf('products', chosen({ category }), 'tw');
  expect(of(['gin'])).toBe('/VisitorProduct/gin');
  expect(of(['gin', 'rum'])).toBe('/VisitorProduct?category=gin&category=rum');
  const both = at({ category: ['gin', 'rum'] }, { category: 'junmai' });
  expect(both.chosen.category).toEqual(['gin', 'rum']);
});

it.each([
  [{ type: ['booth'], keyword: ['x'], booth: ['A0123'] }, '', 'A0123', undefined],
  [{ type: ['keyword'], keyword: ['x'], booth: ['A0123'] }, 'x', '', undefined],
  [{ type: ['keyword'] }, '', '', 'keyword'],
  [{ type: ['booth'], keyword: ['x'] }, '', '', 'booth'],
  [{ type: ['nonsense'] }, '', '', undefined],
])('uses only the field of the search type in %j, and names it when it is empty', (...row) => {
  const [query, keyword, booth, missing] = row;
  expect(at(query)).toMatchObject({ keyword, booth });
  expect(missingField(at(query))).toBe(missing);
});

it('rejects text that is no booth number, and leaves the list unfiltered', () => {
  for (const booth of ['abc', 'a-12x3']) {
    expect(missingField(at({ type: ['booth'], booth: [booth] }))).toBe('booth');
    const filter = at({ booth: [booth] });
    expect(missingField(filter)).toBe('booth');
    expect(parametersOf(filter)).toEqual([]);
  }
  for (const booth of ['A0123', 'a-123', '123', 'N1-001'])
    expect(missingField(at({ type: ['booth'], booth: [booth] }))).toBeUndefined();
});

it('labels selected filters, also codes without a name', () => {
  const filter = {
    ...chosen({ country: ['FR', 'XX'], category: ['junmai'], tag: ['organic'] }),
    booth: 'A0123',
    exhibitorId: '1001',
    page: 3,
  };
  const choices = choicesOf('products', filter, 'en', {
    Facets: { Countries: [{ Code: 'FR', Name: 'France', Count: 41 }] },
    Category: { Code: 'junmai', Name: 'Junmai' },
    Tag: { Code: 'organic', Name: 'Organic' },
    Exhibitor: { Code: '1001', Name: 'Rive' },
    More: [],
  });
  const labels = ['“A0123”', 'Rive', 'Junmai', 'France', 'XX', '#Organic'];
  expect(choices.map(({ label }) => label)).toEqual(labels);
  expect(choices[2]?.without).toBe(
    '/en/VisitorProduct?booth=A0123&country=FR&country=XX&tag=organic&exhibitorId=1001',
  );
});

it.each([
  ['the whole list', wholeList, true],
  ['a later page', { ...wholeList, page: 4 }, true],
  ['one country', chosen({ country: ['FR'] }), true],
  ['two countries', chosen({ country: ['FR', 'JP'] }), false],
  ['a country in an area', chosen({ country: ['FR'], area: ['wine'] }), false],
  ['a keyword', { ...wholeList, keyword: 'whisky' }, false],
  ['a booth', { ...wholeList, booth: '123' }, false],
  ['an exhibitor', { ...wholeList, exhibitorId: '1001' }, false],
  ['all choices of a facet', { ...wholeList, more: ['country'] }, false],
  ['another order', { ...wholeList, sort: 'name' }, false],
  ['an empty search', { ...wholeList, type: 'keyword' }, false],
] satisfies [string, ListFilter, boolean][])(
  'decides whether search engines index %s',
  (_, filter, indexed) => expect(isForIndex(filter)).toBe(indexed),
);
