import { runInNewContext } from 'node:vm';
import rule from '../../../deploy/edge/edge-rule.js';
import { chooseLocale } from './locale-choice.ts';

const english = 'en-GB,en;q=0.9,zh;q=0.5';
const chinese = 'zh-TW,zh;q=0.9,en;q=0.8';

it.each([
  // The prefix takes precedence.
  ['/en/News', 'dswine_locale=tw', chinese, undefined],
  ['/EN/News', 'dswine_locale=tw', undefined, undefined],
  // Then the cookie.
  ['/News', 'dswine_locale=en', chinese, '/en/News'],
  ['/News', 'dswine_locale=tw', english, undefined],
  ['/', 'a=b; dswine_locale=en; c=d', undefined, '/en'],
  ['/News', 'dswine_locale=fr', undefined, undefined],
  ['/News', 'xdswine_locale=en', undefined, undefined],
  // Then Accept-Language.
  ['/News?page=2', undefined, english, '/en/News?page=2'],
  ['/News', undefined, chinese, undefined],
  ['/News', undefined, 'fr-FR,fr;q=0.9', undefined],
  // A crawler without a preference gets the requested page.
  ['/News', undefined, undefined, undefined],
  // The `hl` parameter sets the cookie and is removed from the URL.
  ['/en/News/Detail/501?hl=en', undefined, chinese, '/en/News/Detail/501'],
  ['/News?hl=en&page=2', 'dswine_locale=tw', chinese, '/en/News?page=2'],
  ['/en/News?page=2&hl=tw', 'dswine_locale=en', english, '/News?page=2'],
  ['/News?hl=xx', undefined, undefined, undefined],
])(
  'redirects %s with cookie %s and Accept-Language %s to %s, and at most once',
  (url, cookie, acceptLanguage, redirect) => {
    const request = { cookie, acceptLanguage, isDocument: true };
    const first = chooseLocale({ url, ...request });
    expect(first?.redirect).toBe(redirect);
    if (!first) return;
    const after = first.setCookie?.split(';')[0] ?? cookie;
    expect(chooseLocale({ ...request, url: first.redirect, cookie: after })).toBeUndefined();
  },
);

it('redirects only documents, and stores the locale of the hl parameter for a year', () => {
  const request = { cookie: 'dswine_locale=en', acceptLanguage: english, isDocument: false };
  expect(chooseLocale({ ...request, url: '/News' })).toBeUndefined();
  expect(chooseLocale({ ...request, url: '/News?hl=en' })?.setCookie).toBe(
    'dswine_locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
  );
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
