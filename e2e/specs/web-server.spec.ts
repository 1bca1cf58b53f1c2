import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, inLanguage, locales, test, type Routes } from './test.ts';
import { raw } from './raw-request.fixture.ts';

const kinds: (keyof Routes)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'exhibitorInfo',
  'calendar',
  'entry',
  'news',
  'story',
];

const hashOf = (text: string | Buffer) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The files that a page's `#start` names. */
function startOf(html: string) {
  const text = /id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as { composition: [path: string, hash: string] };
}

test('a page runs one inline script, and its CSP allows only that and the import map', async ({
  site,
  routes,
}) => {
  for (const locale of locales) {
    for (const kind of kinds) {
      const response = await fetch(site + inLanguage(locale, routes[kind]));
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
        .map(({ groups }) => ({
          attributes: groups?.['attributes'] ?? '',
          text: groups?.['text'] ?? '',
        }))
        .filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(inline.map(({ attributes }) => attributes.trim())).toEqual(['', 'type="importmap"']);
      const start = startOf(html);
      const [path, hash] = start.composition;
      const file = Buffer.from(await (await fetch(`${site}/releases/${path}`)).arrayBuffer());
      expect(`sha256-${hash}`).toBe(hashOf(file));
      const policy = response.headers.get('content-security-policy') ?? '';
      const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
      const [boot = '', importMap = ''] = inline.map(({ text }) => text);
      expect(named).toEqual([importMap, boot].map(hashOf));
      expect(policy).not.toMatch(/unsafe-|\*/);
      // The composition data of a page does not grow with sections that it does not use.
      expect(brotliCompressSync(JSON.stringify(start)).length).toBeLessThanOrEqual(3072);
      const composition = brotliCompressSync(file).length + brotliCompressSync(importMap).length;
      expect(composition, kind).toBeLessThanOrEqual(3072);
      expect(html.slice(0, html.indexOf('<script'))).not.toMatch(/<(link|style)/);
      expect(html.match(/<[^>]+\sstyle=/g)).toBeNull();
      expect(html.match(/<[^>]+\son[a-z]+=/g)).toBeNull();
      expect(html).not.toContain('<style');
    }
  }
});

