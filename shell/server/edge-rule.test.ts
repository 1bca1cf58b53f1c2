import type { IncomingMessage } from 'node:http';
import rule from '../../deploy/edge/edge-rule.js';
import { cohortOf, enterCohort } from './canary/cohort.ts';
import { chooseLocale, isCrawler } from './http/locale-choice.ts';
import { pageUrl } from './http/page-url.ts';

const { decide } = rule;

describe('the edge rule', () => {
  const member = { cookie: 'a=b; dswine_cohort=3.0123abcd', userAgent: 'Mozilla/5.0' };
  const own = '/releases/cohort/0123abcd';

  it('rewrites pages to the cohort URL of a canary, for its readers only', () => {
    expect(decide({ url: '/News?utm_source=x&page=2', ...member })).toEqual({
      key: `${own}/News?page=2`,
      target: `${own}/News?utm_source=x&page=2`,
    });
    expect(decide({ url: '/Contact', method: 'POST', ...member })).toEqual({
      key: undefined,
      target: `${own}/Contact`,
    });
    for (const cookie of [
      'dswine_cohort=3',
      'dswine_cohort=',
      'dswine_cohort=100.0123abcd',
      'dswine_cohort=3.0123ABCD',
      'dswine_cohort=3.0123abcd/../x',
      'dswine_cohort=3.0123abcde',
      'xdswine_cohort=3.0123abcd',
    ])
      expect(decide({ url: '/News', cookie })).toEqual({ key: '/News' });
  });

  it.each([
    '/api/expo/News/DSWINE2026',
    '/releases/shell/1.0.0/browser/a.js',
    '/composition.json',
    '/service-worker.js',
    '/calendar/DSWINE2026.ics',
    '/readyz',
  ])('does not rewrite %s for canary readers', (url) => {
    expect(decide({ url, ...member })).toEqual({ key: url });
  });

  it('recognises the same canary readers as the web server', () => {
    for (const url of ['/', '/News?page=2', '/api/x', '/composition.json', '/healthz', '/en/a.b'])
      for (const cookie of [member.cookie, 'dswine_cohort=3', 'dswine_cohort=3.0123abcd5']) {
        const request = { url, headers: { cookie } } as IncomingMessage;
        enterCohort(request, { edge: false });
        const decision = decide({ url, cookie });
        const target = 'target' in decision ? decision.target : undefined;
        expect(target).toBe(cohortOf(request) && own + url);
        if (target === undefined) continue;
        const forwarded = { url: target, headers: {} } as IncomingMessage;
        enterCohort(forwarded, { edge: true });
        expect(forwarded.url).toBe(url);
        expect(cohortOf(forwarded)).toEqual({ id: '0123abcd', isShared: true });
      }
  });

  it('gives a preview precedence over a canary', () => {
    const cookie = `${member.cookie}; dswine_preview=a.b`;
    expect(decide({ url: '/News', cookie })).toEqual({ key: undefined });
  });

  const languages = [
    undefined,
    'en',
    'zh-TW',
    'en;q=0.5, zh-TW',
    'zh;q=0.3,en-GB;q=0.8',
    'fr',
    '*',
  ];
  const cookies = [undefined, 'a=b; dswine_locale=en', 'dswine_locale=tw', 'xdswine_locale=en'];
  const urls = ['/', '/News', '/News?page=2', '/en', '/en/News', '/VisitorExhibitor/Detail/1001'];

  it.each(urls)('redirects readers of %s exactly as the web server does', (url) => {
    for (const acceptLanguage of languages)
      for (const cookie of cookies)
        for (const isDocument of [true, false]) {
          const server = chooseLocale({ url, cookie, acceptLanguage, isDocument });
          const edge = decide({
            url,
            cookie,
            acceptLanguage,
            destination: isDocument ? 'document' : 'empty',
          });
          expect('redirect' in edge ? edge.redirect : undefined).toBe(server?.redirect);
        }
  });

  it.each([
    '/EventInfo/155',
    '/api/expo/News/DSWINE2026',
    '/releases/shell/1.0.0/browser/a.js',
    '/robots.txt',
  ])('does not redirect %s', (url) =>
    expect(decide({ url, acceptLanguage: 'en', destination: 'document' })).toEqual({ key: url }),
  );

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Baiduspider', true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20', true],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0.0.0 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', false],
    [undefined, false],
  ])('agrees with the web server on whether %s is a crawler: %s', (userAgent, crawler) => {
    expect(isCrawler(userAgent)).toBe(crawler);
    const decision = decide({
      url: '/News',
      acceptLanguage: 'en',
      destination: 'document',
      userAgent,
    });
    expect(decision).toEqual(crawler ? { key: '/News' } : { redirect: '/en/News' });
  });

  it('redirects navigations that a service worker forwards', () => {
    const request = { url: '/News', acceptLanguage: 'en', destination: 'empty' };
    expect(decide({ ...request, mode: 'navigate' })).toEqual({ redirect: '/en/News' });
    expect(decide({ ...request, mode: 'cors' })).toEqual({ key: '/News' });
  });

  it('redirects to a normalised URL that the web server does not redirect again', () => {
    for (const url of ['/News/', '//News', '/News//'])
      expect(decide({ url, acceptLanguage: 'en', destination: 'document' })).toEqual({
        redirect: '/en/News',
      });
  });

  it.each([
    ['/News?utm_source=x&page=2', '/News?page=2'],
    ['/News?page=2&GCLID=1&fbclid=2&msclkid=3&_gl=4', '/News?page=2'],
    ['/VisitorExhibitor?country=JP&area=sake', '/VisitorExhibitor?area=sake&country=JP'],
    ['/News?hl=en', undefined],
  ])('caches %s under the key %s for every reader', (url, key) => {
    expect(decide({ url, cookie: 'session=1', acceptLanguage: 'zh-TW' })).toEqual({ key });
  });

  it.each(['//elsewhere.example/News', '///News', '//', '//elsewhere.example:99999999/News'])(
    'caches the response to %s separately from every page',
    (url) => {
      expect(pageUrl(url, 'http://edge.invalid').pathname).toBe(url);
      expect(decide({ url })).toEqual({ key: url });
    },
  );

  it.each(['/x/../readyz', '/x/%2e%2e/readyz', '/x\\..\\readyz', '/\\elsewhere.example/News'])(
    'does not cache %s, which resolves to another path',
    (url) => expect(decide({ url })).toEqual({ key: undefined }),
  );

  it('never redirects to another host', () => {
    const reader = { acceptLanguage: 'en', destination: 'document' };
    expect(decide({ url: '//elsewhere.example/News', ...reader })).toEqual({
      redirect: '/en/elsewhere.example/News',
    });
    expect(decide({ url: '/\\elsewhere.example/News', ...reader })).toEqual({ key: undefined });
    expect(decide({ url: 'http://elsewhere.example/', ...reader })).toEqual({ key: undefined });
  });

  it('handles an Accept-Language header with 100,000 spaces', () => {
    const acceptLanguage = `en${' '.repeat(100_000)}x`;
    expect(decide({ url: '/News', acceptLanguage, destination: 'document' })).toEqual({
      key: '/News',
    });
  });

  it('neither caches preview pages nor serves them from the cache', () => {
    const cookie = 'a=b; dswine_preview=abc.def';
    expect(decide({ url: '/News', cookie })).toEqual({ key: undefined });
    expect(decide({ url: '/releases/shell/browser/a.js', cookie })).toEqual({
      key: '/releases/shell/browser/a.js',
    });
    expect(decide({ url: '/News', cookie: 'xdswine_preview=abc' })).toEqual({ key: '/News' });
  });

  it('does not cache POST requests', () =>
    expect(decide({ url: '/Contact', method: 'POST' })).toEqual({ key: undefined }));
});
