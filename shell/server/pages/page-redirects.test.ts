import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { matchPage } from '../../src/composition/matched-page.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import { createPageRedirects } from './page-redirects.ts';
import { composition } from './page-redirects.fixture.ts';

type Reader = {
  language?: string;
  edge?: boolean;
  target?: string;
  headers?: Record<string, string>;
  by?: 'toLocale' | 'toCanonical';
};

/** The redirect target of a URL, if any. */
function sentTo(
  url: string,
  { language = 'en', edge = false, target, headers, by = 'toLocale' }: Reader = {},
) {
  const settings = {
    siteUrl: 'https://fair.example',
    edge,
    ...(target !== undefined && { rootRedirect: { target } }),
  };
  const redirects = createPageRedirects({
    settings,
    pageAt: (at) => matchPage(composition, shellRoutes, at),
  });
  const locations: string[] = [];
  const response = {
    writeHead: (status: number, flat: string[]) => (
      locations.push(`${status} ${flat[1]}`),
      response
    ),
    end: () => response,
  };
  const requestHeaders = { 'accept-language': language, 'sec-fetch-dest': 'document', ...headers };
  const request = { url, method: 'GET', headers: requestHeaders };
  const did = redirects[by](
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect(locations).toHaveLength(did ? 1 : 0);
  return locations[0]?.replace('302 ', '');
}

it.each<[string, Reader, string | undefined]>([
  ['/', { language: 'zh-TW', target: '/EventsCalender' }, '/EventsCalender'],
  ['/?utm=x', { language: 'zh-TW', target: '/EventsCalender' }, '/EventsCalender?utm=x'],
  // One redirect only: it includes the language.
  ['/', { target: '/EventsCalender' }, '/en/EventsCalender'],
  ['/?hl=en', { language: 'zh-TW', target: '/EventsCalender' }, '/en/EventsCalender'],
  ['/', { target: '/EventsCalender', edge: true }, '/EventsCalender'],
  ['/', { target: '/EventInfo/155' }, '/EventInfo/155'],
  ['/en', { target: '/en' }, undefined],
  ['/EventsCalender', { language: 'zh-TW', target: '/EventsCalender' }, undefined],
])('redirects %s for %j with the root redirect to %s', (url, reader, location) => {
  expect(sentTo(url, reader)).toBe(location);
});

it.each([
  ['/EventsCalender', '/en/EventsCalender'],
  ['/EventInfo/155', undefined],
  ['/eventinfo/156', undefined],
  // An explicit `hl=en` leads to the notice in English.
  ['/EventInfo/155?hl=en', '/en/EventInfo/155'],
  ['/en/EventInfo/155', undefined],
  ['/Nowhere', undefined],
])('redirects an English reader of %s to %s', (url, location) => {
  expect(sentTo(url)).toBe(location);
});

describe('the canonical URL of a page', () => {
  it.each([
    ['/eventscalender', '301 /EventsCalender'],
    ['/EVENTSCALENDER/detail/701', '301 /EventsCalender/Detail/701'],
    ['/%45ventsCalender', '301 /EventsCalender'],
    ['/EventsCalender/', '301 /EventsCalender'],
    ['/EventsCalender//', '301 /EventsCalender'],
    ['//EventsCalender', '301 /EventsCalender'],
    ['/\\EventsCalender', '301 /EventsCalender'],
    ['//', '301 /'],
    ['/en/', '301 /en'],
    ['/EN/eventscalender/', '301 /en/EventsCalender'],
    ['/en//EventsCalender', '301 /en/EventsCalender'],
    ['/eventscalender?utm_source=x&hour=9', '301 /EventsCalender?utm_source=x&hour=9'],
    ['/EventInfo/%7e1', '301 /EventInfo/~1'],
    // Canonical already, or not a page.
    ['/EventsCalender', undefined],
    ['/EventsCalender?utm_source=x', undefined],
    ['/EventInfo/%E5%B1%95', undefined],
    ['/', undefined],
    ['/en', undefined],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example/', undefined],
    ['http://elsewhere.example/EventsCalender', undefined],
    ['/api/expo/Nothing/', undefined],
    ['/releases/shell/1.0.0/browser/A.js', undefined],
    ['/Nowhere/', undefined],
  ])('is the redirect target of %s: %s', (url, location) => {
    expect(sentTo(url, { by: 'toCanonical' })).toBe(location);
  });

  it.each([
    ['/eventscalender/', '/en/EventsCalender'],
    ['//EventsCalender?hour=9', '/en/EventsCalender?hour=9'],
    ['/%45ventsCalender?hl=en', '/en/EventsCalender'],
  ])('is reached from %s together with the language, in one redirect', (url, location) => {
    expect(sentTo(url)).toBe(location);
    expect(sentTo(location)).toBeUndefined();
    expect(sentTo(location, { by: 'toCanonical' })).toBeUndefined();
  });

  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      'en',
      'EN',
      'EventInfo',
      'eventinfo',
      'EventsCalender',
      'Detail',
      '..',
      '.',
      '%2e%2e',
      '%2F',
    ],
    ...[
      '%5c',
      '%252F',
      '%E5%B1%95',
      '%E4',
      'a:b',
      "a'b",
      'elsewhere.example',
      '@',
      '?',
      '?x=//y',
      '#',
      ';',
      ' ',
      '%0d%0a',
    ],
  );
  it('is on this site and redirects no further, for any requested path', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        for (const language of ['en', 'zh-TW']) {
          // Same order as in the web server.
          const next = (url: string) =>
            sentTo(url, { language }) ?? sentTo(url, { language, by: 'toCanonical' });
          const location = next(`/${pieces.join('')}`)?.replace('301 ', '');
          if (location === undefined) continue;
          expect(location).toMatch(/^\/(?![/\\])/);
          expect([location, next(location)]).toEqual([location, undefined]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the language redirect', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1;line-poker/1.0',
    'Slackbot-LinkExpanding 1.0',
    'WhatsApp/2.23.20',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  ])('ignores the crawler %s', (agent) => {
    expect(sentTo('/EventsCalender', { headers: { 'user-agent': agent } })).toBeUndefined();
    expect(sentTo('/eventscalender', { headers: { 'user-agent': agent }, by: 'toCanonical' })).toBe(
      '301 /EventsCalender',
    );
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1 Line/14.0',
  ])('applies to readers with %s', (agent) => {
    expect(sentTo('/EventsCalender', { headers: { 'user-agent': agent } })).toBe(
      '/en/EventsCalender',
    );
  });

  it.each([
    [{ 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }, '/en/EventsCalender'],
    // A navigation that a service worker forwards.
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }, '/en/EventsCalender'],
    // Requests of scripts and of the service worker itself.
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }, undefined],
    [{ 'sec-fetch-dest': 'empty' }, undefined],
    [{ 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }, undefined],
  ])('applies to a request with %j only if it is a navigation', (headers, location) => {
    expect(sentTo('/EventsCalender', { headers })).toBe(location);
  });
});
