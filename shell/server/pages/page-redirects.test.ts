import type { IncomingMessage, ServerResponse } from 'node:http';
import { full, seed } from '@dswine/shared/testing/full-run';
import fc from 'fast-check';
import type { CompositionRoute, PageComposition } from '../../src/composition/page-state.ts';
import { matchPage } from '../../src/composition/matched-page.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import { createPageRedirects } from './page-redirects.ts';

const route = (id: string, path: string, change: Partial<CompositionRoute> = {}) => ({
  id,
  path,
  data: {},
  query: {},
  ...change,
});
const section = {
  name: 'events',
  fragments: [],
  routes: [
    route('info', 'EventInfo/:id?', { middleware: ['chinese-only'] }),
    route('calendar', 'EventsCalender'),
    route('cafe', 'Café/酒'),
    route('entry', 'EventsCalender/Detail/:id'),
    route('own', 'EventRunBar/ApplyList', { personal: true, query: { done: 'code' } }),
  ],
};
const composition = { sections: [section] } as unknown as PageComposition;

type Reader = {
  language?: string;
  edge?: boolean;
  target?: string;
  headers?: Record<string, string>;
  by?: 'toTokenless' | 'toLocale' | 'toCanonical';
};

/** The response of a redirect to a request, if any. */
function responseTo(
  url: string,
  { language = 'en', edge = false, target, headers, by = 'toLocale' }: Reader = {},
) {
  const redirects = createPageRedirects({
    settings: {
      siteUrl: 'https://fair.example',
      edge,
      ...(target !== undefined && { rootRedirect: { target } }),
    },
    pageAt: (at) => matchPage(composition, shellRoutes, at),
  });
  const responses: [status: number, headers: string[]][] = [];
  const response = {
    writeHead: (...head: [number, string[]]) => (responses.push(head), response),
    end: () => response,
  };
  const requestHeaders = { 'accept-language': language, 'sec-fetch-dest': 'document', ...headers };
  const request = { url, method: 'GET', headers: requestHeaders };
  const did = redirects[by](
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect(responses).toHaveLength(did ? 1 : 0);
  return responses[0];
}

/** The redirect target of a URL, if any. */
function sentTo(url: string, reader?: Reader): string | undefined {
  const [status, headers] = responseTo(url, reader) ?? [];
  return headers && `${status} ${headers[1]}`.replace('302 ', '');
}

it.each<[string, Reader, string | undefined]>([
  ['/', { language: 'zh-TW', target: '/EventsCalender' }, '/EventsCalender'],
  // One redirect only: it includes the language.
  ['/', { target: '/EventsCalender' }, '/en/EventsCalender'],
  ['/', { target: '/EventsCalender', edge: true }, '/EventsCalender'],
  ['/en', { target: '/en' }, undefined],
])('redirects %s for %j with the root redirect to %s', (url, reader, location) => {
  expect(sentTo(url, reader)).toBe(location);
});

it('redirects a page in one language only by the hl parameter', () => {
  expect(sentTo('/EventInfo/155')).toBeUndefined();
  expect(sentTo('/EventInfo/155?hl=en')).toBe('/en/EventInfo/155');
});

const english = 'en-GB,en;q=0.9,zh;q=0.5';
const chinese = 'zh-TW,zh;q=0.9,en;q=0.8';
it.each<[string, string, string, string | undefined]>([
  // The prefix takes precedence, then the cookie, then the languages of the browser.
  ['/EN/EventsCalender', 'dswine_locale=tw', chinese, undefined],
  ['/', 'a=b; dswine_locale=en; c=d', chinese, '/en'],
  ['/EventsCalender', 'dswine_locale=tw', english, undefined],
  ['/EventsCalender', 'dswine_locale=fr; xdswine_locale=en', chinese, undefined],
  ['/EventsCalender?page=2', '', english, '/en/EventsCalender?page=2'],
  ['/EventsCalender', '', 'fr-FR,fr;q=0.9', undefined],
  // `hl` is removed from the URL.
  ['/en/EventInfo/155?hl=en', '', chinese, '/en/EventInfo/155'],
  ['/EventsCalender?hl=en&page=2', 'dswine_locale=tw', chinese, '/en/EventsCalender?page=2'],
  ['/en/EventsCalender?page=2&hl=tw', 'dswine_locale=en', english, '/EventsCalender?page=2'],
  ['/EventsCalender?hl=xx', '', chinese, undefined],
])(
  'redirects %s with cookie %j and Accept-Language %s to %s',
  (url, cookie, language, location) => {
    expect(sentTo(url, { language, headers: { cookie } })).toBe(location);
  },
);

it('redirects only documents, and stores the locale of the hl parameter for a year', () => {
  const headers = { 'sec-fetch-dest': 'empty' };
  expect(sentTo('/EventsCalender', { headers })).toBeUndefined();
  const [, head = []] = responseTo('/EventsCalender?hl=en', { headers }) ?? [];
  expect(head[head.indexOf('set-cookie') + 1]).toBe(
    'dswine_locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

describe('the canonical URL of a page', () => {
  it.each([
    ['/eventscalender', '301 /EventsCalender'],
    ['/EventsCalender/', '301 /EventsCalender'],
    ['//EventsCalender', '301 /EventsCalender'],
    ['/\\EventsCalender', '301 /EventsCalender'],
    ['/EN/eventscalender/', '301 /en/EventsCalender'],
    ['/eventscalender?utm_source=x&hour=9', '301 /EventsCalender?utm_source=x&hour=9'],
    // é as a letter and a mark.
    ['/Cafe%CC%81/%E9%85%92', '301 /Caf%C3%A9/%E9%85%92'],
    ['/en/cafe%cc%81/%E9%85%92', '301 /en/Caf%C3%A9/%E9%85%92'],
    ['/EventInfo/%7e1', '301 /EventInfo/~1'],
    // Canonical already, or not a page.
    ['/EventsCalender?utm_source=x', undefined],
    ['/en', undefined],
    ['//elsewhere.example', undefined],
    ['/api/expo/Nothing/', undefined],
  ])('is the redirect target of %s: %s', (url, location) => {
    expect(sentTo(url, { by: 'toCanonical' })).toBe(location);
  });

  const pieces = [
    ...['/', '//', '\\', 'en', 'EN', 'EventInfo', 'eventinfo', 'EventsCalender', 'Detail'],
    ...[
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '%5c',
      '%252F',
      '%E5%B1%95',
      'e%CC%81',
      '%CC%81',
      '%E4',
      'a:b',
      "a'b",
    ],
    ...['elsewhere.example', '@', '?', '?x=//y', '#', ';', ' ', '%0d%0a'],
  ];
  it('is on this site and redirects no further, for any requested path', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
        for (const language of ['en', 'zh-TW']) {
          // Same order as in the web server.
          const next = (url: string) =>
            sentTo(url, { language }) ?? sentTo(url, { language, by: 'toCanonical' });
          const location = next(`/${parts.join('')}`)?.replace('301 ', '');
          if (location === undefined) continue;
          expect(location).toMatch(/^\/(?![/\\])/);
          expect([location, next(location)]).toEqual([location, undefined]);
        }
      }),
      { numRuns: full ? 2000 : 300, seed },
    );
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1 Line/14.0', '/en/EventsCalender'],
])('sends %s by its language to %s', (agent, location) => {
  const headers = { 'user-agent': agent };
  expect(sentTo('/EventsCalender', { headers })).toBe(location);
  expect(sentTo('/eventscalender', { headers, by: 'toCanonical' })).toBe('301 /EventsCalender');
});

describe('the access key of a mailed link', () => {
  const key = '0123456789'.repeat(4);
  function tokenless(url: string) {
    const [status, flat = []] = responseTo(url, { by: 'toTokenless' }) ?? [];
    const valuesOf = (name: string) =>
      flat.filter((_, at) => at % 2 === 1 && flat[at - 1] === name);
    return {
      status,
      location: valuesOf('location')[0],
      cookies: valuesOf('set-cookie'),
      cache: valuesOf('cache-control'),
    };
  }

  it.each([
    ['/en/eventrunbar/applylist/', '/en/EventRunBar/ApplyList'],
    ['//EventRunBar//ApplyList', '/EventRunBar/ApplyList'],
  ])('moves into cookies, with a redirect to the canonical URL: %s', (path, clean) => {
    const attributes = 'Max-Age=3600; HttpOnly; SameSite=Lax; Secure';
    expect(tokenless(`${path}?done=DSW-1&key=${key}&utm=x`)).toEqual({
      status: 303,
      location: `${clean}?done=DSW-1`,
      cache: ['no-store'],
      cookies: ['/EventRunBar/ApplyList', '/en/EventRunBar/ApplyList', '/api/expo/Event'].map(
        (at) => `__Secure-dswine_applications=${key}; Path=${at}; ${attributes}`,
      ),
    });
  });

  it('is ignored when it is malformed, and on other pages', () => {
    expect(tokenless('/EventRunBar/ApplyList?key=x%0d%0aSet-Cookie:%20a=b')).toMatchObject({
      status: 303,
      location: '/EventRunBar/ApplyList',
      cookies: [],
    });
    expect(tokenless(`/en/EventsCalender?key=${key}`)).toMatchObject({ cookies: [] });
  });
});