test('a public page is identical for all clients', async ({ site, routes }) => {
  const everyone = [
    {},
    { 'user-agent': 'Googlebot/2.1' },
    { accept: 'application/json' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { host: 'evil.example' },
  ];
  // The URL of an English page determines the language. A Chinese URL may still redirect.
  const settled = [...everyone, { cookie: 'lang=tw; session=1' }, { 'accept-language': 'zh-TW' }];
  for (const path of [routes.home, routes.exhibitors, routes.story])
    for (const [address, readers] of [
      [path, everyone],
      [inLanguage('en', path), settled],
    ] as const) {
      // A stale page may be rendered anew in between, with another time in it.
      await expect(async () => {
        const responses = await Promise.all(readers.map((headers) => raw(site + address, headers)));
        for (const { status, headers, body } of responses) {
          expect(status).toBe(200);
          expect(headers['set-cookie']).toBeUndefined();
          expect(body).toBe(responses[0]?.body);
          if (readers === settled) {
            expect(headers['vary']).toBe('accept-encoding, available-dictionary');
            expect(headers['cache-control']).toMatch(
              /public, max-age=0, s-maxage=(\d|[1-5]\d|60)\b/,
            );
          }
        }
      }).toPass({ timeout: 5000 });
    }
});

test('a conditional request gets 304, and HEAD matches GET', async ({ site, routes }) => {
  // A stale page is served while a new one is rendered, so this may take three requests.
  await expect(async () => {
    const first = await raw(site + routes.news, {});
    const etag = String(first.headers['etag']);
    expect(await raw(site + routes.news, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: '',
    });
    expect(await raw(site + routes.news, { 'if-none-match': '"another"' })).toMatchObject({
      status: 200,
    });
    const head = await raw(site + routes.news, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['etag']).toBe(etag);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  }).toPass({ timeout: 5000 });
});

test('each encoding of a page or file has a separate ETag, and every valid If-None-Match form matches', async ({
  site,
  routes,
}) => {
  const script =
    /\/releases\/shell\/[^"]+\.js/.exec(await (await fetch(site + routes.news)).text())?.[0] ?? '';
  for (const path of [routes.news, script, '/robots.txt', '/favicon.ico'])
    await expect(async () => {
      const tags: string[] = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const first = await raw(site + path, { 'accept-encoding': encoding });
        const etag = String(first.headers['etag']);
        tags.push(`${first.headers['content-encoding'] ?? 'identity'} ${etag}`);
        for (const ifNoneMatch of [etag, `W/${etag}`, `"another", W/${etag}`, '*'])
          expect([
            path,
            ifNoneMatch,
            await raw(site + path, { 'accept-encoding': encoding, 'if-none-match': ifNoneMatch }),
          ]).toMatchObject([path, ifNoneMatch, { status: 304, body: '', headers: { etag } }]);
        for (const other of ['"another"', etag.replaceAll('"', ''), etag.replace(/"$/, '-zstd"')])
          expect(
            (await raw(site + path, { 'accept-encoding': encoding, 'if-none-match': other }))
              .status,
            other,
          ).toBe(200);
      }
      // One ETag per encoding.
      const encodings = tags.map((tag) => tag.split(' ')[0]);
      expect(new Set(tags).size).toBe(new Set(encodings).size);
      if (path === routes.news || path === script)
        expect(encodings).toEqual(['br', 'gzip', 'identity']);
    }).toPass();
});

test('path spellings redirect to the canonical URL once, and unknown parameters share its page', async ({
  site,
}) => {
  const chinese = { 'accept-language': 'zh-TW' };
  const spellings: Record<string, string> = {
    '/visitorinfo': '/VisitorInfo',
    '/VISITORINFO/': '/VisitorInfo',
    '/%56isitorInfo': '/VisitorInfo',
    '//VisitorInfo': '/VisitorInfo',
    '/en//visitorinfo?utm_source=x': '/en/VisitorInfo?utm_source=x',
    '/EN/VisitorInfo': '/en/VisitorInfo',
    '/en/': '/en',
    '//': '/',
    '/news/detail/540/': '/News/Detail/540',
  };
  for (const [path, location] of Object.entries(spellings)) {
    const response = await raw(site, chinese, 'GET', path);
    expect([path, response.status, response.headers['location']]).toEqual([path, 301, location]);
    expect([location, (await raw(site, chinese, 'GET', location)).status]).toEqual([location, 200]);
  }
  // A stale page may be rendered anew in between, with another time in it.
  await expect(async () => {
    const plain = await raw(site, {}, 'GET', '/en/VisitorInfo');
    for (const query of ['?', '?utm_source=x', '?gclid=1&fbclid=2', '?x=%3Cscript%3E&page=2']) {
      const { status, headers } = await raw(site, {}, 'GET', `/en/VisitorInfo${query}`);
      expect([query, status, headers['etag']]).toEqual([query, 200, plain.headers['etag']]);
    }
  }).toPass({ timeout: 5000 });
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/api/expo//News',
    '/releases//shell/',
    '/offline.JSON/',
  ])
    expect([path, (await raw(site, chinese, 'GET', path)).headers['location']]).toEqual([
      path,
      undefined,
    ]);
});

test('crawlers are never redirected to another language', async ({ site }) => {
  const english = { 'accept-language': 'en', 'sec-fetch-dest': 'document' };
  const reader = await raw(`${site}/News`, english);
  expect([reader.status, reader.headers['location']]).toEqual([302, '/en/News']);
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const responses = [];
  for (const agent of [
    googlebot,
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
  ])
    responses.push(await raw(`${site}/News`, { ...english, 'user-agent': agent }));
  const chinese = await raw(`${site}/News`, { 'accept-language': 'zh-TW' });
  for (const { status, headers, body } of responses) {
    expect([status, headers['vary'], headers['cache-control']]).toEqual([
      200,
      'accept-encoding, available-dictionary, accept-language, cookie, user-agent',
      'private, no-cache',
    ]);
    expect(body).toBe(chinese.body);
  }
});
