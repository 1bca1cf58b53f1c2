import { exhibitorSearchOf, productSearchOf } from './sync-search.ts';

it('parses the complete exhibitor search from the URL', () => {
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

it('defaults to page 1 without selected filters', () => {
  expect(exhibitorSearchOf({ params: {}, query: {} }, 'tw')).toMatchObject({
    keyword: '',
    page: 1,
    selectedAreas: [],
    searchType: 'filter',
  });
});

it('recognises a search by booth number', () => {
  expect(
    exhibitorSearchOf({ params: {}, query: { type: ['booth'], booth: ['a-123'] } }, 'tw'),
  ).toMatchObject({
    keyword: 'a-123',
    searchType: 'booth',
  });
});

it('parses the product search from the path and the query', () => {
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
