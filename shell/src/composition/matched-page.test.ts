import { seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { homeRoute } from '../home/home-route.ts';
import { shellRoutes } from '../shell-routes.ts';
import { canonicalPath, matchPage } from './matched-page.ts';
import type { PageComposition, CompositionRoute, CompositionSection } from './page-state.ts';

const files = { scripts: [], styles: [] };

function route(path: string): CompositionRoute {
  return { id: path, path, data: {}, query: {}, files };
}

function section(
  name: string,
  routes: CompositionRoute[],
  orders: number[] = [],
): CompositionSection {
  const fragments = orders.map((order) => ({ id: `f${order}`, order, data: {}, files }));
  return { name, version: '1', entry: '', files, routes, fragments };
}

const composition: PageComposition = {
  revision: 1,
  shell: '1',
  sections: [
    section(
      'visitor',
      ['VisitorExhibitor', 'VisitorExhibitor/Detail/:id', 'VisitorExhibitor/:kind/:id'].map(route),
      [20],
    ),
    section(
      'info',
      ['News', 'News/Detail/:id', 'Venue/:area?', ':year/Report'].map(route),
      [30, 10],
    ),
  ],
  menu: [],
  menuCalls: [],
  footer: [],
  offline: [],
  unavailable: [],
};

it('returns one part for a section page, and the ordered fragments for the home page', () => {
  const keysAt = (path: string) =>
    (matchPage(composition, shellRoutes, new URL(path, 'http://localhost'))?.parts ?? []).map(
      ({ key, kind }) => [key, kind],
    );
  expect(keysAt('/en/news/detail/7')).toEqual([['info/News/Detail/:id', 'page']]);
  expect(keysAt('/VisitorExhibitor/Inquiry/1001')).toEqual([
    ['visitor/VisitorExhibitor/:kind/:id', 'page'],
  ]);
  expect(matchPage(composition, shellRoutes, new URL('http://localhost/'))?.route).toBe(homeRoute);
  expect(keysAt('/')).toEqual([
    ['info/f10', 'fragment'],
    ['visitor/f20', 'fragment'],
    ['info/f30', 'fragment'],
  ]);
  expect(keysAt('/NoSuchPage')).toEqual([]);
});

/** Text as a section may write it into a path: no separator, parameter or splat. */
const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter(
    (text) => text.isWellFormed() && !/[/\\:*?%\s.]/.test(text) && text.toLowerCase() !== 'en',
  );

it('writes any path of a section as a header can carry it, and leads back to the page', () => {
  fc.assert(
    fc.property(segment, segment, (first, second) => {
      const own = { ...composition, sections: [section('own', [route(`${first}/${second}`)])] };
      const requested = new URL(
        `/${encodeURIComponent(first)}/${encodeURIComponent(second)}`,
        'https://x',
      );
      const page = matchPage(own, [], requested);
      const path = page && canonicalPath(page);
      expect(path).toMatch(/^\/[!-~]+$/);
      expect(matchPage(own, [], new URL(path ?? '', 'https://x'))?.route.path).toBe(
        `${first}/${second}`,
      );
    }),
    { seed },
  );
});
