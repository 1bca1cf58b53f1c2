import { createHash } from 'node:crypto';
import { request as ask } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { promoteVariant, waitForRevision, whileRendering } from '../site/section-variant.ts';
import { startSite } from '../site/site.ts';
import { expect, inLanguage, locales, test, type Routes } from './test.ts';

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

test('a page runs two inline scripts, which its policy names, and no others', async ({
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
      expect(inline.map(({ attributes }) => attributes.trim())).toEqual(['type="importmap"', '']);
      const policy = response.headers.get('content-security-policy') ?? '';
      const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
      expect(named).toEqual(
        inline.map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
      );
      expect(policy).not.toMatch(/unsafe-|\*/);
      const map = inline[0]?.text ?? '';
      // Hashes do not compress: pages that belong together share a chunk (docs/decisions/0011).
      expect(brotliCompressSync(map).length).toBeLessThanOrEqual(4096);
      expect(html.indexOf('<script type="importmap">')).toBe(html.indexOf('<script'));
      expect(html.slice(0, html.indexOf('<script'))).not.toMatch(/<(link|style)/);
      expect(html.match(/<[^>]+\sstyle=/g)).toBeNull();
      expect(html.match(/<[^>]+\son[a-z]+=/g)).toBeNull();
      expect(html).not.toContain('<style');
    }
  }
});

test('a public page is the same for everyone', async ({ site, routes }) => {
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
      const responses = await Promise.all(readers.map((headers) => raw(site + address, headers)));
      for (const { status, headers, body } of responses) {
        expect(status).toBe(200);
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toBe(responses[0]?.body);
        if (readers === settled) {
          expect(headers['vary']).toBe('accept-encoding');
          expect(headers['cache-control']).toMatch(/public, max-age=0, s-maxage=(\d|[1-5]\d|60)\b/);
        }
      }
    }
});

type RawResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Sends a request with headers and paths that fetch would change or forbid. */
function raw(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  path = new URL(url).pathname,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = ask({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
    });
    request.once('error', reject).end();
  });
}

