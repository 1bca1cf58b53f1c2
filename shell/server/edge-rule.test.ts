import { runInNewContext } from 'node:vm';
import { localeCodes, localeEntry } from '@dswine/shared/contract/locales';
import type { IncomingMessage } from 'node:http';
import rule from '../../deploy/edge/edge-rule.js';
import { assignCohort, cohortOf } from './variants/audience.ts';
import { accesses } from '@dswine/shared/fair/addresses/access-cookies';
import { shellRoutes } from '../src/shell-routes.ts';
import { chooseLocale } from './pages/page-redirects.ts';
import { pageUrl } from './http/page-url.ts';

const { decide } = rule;
const member = { cookie: 'a=b; dswine_cohort=3.0123abcd', userAgent: 'Mozilla/5.0' };
const reader = { acceptLanguage: 'en', destination: 'document' };

it('rewrites pages to the cohort URL of a canary, for its readers only', () => {
  const own = '/releases/cohort/0123abcd';
  expect(decide({ url: '/News?utm_source=x&page=2', ...member })).toEqual({
    key: `${own}/News?page=2`,
    target: `${own}/News?utm_source=x&page=2`,
  });
  expect(decide({ url: '/Contact', method: 'POST', ...member })).toEqual({
    key: undefined,
    target: `${own}/Contact`,
  });
  for (const cookie of ['100.0123abcd', '3.0123ABCD', '3.0123abcd/../x', '3.0123abcde'])
    expect(decide({ url: '/News', cookie: `dswine_cohort=${cookie}` })).toEqual({ key: '/News' });
});

it('recognises the same canary readers as the web server', () => {
  const others = [
    '/api/x',
    '/releases/a.js',
    '/composition.json',
    '/healthz',
    '/list-mark',
    '/en/a.b',
  ];
  for (const url of ['/', '/News?page=2', ...others])
    for (const cookie of [member.cookie, 'dswine_cohort=3', 'xdswine_cohort=3.0123abcd']) {
      const request = { url, headers: { cookie } } as IncomingMessage;
      assignCohort(request, { edge: false });
      const decision = decide({ url, cookie });
      const target = 'target' in decision ? decision.target : undefined;
      expect(target === undefined).toBe(cohortOf(request) === undefined);
      if (target === undefined) continue;
      const forwarded = { url: target, headers: {} } as IncomingMessage;
      assignCohort(forwarded, { edge: true });
      expect(forwarded.url).toBe(url);
      expect(cohortOf(forwarded)).toEqual({ id: '0123abcd', isShared: true });
    }
});

it('knows the prefixes of the table of languages', () => {
  const prefixes = localeCodes.map((code) => localeEntry(code).prefix).filter(Boolean);
  expect(rule.prefixed.split('|')).toEqual(prefixes);
});

it('redirects readers by language exactly as the web server does', () => {
  const urls = ['/', '/News?page=2', '/en', '/en/News', '/VisitorExhibitor/Detail/1001'];
  const languages = [undefined, 'en', 'zh-TW', 'en;q=0.5, yue', 'zh;q=0.3,en-GB;q=0.8', 'fr'];
  const cookies = [undefined, 'a=b; dswine_locale=en', 'dswine_locale=tw', 'xdswine_locale=en'];
  for (const url of urls)
    for (const acceptLanguage of languages)
      for (const cookie of cookies)
        for (const isDocument of [true, false]) {
          const server = chooseLocale({ url, cookie, acceptLanguage, isDocument });
          const destination = isDocument ? 'document' : 'empty';
          const edge = decide({ url, cookie, acceptLanguage, destination });
          expect('redirect' in edge ? edge.redirect : undefined).toBe(server?.redirect);
        }
});

it.each([
  // Once, to a URL that the web server does not redirect again.
  ['//News//', { ...reader }, { redirect: '/en/News' }],
  ['/News', { ...reader, destination: 'empty', mode: 'navigate' }, { redirect: '/en/News' }],
  ['/News', { ...reader, destination: 'empty', mode: 'cors' }, { key: '/News' }],
  ['/api/expo/News/DSWINE2026', reader, { key: '/api/expo/News/DSWINE2026' }],
  ['/robots.txt', reader, { key: '/robots.txt' }],
  // Never to another host.
  ['//elsewhere.example/News', reader, { redirect: '/en/elsewhere.example/News' }],
  ['/\\elsewhere.example/News', reader, { key: undefined }],
])('decides on the language of %s for %j: %j', (url, headers, decision) => {
  expect(decide({ url, ...headers })).toEqual(decision);
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0.0.0 Mobile Safari/537.36', false],
  [undefined, false],
])('does not redirect crawlers: %s is one: %s', (userAgent, crawler) => {
  expect(rule.isCrawler(userAgent)).toBe(crawler);
  const decision = decide({ url: '/News', ...reader, userAgent });
  expect(decision).toEqual(crawler ? { key: '/News' } : { redirect: '/en/News' });
});

