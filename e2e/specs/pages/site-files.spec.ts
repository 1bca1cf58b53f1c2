import { collectMessages, expect, inLanguage, locales, test, type Routes } from '../test.ts';
import { sitemapFiles } from '../sitemap.ts';

const kinds: (keyof Routes)[] = ['home', 'exhibitor', 'product', 'topic', 'entry', 'story'];

test('the sitemap lists existing, indexable pages with the hreflang links of each page', async ({
  page,
  site,
  routes,
}) => {
  const response = await page.request.get(`${site}/sitemap.xml`);
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const map = await page.evaluate(
    (texts) => {
      const parsed = texts.map((text) => new DOMParser().parseFromString(text, 'application/xml'));
      return {
        broken: parsed.some((part) => part.querySelector('parsererror') !== null),
        pages: parsed
          .flatMap((part) => [...part.getElementsByTagName('url')])
          .map((url) => ({
            loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
            changed: url.getElementsByTagName('lastmod')[0]?.textContent ?? undefined,
            alternates: Object.fromEntries(
              [...url.getElementsByTagName('xhtml:link')].map((link) => [
                link.getAttribute('hreflang') ?? '',
                link.getAttribute('href') ?? '',
              ]),
            ),
          })),
      };
    },
    await sitemapFiles(site),
  );
  expect(map.broken).toBe(false);
  const listed = new Map(map.pages.map((entry) => [entry.loc, entry]));
  expect(listed.size).toBe(map.pages.length);
  for (const kind of kinds)
    for (const locale of locales)
      expect([...listed.keys()], kind).toContain(site + inLanguage(locale, routes[kind]));
  for (const path of ['/Privacy', '/en/Accessibility']) expect(listed.has(site + path)).toBe(true);
  for (const path of ['/Login', '/MemberCenter', '/AgeNotice', '/Offline', '/Submission'])
    expect(listed.has(site + path)).toBe(false);
  expect([...listed.keys()].filter((loc) => isChineseOnly(loc)).sort()).toEqual(
    ['/EventInfo', '/EventInfo/155', '/EventInfo/156'].map((path) => site + path),
  );
  const withoutTwin = map.pages.filter(({ loc, alternates }) => {
    const languages = isChineseOnly(loc)
      ? ['zh-Hant-TW', 'x-default']
      : ['zh-Hant-TW', 'en', 'x-default'];
    const asTheyShould = Object.keys(alternates).join() === languages.join();
    return !asTheyShould || !Object.values(alternates).every((address) => listed.has(address));
  });
  expect(withoutTwin).toEqual([]);
  expect(listed.get(site + routes.story)?.changed).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]+\+08:00$/);
  // The last page of each kind, and every page in one language only.
  const kindOf = (loc: string) => (isChineseOnly(loc) ? loc : loc.replace(/\/[^/]*$/, ''));
  const samples = new Map(map.pages.map((entry) => [kindOf(entry.loc), entry]));
  expect(samples.size).toBeGreaterThan(20);
  for (const { loc, alternates } of samples.values()) {
    const html = await page.request.get(loc);
    expect(html.status(), loc).toBe(200);
    const text = await html.text();
    expect(text, loc).toContain(`<link rel="canonical" href="${loc}">`);
    expect(text, loc).not.toContain('content="noindex"');
    for (const [language, address] of Object.entries(alternates))
      expect(text, loc).toContain(
        `<link rel="alternate" hreflang="${language}" href="${address}">`,
      );
  }
});

/** Exhibitor news has no English version (specification § 6). */
function isChineseOnly(address: string): boolean {
  return new URL(address).pathname.replace(/^\/en(?=\/)/, '').startsWith('/EventInfo');
}

test('robots.txt and icons are served from the root', async ({ page, site }) => {
  const robots = await page.request.get(`${site}/robots.txt`);
  expect([robots.status(), robots.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const rules = (await robots.text()).split('\n');
  for (const rule of [
    'Disallow: /api/',
    'Allow: /api/expo/Share/',
    'Allow: /api/expo/File/',
    `Sitemap: ${site}/sitemap.xml`,
  ])
    expect(rules).toContain(rule);
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
  ] as const) {
    const icon = await page.request.get(site + path);
    expect([icon.status(), icon.headers()['content-type']], path).toEqual([200, type]);
  }
  expect((await page.request.get(`${site}/sitemap-999.xml`)).status()).toBe(404);
});

test('the browser accepts the web app manifest', async ({ page, site }) => {
  const messages = collectMessages(page);
  await page.goto(site + '/en');
  const client = await page.context().newCDPSession(page);
  const { url, errors, data } = (await client.send('Page.getAppManifest')) as {
    url: string;
    errors: unknown[];
    data?: string;
  };
  expect(url).toBe(site + '/en/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as {
    lang: string;
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.lang).toBe('en');
  expect(await page.title()).toBe(manifest.name);
  for (const { src } of manifest.icons)
    expect((await page.request.get(site + src)).status(), src).toBe(200);
  expect(messages.filter((line) => /manifest/i.test(line))).toEqual([]);
});
