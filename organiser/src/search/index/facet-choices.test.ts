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
type Query = Partial<Parameters<typeof facetsOf>[1]>;

it.each<[string, Query, choices: string, shortened: string[]]>([
  ['all choices by default', {}, 'ABCDEFGHIJ', []],
  ['the most frequent ones of a long facet', { Facets: 'first' }, 'JIHGFEDC', ['country']],
  ['chosen ones', { Facets: 'first', Country: ['A'] }, 'JIHGFEDCA', ['country']],
  [
    'no shortening that would hide none',
    { Facets: 'first', Country: ['A', 'B'] },
    'JIHGFEDCBA',
    [],
  ],
  [
    'all choices of facets in `More`',
    { Facets: 'first', More: ['country', 'x'] },
    'JIHGFEDCBA',
    [],
  ],
])('returns %s', (_what, query, choices, shortened) => {
  const { Facets, More } = facetsOf(view, { ...nothing, ...query }, counts);
  expect(Facets.Countries.map(({ Code }) => Code).join('')).toBe(choices);
  expect(More).toEqual(shortened);
});
