import { matchRoutes } from 'react-router';
import type { PageComposition, CompositionRoute } from './composition/page-state.ts';
import { createRoutes } from './routes.tsx';

const files = { scripts: [], styles: [] };
const route = (
  id: string,
  path: string,
  layout?: CompositionRoute['layout'],
): CompositionRoute => ({
  id,
  path,
  data: {},
  query: {},
  files,
  ...(layout && { layout }),
});
const composition: PageComposition = {
  revision: 1,
  shell: '1.0.0',
  sections: [
    {
      name: 'visitor',
      version: '1.0.0',
      entry: '',
      files,
      routes: [
        route('exhibitors', 'VisitorExhibitor/:category?'),
        route('exhibitor', 'VisitorExhibitor/Detail/:id', 'exhibitor'),
        route('badge', 'Badge', 'bare'),
      ],
      fragments: [],
    },
  ],
  menu: [],
  menuCalls: [],
  footer: [],
  offline: [],
  unavailable: [],
};

it.each([
  ['/VisitorExhibitor', ['layout', 'tw:visitor/exhibitors']],
  ['/VisitorExhibitor/Detail/1001', ['layout', 'exhibitor-layout', 'tw:visitor/exhibitor']],
  ['/en/visitorexhibitor/detail/1001', ['layout', 'exhibitor-layout', 'en:visitor/exhibitor']],
  ['/en/Badge', ['bare', 'en:visitor/badge']],
  ['/', ['layout', 'tw:home']],
  ['/en/Login', ['layout', 'en:login']],
  ['/Nowhere', ['layout', 'not-found']],
])('%s is rendered in the layout of its route', (path, ids) => {
  const matches = matchRoutes(
    createRoutes(composition, () => null),
    path,
  );
  expect(matches?.map((match) => match.route.id)).toEqual(ids);
});
