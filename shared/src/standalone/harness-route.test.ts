import type { Section } from '../section/section.ts';
import { addressesOf, harnessRouteAt } from './harness-route.ts';

const load = () => Promise.reject(new Error('not needed'));
const section: Section = {
  name: 'cellar',
  routes: [
    {
      id: 'wines',
      path: 'Wines/:area?',
      load,
    },
    {
      id: 'wine',
      path: 'Wines/Detail/:id',
      load,
    },
  ],
  fragments: [
    {
      id: 'best',
      slot: 'home',
      order: 1,
      load,
    },
  ],
  menu: [],
  loadMessages: async () => ({ default: {} }),
};
it('harnessRouteAt matches paths in both languages, ignoring case', () => {
  expect(harnessRouteAt(section, '/en/wines/detail/7', '')).toMatchObject({
    kind: 'page',
    locale: 'en',
    route: { id: 'wine' },
    params: { id: '7' },
  });
  const kinds = ['/en', '/parts', '/News'].map((path) => harnessRouteAt(section, path, '').kind);
  expect(kinds).toEqual(['home', 'parts', 'elsewhere']);
});

it('addressesOf lists all pages, and throws when a page with a parameter has no address', () => {
  expect(addressesOf({ section, samples: {}, addresses: { wine: '/Wines/Detail/7' } })).toEqual([
    { label: 'wines', path: '/Wines' },
    { label: 'wine', path: '/Wines/Detail/7' },
    { label: 'home: best', path: '/' },
    { label: 'parts of the look', path: '/parts' },
  ]);
  expect(() => addressesOf({ section, samples: {} })).toThrow(
    'The route "wine" of "cellar" has a parameter',
  );
});
