import { exhibitorSearchOf, productSearchOf } from './sync-search.ts';

it('reads the whole search from the address', () => {
  const query = {
    keyword: ['獺祭'],
    country: ['FR', 'JP'],
    area: ['sake'],
    boothOption: ['corner'],
    page: ['3'],
  };
  expect(exhibitorSearchOf({ params: {}, query }, 'en')).toEqual({
    keyword: '獺祭',
    country: 'FR',
    area: 'sake',
    boothOptions: ['corner'],
    selectedCountries: ['FR', 'JP'],
    selectedAreas: ['sake'],
    page: 3,
    searchType: 'keyword',
    address: `/en/VisitorExhibitor?keyword=${encodeURIComponent('獺祭')}&area=sake&country=FR&country=JP&boothOption=corner&page=3`,
  });
});

it('is on page 1 with nothing chosen where the address says nothing', () => {
  expect(exhibitorSearchOf({ params: {}, query: {} }, 'tw')).toMatchObject({
    keyword: '',
    page: 1,
    selectedAreas: [],
    searchType: 'filter',
  });
});

it('knows a search by booth', () => {
  expect(
    exhibitorSearchOf({ params: {}, query: { type: ['booth'], booth: ['a-123'] } }, 'tw'),
  ).toMatchObject({
    keyword: 'a-123',
    searchType: 'booth',
  });
});

it('reads the search of products', () => {
  expect(
    productSearchOf({ params: { category: 'gin' }, query: { keyword: ['桂花'] } }, 'tw'),
  ).toEqual({
    keyword: '桂花',
    category: 'gin',
    selectedCategories: ['gin'],
    searchType: 'keyword',
    address: `/VisitorProduct/gin?keyword=${encodeURIComponent('桂花')}`,
  });
});