test('a page that was seen is not sent again', async ({ site, routes }) => {
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

test('each encoding of a page and of a file has an ETag of its own, and every form of it is recognised', async ({
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
    }).toPass({ timeout: 10_000 });
});

test('a page has one address: other spellings of its path lead there once, made-up parameters share it', async ({
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
  const plain = await raw(site, {}, 'GET', '/en/VisitorInfo');
  for (const query of ['?', '?utm_source=x', '?gclid=1&fbclid=2', '?x=%3Cscript%3E&page=2']) {
    const response = await raw(site, {}, 'GET', `/en/VisitorInfo${query}`);
    expect([query, response.status, response.headers['etag']]).toEqual([
      query,
      200,
      plain.headers['etag'],
    ]);
  }
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

test('a crawler is never sent to another language', async ({ site }) => {
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
      'accept-encoding, accept-language, cookie, user-agent',
      'private, no-cache',
    ]);
    expect(body).toBe(chinese.body);
  }
});

test('what operators ask for is there', async ({ site }) => {
  expect(await (await fetch(`${site}/healthz`)).json()).toEqual({ alive: true });
  expect(await (await fetch(`${site}/readyz`)).json()).toMatchObject({
    ready: true,
    organiser: true,
  });
  const composition = (await (await fetch(`${site}/composition.json`)).json()) as {
    revision: number;
    releases: Record<string, string>;
    problems: string[];
  };
  expect(Object.keys(composition.releases)).toEqual([
    'shell',
    'mfe-visitor',
    'mfe-exhibitor',
    'mfe-events',
    'mfe-info',
  ]);
  expect(composition.problems).toEqual([]);
});

test('figures and the staff desk have addresses of their own, and the site leads to neither', async () => {
  const site = await startSite('listeners');
  try {
    await fetch(site.url);
    expect(await (await fetch(site.metricsUrls.web)).text()).toMatch(/dswine_pages_total\{/);
    expect(await (await fetch(site.metricsUrls.organiser)).text()).toMatch(/dswine_outbox_mails\{/);
    expect((await fetch(site.deskUrl, { redirect: 'manual' })).headers.get('location')).toBe(
      '/desk/login',
    );
    for (const path of [
      '/metrics',
      '/desk',
      '/api/x\\..\\..\\desk',
      '/api/x\\..\\..\\metrics',
      '/api/..%5cdesk',
    ]) {
      const { status, body } = await raw(site.url, {}, 'GET', path);
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toMatch(/dswine_(?:pages|outbox)|服務台/u);
    }
    for (const path of ['/metrics', '/desk'])
      expect((await fetch(site.organiserUrl + path)).status, path).toBe(404);
  } finally {
    await site.stop();
  }
});

test('unknown and malformed addresses get the right answer', async ({ site }) => {
  const statuses: Record<string, number> = {
    '/VisitorExhibitor/Detail/999999': 404,
    '/en/VisitorExhibitor/Detail/none': 404,
    '/News/Detail/999999': 404,
    '/EventsCalender/Detail/0': 404,
    '/EventsCalender/99': 404,
    '/en/NoSuchPage': 404,
    '//evil.example': 404,
    '/VisitorExhibitor?page=abc': 200,
    '/VisitorExhibitor?page=-1&country=%3Cscript%3E': 200,
    '/VisitorExhibitor?keyword=%E4%B8': 400,
    '/en?x=%FF': 400,
    '/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80': 400,
    '/calendar/DSWINE2026.ics?Topic=%FF': 400,
    '/sitemap.xml?%zz': 400,
    '/VisitorExhibitor?page=99999': 404,
    '/%E4%B8': 404,
    '/releases/mfe-visitor/9.9.9/browser/page.js': 404,
    '/releases/mfe-cellar/1.0.0/browser/page.js': 404,
    '/releases/shell/../../keys/release.pem': 404,
    '/releases/shell/..%2f..%2f..%2fkeys/release.pem': 404,
    '/releases/..%2f..%2fkeys/release.pem': 404,
    '/api/expo/Exhibitors/NOSUCH2026?Lang=tw': 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await raw(site, {}, 'GET', path);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.body).not.toContain('PRIVATE KEY');
    expect(response.body).not.toMatch(/at .+\(.+:\d+:\d+\)/);
  }
  const manifest = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { entry: string }[];
  };
  const release = manifest.sections[0]?.entry.split('/').slice(0, 4).join('/') ?? '';
  expect((await raw(site, {}, 'GET', `${release}/server/section.cjs`)).status).toBe(404);
  expect((await raw(site, {}, 'GET', `${release}/release.json`)).status).toBe(404);
  const posted = await raw(`${site}/News`, {}, 'POST');
  expect(posted.status).toBe(405);
  expect(posted.headers['allow']).toBe('GET, HEAD');
});

test('a body is passed on to the organiser as it came, however malformed', async ({ site }) => {
  const response = await fetch(`${site}/api/auth/isAuthenticated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a',
  });
  // The web server must not parse the body: its 400 differs from the organiser's response.
  expect([response.status, await response.text()]).toEqual([200, '251']);
});

test('not found says so in both languages', async ({ page, site }) => {
  for (const locale of locales) {
    const response = await page.goto(site + inLanguage(locale, '/NoSuchPage'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      locale === 'tw' ? 'zh-Hant-TW' : 'en',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('找不到頁面');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not Found');
    await expect(page.getByText('This page could not be found.')).toBeVisible();
    expect(await page.title()).toContain(locale === 'tw' ? '找不到頁面' : 'Page not Found');
  }
});

test('it ends cleanly: requests under way are answered, then it is gone', async () => {
  const site = await startSite('ending');
  try {
    // Slow enough to be still rendering when the signal arrives.
    await promoteVariant(
      site,
      'mfe-info',
      '1.1.0-slow',
      whileRendering('const end = Date.now() + 900; while (Date.now() < end); return null;'),
    );
    await waitForRevision(site, 2);
    const ask = async (path: string) => {
      const response = await fetch(site.url + path);
      return { status: response.status, whole: (await response.text()).endsWith('</html>') };
    };
    const underWay = Promise.all([ask('/News'), ask('/en/News')]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const ended = site.web.end('SIGTERM');
    expect(await underWay).toEqual([
      { status: 200, whole: true },
      { status: 200, whole: true },
    ]);
    expect(await ended).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
  } finally {
    await site.stop();
  }
});

test('while the organiser is gone, pages come from their last good copies and others say so', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const site = await startSite('organiser-gone');
  try {
    const good = await (await fetch(`${site.url}/News`)).text();
    await fetch(`${site.url}/en`);
    await site.organiser.end('SIGKILL');
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${site.url}/readyz`)).json()) as { organiser: boolean }).organiser,
      )
      .toBe(false);
    expect(await (await fetch(`${site.url}/News`)).text()).toBe(good);
    expect((await fetch(`${site.url}/en`)).status).toBe(200);

    const unseen = await page.goto(`${site.url}/VisitorExhibitor?area=sake`);
    expect(unseen?.status()).toBe(503);
    await expect(page.getByText('暫時讀不到參展商資料')).toBeVisible();
    await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
    expect((await fetch(`${site.url}/api/expo/News/DSWINE2026?Lang=tw`)).status).toBe(503);

    await site.startOrganiser();
    await expect
      .poll(async () => (await fetch(`${site.url}/VisitorExhibitor?area=sake`)).status, {
        timeout: 10_000,
      })
      .toBe(200);
    await page.getByRole('link', { name: '再試一次' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await site.stop();
  }
});
