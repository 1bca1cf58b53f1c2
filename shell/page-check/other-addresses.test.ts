import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { findAddressProblems } from './other-addresses.ts';

const siteUrl = 'https://fair.example';
const route = (id: string, path: string) => ({ id, path, data: {}, query: {} });
const liveWith = (...paths: string[]) => {
  const routes = paths.map((path) => route(path, path));
  const composition = { sections: [{ name: 'info', fragments: [], routes }] };
  return { composition } as unknown as ResolvedComposition;
};
const problemsOf = (address: string, ...paths: string[]) =>
  findAddressProblems({ address, status: 200 }, liveWith(...paths), siteUrl).map(
    ({ detail }) => detail,
  );

it.each([
  ['/News', 'News/:category?'],
  ['/en/News/new', 'News/new'],
  ['/en/News/Detail/a%20b?page=2', 'News/Detail/:id'],
  ['/News/酒', 'News/酒'],
  ['/en/News/Café/a.b', 'News/Café/:id'],
  ['/News/🍶/x', 'News/🍶/:id'],
])('opens %s by all its addresses', (address, path) => {
  expect(problemsOf(address, path)).toEqual([]);
});
