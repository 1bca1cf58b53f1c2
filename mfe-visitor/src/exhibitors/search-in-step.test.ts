import { searchOf } from './search-in-step.ts';

it('reads the whole search from the address', () => {
  expect(searchOf({ keyword: ['獺祭'], country: ['FR', 'JP'], area: ['sake'], page: ['3'] })).toEqual({
    keyword: '獺祭',
    country: 'FR',
    area: 'sake',
    boothOptions: [],
    selectedCountries: ['FR', 'JP'],
    selectedAreas: ['sake'],
    page: 3,
    searchType: 'keyword',
  });
});

it('is on page 1 with nothing chosen where the address says nothing', () => {
  expect(searchOf({})).toMatchObject({ keyword: '', page: 1, selectedAreas: [], searchType: 'filter' });
});
