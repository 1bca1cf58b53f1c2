import { full, seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import { hostileTarget, unpublished } from './hostile-targets.fixture.ts';
import { proxyTarget } from './proxy-target.ts';

it.each([
  ['/api/expo/News/DSWINE2026?Lang=tw', '/api/expo/News/DSWINE2026', '?Lang=tw'],
  [
    '/api/expo/Exhibitors/DSWINE2026?Keyword=a%2Fb%5c..',
    '/api/expo/Exhibitors/DSWINE2026',
    '?Keyword=a%2Fb%5c..',
  ],
  ['/api/expo/File/DSWINE2026/%E9%85%92.pdf', '/api/expo/File/DSWINE2026/%E9%85%92.pdf', ''],
  ['/api/expo/File/DSWINE2026/a..b.pdf', '/api/expo/File/DSWINE2026/a..b.pdf', ''],
  ['/calendar/DSWINE2026.ics', '/calendar/DSWINE2026.ics', ''],
  ['/api/x#/../../desk', '/api/x', ''],
])('forwards %s', (url, path, search) => {
  expect(proxyTarget(url)).toEqual({ path, search });
});

it.each([
  '/desk',
  '/apix',
  '/%61pi/expo',
  'http://elsewhere.example/api/expo',
  '/api/../desk',
  '/api/%2e%2e/desk',
  '/api/x\\..\\..\\desk',
  '/api/x%2f..%2f..%2fdesk',
  '/api/x%252f..%252f..%252fdesk',
  '/api/%25zz/x%255c..%255c..%255cdesk',
  '/api/..;/desk',
  '/api/%c0%ae%c0%ae/desk',
  '/api/.%09./desk',
  '/api/%FF',
])('rejects %s', (url) => {
  expect(proxyTarget(url)).toBeUndefined();
});

/**
 * Ways in which servers read a path: raw, or decoded once or more, before or after resolving dots.
 */
function readings(path: string): string[] {
  const decode = (text: string) =>
    text.replaceAll(/%([0-9a-f]{2})/giu, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
  const [once, twice] = [decode(path), decode(decode(path))];
  const withoutParameters = once.replaceAll(/;[^/]*/gu, '');
  return [path, once, twice, decode(twice), withoutParameters].map(
    (text) => new URL(`http://organiser.invalid${text.replace(/^\/+/u, '/')}`).pathname,
  );
}

it('forwards no hostile target to an unpublished route', () => {
  fc.assert(
    fc.property(hostileTarget, (target) => {
      const found = proxyTarget(target);
      if (!found) return;
      for (const path of readings(found.path)) {
        expect(path).toMatch(/^\/(?:api|calendar)\//u);
        expect(unpublished.map((name) => `/${name}`)).not.toContain(path);
      }
    }),
    { numRuns: full ? 10_000 : 1000, seed },
  );
});
