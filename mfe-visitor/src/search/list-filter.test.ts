import type { HeadContext } from '@dswine/shared/section/section';
import {
  addressOf,
  choicesOf,
  filterOf,
  isForIndex,
  missingField,
  parametersOf,
  nothingChosen,
  wholeList,
  type ListFilter,
  type ListFacets,
} from './list-filter.ts';

const at = (query: Record<string, string[]>, params: HeadContext['params'] = {}) =>
  filterOf({ params, query });
const list: ListFacets = {
  Facets: {
    Areas: [{ Code: 'sake', Name: '清酒區', Count: 60 }],
    Countries: [
      { Code: 'FR', Name: '法國', Count: 41 },
      { Code: 'JP', Name: '日本', Count: 38 },
    ],
  },
  Category: { Code: 'junmai', Name: '純米酒' },
  Tag: { Code: 'organic', Name: '有機認證' },
  More: [],
};
const narrowed: ListFilter = {
  ...wholeList,
  keyword: '清酒 & more',
  chosen: {
    ...nothingChosen,
    area: ['sake'],
    category: ['junmai'],
    country: ['FR', 'JP'],
    tag: ['organic'],
  },
  page: 3,
};

it('parses a filter from the URL and writes the same URL', () => {
  const query = {
    keyword: ['清酒 & more'],
    country: ['FR', 'JP'],
    area: ['sake'],
    tag: ['organic'],
    page: ['3'],
  };
  expect(at(query, { category: 'junmai' })).toEqual({
    ...narrowed,
    type: undefined,
    exhibitorId: undefined,
  });
  expect(addressOf('exhibitors', narrowed, 'en')).toBe(
    '/en/VisitorExhibitor/junmai?keyword=%E6%B8%85%E9%85%92+%26+more&area=sake&country=FR&country=JP&tag=organic&page=3',
  );
});

it('parses the expanded facets and drops names that cannot be expanded', () => {
  const filter = at({ more: ['area', 'tag', 'x', 'country'] });
  expect(filter.more).toEqual(['country', 'tag']);
  expect(addressOf('products', filter, 'tw')).toBe('/VisitorProduct?more=country&more=tag');
});

it('has one URL for the unfiltered list', () => {
  expect(at({})).toEqual({ ...wholeList, type: undefined, exhibitorId: undefined });
  expect(addressOf('exhibitors', wholeList, 'tw')).toBe('/VisitorExhibitor');
  expect(addressOf('products', wholeList, 'en')).toBe('/en/VisitorProduct');
});

it('puts one category into the path, and several into the query', () => {
  const of = (category: string[]) =>
    addressOf('products', { ...wholeList, chosen: { ...nothingChosen, category } }, 'tw');
  expect(of(['gin'])).toBe('/VisitorProduct/gin');
  expect(of(['gin', 'rum'])).toBe('/VisitorProduct?category=gin&category=rum');
  expect(at({ category: ['gin', 'rum'] }, { category: 'junmai' }).chosen.category).toEqual([
    'gin',
    'rum',
  ]);
});

it('uses only the field of the search type, and names it when it is empty', () => {
  expect(at({ type: ['booth'], keyword: ['x'], booth: ['A0123'] })).toMatchObject({
    keyword: '',
    booth: 'A0123',
  });
  expect(at({ type: ['keyword'], keyword: ['x'], booth: ['A0123'] })).toMatchObject({
    keyword: 'x',
    booth: '',
  });
  expect(missingField(at({ type: ['keyword'] }))).toBe('keyword');
  expect(missingField(at({ type: ['booth'], keyword: ['x'] }))).toBe('booth');
  expect(missingField(at({ type: ['booth'], booth: ['12'] }))).toBeUndefined();
  expect(missingField(at({ type: ['nonsense'] }))).toBeUndefined();
});

it('rejects text that is no booth number, and leaves the list unfiltered', () => {
  for (const booth of ['abc', 'a-12x3']) {
    const filter = at({ type: ['booth'], booth: [booth] });
    expect(missingField(filter)).toBe('booth');
    expect(missingField(at({ booth: [booth] }))).toBe('booth');
    expect(filter.booth).toBe(booth);
    expect(parametersOf(filter)).toEqual([]);
  }
  for (const booth of ['A0123', 'a-123', '123', 'N1-001'])
    expect(missingField(at({ type: ['booth'], booth: [booth] }))).toBeUndefined();
});

it('links each selected filter to the first page of the list without it', () => {
  const choices = choicesOf('exhibitors', narrowed, 'tw', list);
  expect(choices.map(({ key, label }) => [key, label])).toEqual([
    ['keyword', '「清酒 & more」'],
    ['area-sake', '清酒區'],
    ['category-junmai', '純米酒'],
    ['country-FR', '法國'],
    ['country-JP', '日本'],
    ['tag-organic', '#有機認證'],
  ]);
  const [keyword, , category, france] = choices.map(
    ({ without }) => new URL(without, 'http://fair.example'),
  );
  expect(keyword?.searchParams.has('keyword')).toBe(false);
  expect(keyword?.pathname).toBe('/VisitorExhibitor/junmai');
  expect(category?.pathname).toBe('/VisitorExhibitor');
  expect(france?.searchParams.getAll('country')).toEqual(['JP']);
  for (const address of [keyword, category, france]) {
    expect(address?.searchParams.get('area')).toBe('sake');
    expect(address?.searchParams.has('page')).toBe(false);
  }
});

it('labels booth, exhibitor and codes without a name', () => {
  const filter = {
    ...wholeList,
    booth: 'A0123',
    exhibitorId: '1001',
    chosen: { ...nothingChosen, country: ['XX'] },
  };
  const labels = choicesOf('products', filter, 'en', {
    Facets: {},
    Exhibitor: { Code: '1001', Name: 'Rive' },
    More: [],
  });
  expect(labels.map(({ label }) => label)).toEqual(['“A0123”', 'Rive', 'XX']);
});

const chosen = (codes: Partial<ListFilter['chosen']>): ListFilter => ({
  ...wholeList,
  chosen: { ...nothingChosen, ...codes },
});
it.each([
  ['the whole list', wholeList, true],
  ['a later page', { ...wholeList, page: 4 }, true],
  ['one country', chosen({ country: ['FR'] }), true],
  ['one category', chosen({ category: ['junmai'] }), true],
  ['two countries', chosen({ country: ['FR', 'JP'] }), false],
  ['a country in an area', chosen({ country: ['FR'], area: ['wine'] }), false],
  ['a keyword', { ...wholeList, keyword: 'whisky' }, false],
  ['a booth', { ...wholeList, booth: '123' }, false],
  ['all choices of a facet', { ...wholeList, more: ['country'] }, false],
  ['another order', { ...wholeList, sort: 'name' }, false],
  ['an empty search', { ...wholeList, type: 'keyword' }, false],
] satisfies [string, ListFilter, boolean][])(
  'decides whether search engines index %s',
  (_, filter, indexed) => {
    expect(isForIndex(filter)).toBe(indexed);
  },
);
