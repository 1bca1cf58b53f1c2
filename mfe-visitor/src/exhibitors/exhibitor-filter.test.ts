import { addressOf, choicesOf, filterOf, isForIndex, type ExhibitorFilter } from './exhibitor-filter.ts';
import { sampleExhibitorList } from './exhibitors.sample.ts';

const everything: ExhibitorFilter = { keyword: '', countries: [], areas: [], page: 1 };
const narrowed: ExhibitorFilter = {
  category: 'junmai',
  tag: 'organic',
  keyword: '清酒 & more',
  countries: ['FR', 'JP'],
  areas: ['sake'],
  page: 3,
};

it('reads a filter from the address and writes the same address', () => {
  const at = {
    params: { category: 'junmai' },
    query: { keyword: ['清酒 & more'], country: ['FR', 'JP'], area: ['sake'], tag: ['organic'], page: ['3'] },
  };
  expect(filterOf(at)).toEqual(narrowed);
  expect(addressOf(narrowed, 'en')).toBe(
    '/en/VisitorExhibitor/junmai?keyword=%E6%B8%85%E9%85%92+%26+more&country=FR&country=JP&area=sake&tag=organic&page=3',
  );
});

it('has one address for the whole list', () => {
  expect(filterOf({ params: {}, query: {} })).toEqual({ ...everything, category: undefined, tag: undefined });
  expect(addressOf(everything, 'tw')).toBe('/VisitorExhibitor');
});

it('takes one choice away and keeps the others, from the first page on', () => {
  const choices = choicesOf(narrowed, 'tw', sampleExhibitorList('tw'));
  expect(choices.map(({ key, label }) => [key, label])).toEqual([
    ['keyword', '「清酒 & more」'],
    ['category', 'junmai'],
    ['tag', '#organic'],
    ['area-sake', '清酒區'],
    ['country-FR', '法國'],
    ['country-JP', '日本'],
  ]);
  const [keyword, category, , , france] = choices.map(({ without }) => new URL(without, 'http://fair.example'));
  expect(keyword?.searchParams.has('keyword')).toBe(false);
  expect(keyword?.pathname).toBe('/VisitorExhibitor/junmai');
  expect(category?.pathname).toBe('/VisitorExhibitor');
  expect(france?.searchParams.getAll('country')).toEqual(['JP']);
  for (const address of [keyword, category, france]) {
    expect(address?.searchParams.get('area')).toBe('sake');
    expect(address?.searchParams.has('page')).toBe(false);
  }
});

it('names a category and a tag as the organiser does', () => {
  const list = {
    ...sampleExhibitorList('en'),
    Category: { Code: 'junmai', Name: 'Junmai' },
    Tag: { Code: 'organic', Name: 'Organic' },
  };
  const labels = choicesOf({ ...everything, category: 'junmai', tag: 'organic' }, 'en', list).map(({ label }) => label);
  expect(labels).toEqual(['Junmai', '#Organic']);
});

it.each([
  ['the whole list', everything, true],
  ['a later page', { ...everything, page: 4 }, true],
  ['one country', { ...everything, countries: ['FR'] }, true],
  ['one category', { ...everything, category: 'junmai' }, true],
  ['two countries', { ...everything, countries: ['FR', 'JP'] }, false],
  ['a country in an area', { ...everything, countries: ['FR'], areas: ['wine'] }, false],
  ['a keyword', { ...everything, keyword: 'whisky' }, false],
] satisfies [string, ExhibitorFilter, boolean][])('knows whether %s is for search engines', (_, filter, indexed) => {
  expect(isForIndex(filter)).toBe(indexed);
});
