import { chooseLocale, preferredLocale } from './locale-choice.ts';

const english = 'en-GB,en;q=0.9,zh;q=0.5';
const chinese = 'zh-TW,zh;q=0.9,en;q=0.8';

type Row = [
  url: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  isDocument: boolean,
  redirect: string | undefined,
];

const table: Row[] = [
  // The prefix takes precedence.
  ['/en/News', undefined, chinese, true, undefined],
  ['/en/News', 'dswine_locale=tw', chinese, true, undefined],
  ['/en', 'dswine_locale=tw', undefined, true, undefined],
  ['/EN/News', 'dswine_locale=tw', undefined, true, undefined],
  // Then the cookie.
  ['/News', 'dswine_locale=en', chinese, true, '/en/News'],
  ['/News', 'dswine_locale=tw', english, true, undefined],
  ['/', 'a=b; dswine_locale=en; c=d', undefined, true, '/en'],
  ['/News', 'dswine_locale=fr', undefined, true, undefined],
  ['/News', 'xdswine_locale=en', undefined, true, undefined],
  // Then Accept-Language.
  ['/News', undefined, english, true, '/en/News'],
  ['/News', undefined, chinese, true, undefined],
  ['/News?page=2', undefined, english, true, '/en/News?page=2'],
  ['/News', undefined, 'fr-FR,fr;q=0.9', true, undefined],
  ['/News', undefined, '*', true, undefined],
  // A crawler without a preference gets the requested page.
  ['/News', undefined, undefined, true, undefined],
  // Only documents are redirected.
  ['/News', 'dswine_locale=en', english, false, undefined],
  // The `hl` parameter sets the cookie and is removed from the URL.
  ['/en/News/Detail/501?hl=en', undefined, chinese, true, '/en/News/Detail/501'],
  ['/News?hl=en&page=2', 'dswine_locale=tw', chinese, true, '/en/News?page=2'],
  ['/en/News?page=2&hl=tw', 'dswine_locale=en', english, true, '/News?page=2'],
  ['/?hl=en', undefined, undefined, true, '/en'],
  ['/News?hl=xx', undefined, undefined, true, undefined],
];

it.each(table)(
  'redirects %s with cookie %s and Accept-Language %s (document: %s) to %s',
  (...[url, cookie, acceptLanguage, isDocument, redirect]) => {
    expect(chooseLocale({ url, cookie, acceptLanguage, isDocument })?.redirect).toBe(redirect);
  },
);

it.each(table)(
  'redirects %s with cookie %s and Accept-Language %s (document: %s) at most once',
  (url, cookie, acceptLanguage, isDocument) => {
    const first = chooseLocale({ url, cookie, acceptLanguage, isDocument });
    if (!first) return;
    const after = first.setCookie?.split(';')[0] ?? cookie;
    expect(
      chooseLocale({ url: first.redirect, cookie: after, acceptLanguage, isDocument }),
    ).toBeUndefined();
  },
);

it('stores the locale of the hl parameter in a cookie for a year', () => {
  expect(
    chooseLocale({
      url: '/News?hl=en',
      cookie: undefined,
      acceptLanguage: undefined,
      isDocument: true,
    })?.setCookie,
  ).toBe('dswine_locale=en; Path=/; Max-Age=31536000; SameSite=Lax');
});

it.each([
  ['en;q=0.8, zh;q=0.9', 'tw'],
  ['zh;q=0.8, en;q=0.9', 'en'],
  ['zh, en', 'tw'],
  ['en, zh', 'en'],
  ['zh-Hant-TW;q=1.0', 'tw'],
  ['en;q=0', undefined],
  ['english', undefined],
  ['', undefined],
] as const)('reads the preferred locale of Accept-Language %j as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

it.each([
  `en${' '.repeat(100_000)}x`,
  `en;q=1${' '.repeat(100_000)}x`,
  `en-${'-'.repeat(100_000)}!`,
])('rejects a long malformed header without catastrophic backtracking', (header) => {
  const before = performance.now();
  expect(preferredLocale(header)).toBeUndefined();
  // With catastrophic backtracking, this takes half a minute.
  expect(performance.now() - before).toBeLessThan(5000);
});
