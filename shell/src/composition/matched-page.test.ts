import { matchRoutes } from 'react-router';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { homeRoute } from '../home/home-route.ts';
import { shellRoutes } from '../shell-routes.ts';
import { matchPage } from './matched-page.ts';
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

const whole = [...shellRoutes, ...composition.sections.flatMap(({ routes }) => routes)];

it.each([
  '/',
  '/en/',
  '/en/news/',
  '/News/Detail/%E9%85%92',
  '/en/%56isitorExhibitor/Detail/1001',
  '/Venue/A',
  '/2025/report/',
  '/News%2FDetail/7',
  '/NoSuchPage',
  '/News/Detail/7/more',
])('matches %s as React Router does with the full route table', (address) => {
  const url = new URL(`http://localhost${address}`);
  const { path } = splitLocale(url.pathname);
  const expected = matchRoutes(
    whole.map((one) => ({ path: `/${one.path}`, route: one })),
    path,
  )?.[0];
  const page = matchPage(composition, shellRoutes, url);
  expect(page?.route).toBe(expected?.route.route);
  expect(page?.params).toEqual(expected?.params);
});

it('returns one part for a section page, and the ordered fragments for the home page', () => {
  const keysAt = (path: string) =>
    (matchPage(composition, shellRoutes, new URL(path, 'http://localhost'))?.parts ?? []).map(
      ({ key, kind }) => [key, kind],
    );
  expect(keysAt('/en/News/Detail/7')).toEqual([['info/News/Detail/:id', 'page']]);
  expect(matchPage(composition, shellRoutes, new URL('http://localhost/'))?.route).toBe(homeRoute);
  expect(keysAt('/')).toEqual([
    ['info/f10', 'fragment'],
    ['visitor/f20', 'fragment'],
    ['info/f30', 'fragment'],
  ]);
  expect(keysAt('/NoSuchPage')).toEqual([]);
});
