import { facetsOf } from './facet-choices.ts';

const countries = [...'ABCDEFGHIJ'].map((Code) => ({ Code, Name: `Country ${Code}` }));
const view = {
  list: (kind: string) => (kind === 'country' ? countries : [{ Code: 'a', Name: 'One' }]),
};
/** A has 1 exhibitor, J has 10. */
const byCountry = Object.fromEntries(countries.map(({ Code }, index) => [Code, index + 1]));
const one = { a: 1 };
const counts = { Country: byCountry, Area: one, Category: one, Tag: one };
const nothing = { Country: [], Area: [], Category: [], Tag: [], More: [] };
const answer = (query: Partial<Parameters<typeof facetsOf>[1]>) => {
  const { Facets, More } = facetsOf(view, { ...nothing, ...query }, counts);
  return [Facets.Countries.map(({ Code }) => Code).join(''), More];
};

it('returns all choices by default', () => {
  expect(answer({})).toEqual(['ABCDEFGHIJ', []]);
});

it('returns the most frequent choices of a long facet, and names the facet as shortened', () => {
  expect(answer({ Facets: 'first' })).toEqual(['JIHGFEDC', ['country']]);
});

it('includes selected choices, however rare', () => {
  expect(answer({ Facets: 'first', Country: ['A'] })).toEqual(['JIHGFEDCA', ['country']]);
  expect(answer({ Facets: 'first', Country: ['A', 'B'] })).toEqual(['JIHGFEDCBA', []]);
});

it('returns all choices of the facets named in `More`', () => {
  expect(answer({ Facets: 'first', More: ['country', 'unknown'] })).toEqual(['JIHGFEDCBA', []]);
});