it.each([
  ['en;q=0.8, zh;q=0.9', 'tw'],
  ['zh;q=0.8, en;q=0.9', 'en'],
  ['zh, en', 'tw'],
  ['en, zh', 'en'],
  ['zh-Hant-TW;q=1.0', 'tw'],
  ['yue-Hant-HK,en;q=0.5', 'tw'],
  ['nan-Hant-TW', 'tw'],
  ['cmn-Hans-CN;q=0.9,en;q=0.8', 'tw'],
  ['en-TW,hak;q=0.9', 'en'],
  ['HSN, en;q=0.1', 'tw'],
  ['yuex, en;q=0.1', 'en'],
  ['en;q=0', undefined],
  ['english', undefined],
] as const)('reads the preferred locale of Accept-Language %j as %s', (header, locale) => {
  expect(rule.languageOf(undefined, header)).toBe(locale);
});

it.each([' ', ';q=1 ', '-'])(
  'rejects a long malformed header without catastrophic backtracking: en%sx',
  (separator) => {
    const header = `en${separator}${separator.slice(-1).repeat(1_000_000)}!`;
    const read = (acceptLanguage: string) => [
      rule.languageOf(undefined, acceptLanguage),
      rule.decide({ url: '/News', acceptLanguage, destination: 'document' }),
    ];
    // With catastrophic backtracking, this takes an hour, and V8 ends it.
    expect(runInNewContext('read(header)', { read, header }, { timeout: 60_000 })).toEqual([
      undefined,
      { key: '/News' },
    ]);
  },
);

it.each([
  ['/News?page=2&utm_source=x&GCLID=1&_gl=4', '/News?page=2'],
  // Shares, advertisements, and what the next network will invent.
  ['/News?igsh=a&mibextid=b&openExternalBrowser=1&gad_source=1&page=2', '/News?page=2'],
  ['/News?share_id=1&wt_mc=2&xhsshare=3&%75tm_x=4', '/News'],
  [
    '/VisitorExhibitor?boothOption=corner&keyword=%E9%85%92&from=app',
    '/VisitorExhibitor?boothOption=corner&from=app&keyword=%E9%85%92',
  ],
  // An escaped name is that name, and a section has names of its own.
  ['/News?p%61ge=2&press.topic=b', '/News?p%61ge=2&press.topic=b'],
  // Calls of the API have other parameters.
  ['/api/expo/News/DSWINE2026?Lang=tw&PageSize=3', '/api/expo/News/DSWINE2026?Lang=tw&PageSize=3'],
  ['/VisitorExhibitor?country=JP&area=sake', '/VisitorExhibitor?area=sake&country=JP'],
  ['/News?hl=en', undefined],
  // They resolve to another path.
  ['/x/../readyz', undefined],
  ['/x\\..\\readyz', undefined],
])('caches %s under the key %s for every reader', (url, key) => {
  expect(decide({ url, cookie: 'session=1', acceptLanguage: 'zh-TW' })).toEqual({ key });
});

it.each(['//elsewhere.example/News', '//elsewhere.example:99999999/News'])(
  'caches the response to %s separately from every page',
  (url) => {
    expect(pageUrl(url, 'http://edge.invalid').pathname).toBe(url);
    expect(decide({ url })).toEqual({ key: url });
  },
);

it('never caches previews, not even for readers of a canary, nor POST requests', () => {
  const cookie = `${member.cookie}; dswine_preview=abc.def`;
  expect(decide({ url: '/News', cookie })).toEqual({ key: undefined });
  expect(decide({ url: '/releases/a.js', cookie })).toEqual({ key: '/releases/a.js' });
  expect(decide({ url: '/News', cookie: 'xdswine_preview=abc' })).toEqual({ key: '/News' });
  expect(decide({ url: '/Contact', method: 'POST' })).toEqual({ key: undefined });
});

it('knows the parameters of the pages of the shell and of mailed links', () => {
  const names = [
    ...shellRoutes.flatMap(({ query }) => Object.keys(query)),
    ...accesses.map(({ parameter }) => parameter),
  ];
  expect(names.filter((name) => !rule.isKnownParameter(name))).toEqual([]);
});
