import { full, seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { createRouteMatcher } from './route-matcher.ts';

const segment = fc.constantFrom(
  ...['News', 'news?', 'Detail', 'a.b', 'a+b', '(x)', ':id', ':id?', ':group', ':file.html'],
);
const routes = fc
  .uniqueArray(
    fc.tuple(fc.array(segment, { maxLength: 3 }), fc.boolean()).map(([segments, hasSplat]) => {
      const names = segments.map((one, index) => one.replace(/^:(\w+)/, `:$1${index}`));
      return `/${[...names, ...(hasSplat ? ['*'] : [])].join('/')}`;
    }),
    { maxLength: 8 },
  )
  .map((paths) => paths.map((path) => ({ path })));
const path = fc
  .array(
    fc.oneof(
      fc.constantFrom('News', 'NEWS', 'Detail', 'a.b', 'axb', 'a+b', '(x)', 'y.html', ''),
      fc.constantFrom('%4Eews', 'a%2Fb', '%E9%85%92', '%zz', '%0A', '%3F', '\u212A', '..', '%2a'),
      fc.string({ maxLength: 3 }).filter((text) => !/[?#]/.test(text)),
    ),
    { maxLength: 4 },
  )
  .map((segments) => `/${segments.join('/')}`);

it('matches as React Router does in any route table', () => {
  // React Router warns of malformed paths.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(routes, path, (table, address) => {
      const [expected] = matchRoutes(table, { pathname: address }) ?? [];
      const found = createRouteMatcher(table)(address);
      expect(found?.route).toBe(expected?.route);
      expect(found?.params).toEqual(expected?.params);
    }),
    { numRuns: full ? 5000 : 500, seed },
  );
});
