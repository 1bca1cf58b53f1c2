import { matchRoutes } from 'react-router';
import { compositionOf, routeOf, sectionOf } from './composition/composition.fixture.ts';
import { createRoutes } from './routes.tsx';

const composition = compositionOf([
  sectionOf('visitor', [], {
    routes: [
      routeOf('VisitorExhibitor/:category?', 'exhibitors'),
      { ...routeOf('VisitorExhibitor/Detail/:id', 'exhibitor'), layout: 'exhibitor' },
      { ...routeOf('Badge', 'badge'), layout: 'bare' },
    ],
  }),
]);

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
