import { exhibitorSearchOf, productSearchOf } from './sync-search.ts';

it('parses the complete exhibitor search from the URL', () => {
  const query = {
    keyword: ['gin'],
    country: ['FR', 'JP'],
    area: ['sake'],
    boothOption: ['corner'],
    page: ['3'],
  };
  expect(exhibitorSearchOf({ params: {}, query }, 'en')).toEqual({
    keyword: 'gin',
    country: 'FR',
    area: 'sake',
    boothOptions: ['corner'],
    selectedCountries: ['FR', 'JP'],
    selectedAreas: ['sake'],
    page: 3,
    searchType: 'keyword',
    address:
      '/en/VisitorExhibitor?keyword=gin&area=sake&country=FR&country=JP&boothOption=corner&page=3',
  });
});

it.each([
  [{}, { keyword: '', page: 1, selectedAreas: [], searchType: 'filter' }],
  [
    { type: ['booth'], booth: ['a-123'] },
    { keyword: 'a-123', searchType: 'booth' },
  ],
])('parses the exhibitor search of the query %j', (query, expected) => {
  expect(exhibitorSearchOf({ params: {}, query }, 'tw')).toMatchObject(expected);
});

it('parses the product search from the path and the query', () => {
  expect(
    productSearchOf({ params: { category: 'gin' }, query: { keyword: ['rum'] } }, 'tw'),
  ).toEqual({
    keyword: 'rum',
    category: 'gin',
    selectedCategories: ['gin'],
    searchType: 'keyword',
    address: '/VisitorProduct/gin?keyword=rum',
  });
});
