import { commonNamesOf } from './search-terms.ts';

const facility = (Facility: Parameters<typeof commonNamesOf>[0]['Facility'], en: string) => ({
  Facility,
  Name: { tw: '設施', en },
});

it('returns common names of a facility by its kind and its name', () => {
  expect(commonNamesOf(facility('toilet', 'Toilets, south'))).toContain('restroom');
  expect(commonNamesOf(facility('service', 'Cloakroom'))).toContain('寄物');
  expect(commonNamesOf(facility('service', 'Judging Room'))).toEqual([]);
});
