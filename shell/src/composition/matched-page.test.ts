import { seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { homeRoute } from '../home/home-route.ts';
import { shellRoutes } from '../shell-routes.ts';
import { canonicalPath, matchPage } from './matched-page.ts';
import { compositionOf, routeOf, sectionOf } from './composition.fixture.ts';

const fragments = (...orders: number[]) => ({
  fragments: orders.map((order) => ({ ...routeOf('', `f${order}`), order })),
});
const composition = compositionOf([
  sectionOf(
    'visitor',
    ['VisitorExhibitor', 'VisitorExhibitor/Detail/:id', 'VisitorExhibitor/:kind/:id'],
    fragments(20),
  ),
  sectionOf('info', ['News', 'News/Detail/:id', 'Venue/:area?', ':year/Report'], fragments(30, 10)),
]);

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
      const own = compositionOf([sectionOf('own', [`${first}/${second}`])]);
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
