import type { Browser, BrowserContext } from '@playwright/test';
import { purgePath, type Edge } from '../../site/caching-edge.ts';
import { runNode } from '../../site/site.ts';
import {
  expect,
  inLanguage,
  locales,
  main,
  newContext,
  openPage,
  pageKinds,
  waitForHydration,
  type Locale,
} from '../test.ts';
import { memberName, register } from '../forms/member.fixture.ts';
import { test } from './edge-site.fixture.ts';

const browserLanguage = { tw: 'zh-TW', en: 'en-GB' } as const;
const htmlLanguage = { tw: 'zh-Hant-TW', en: 'en' } as const;

const readerOf = (browser: Browser, locale: Locale): Promise<BrowserContext> =>
  newContext(browser, { locale: browserLanguage[locale] });

/** Opens a URL in a new browser context. Returns the document's language, path and redirects. */
async function openAsNewReader(browser: Browser, edge: Edge, locale: Locale, address: string) {
  const context = await readerOf(browser, locale);
  const page = await context.newPage();
  const response = await page.goto(edge.url + address);
  const seen = {
    path: page.url().slice(edge.url.length),
    language: await page.locator('html').getAttribute('lang'),
    isRedirected: response?.request().redirectedFrom() !== null,
  };
  await context.close();
  return seen;
}

test('URLs without a locale open in the browser’s language, also from the edge cache', async ({
  browser,
  edge,
  routes,
}) => {
  const address = `${routes.exhibitors}?page=2`;
  edge.cache.clear();
  edge.forwarded.splice(0);
  for (const locale of ['en', 'tw', 'en', 'tw'] as const)
    expect(await openAsNewReader(browser, edge, locale, address)).toEqual({
      path: inLanguage(locale, address),
      language: htmlLanguage[locale],
      isRedirected: locale === 'en',
    });
  // The second visitor of each language gets the cached page: only two pages were rendered.
  const pages = locales.map((locale) => `GET ${inLanguage(locale, address)}`);
  expect(edge.forwarded.filter((one) => pages.includes(one))).toHaveLength(2);
});

// web-server.spec.ts compares two pages of all visitors, personal-pages.test.ts the personal ones.
test(
  'cacheable pages are identical for all visitors, for 30 s; personal pages are not cacheable',
  { tag: '@full' },
  async ({ ownSite: site, routes }) => {
    const readers = [
      {},
      { cookie: 'dswine_locale=tw; dswine_session=somebody', 'accept-language': 'zh-TW' },
    ].map((headers) => ({ accept: 'text/html', 'sec-fetch-dest': 'document', ...headers }));
    const uncached: string[] = [];
    for (const kind of pageKinds) {
      const address = inLanguage('en', routes[kind]);
      const [first, second] = await Promise.all(
        readers.map(async (headers) => {
          const response = await fetch(site.url + address, { headers, redirect: 'manual' });
          expect(response.status, address).toBe(200);
          expect(response.headers.get('set-cookie'), address).toBeNull();
          expect(response.headers.get('vary'), address).toBe('accept-encoding');
          return {
            html: await response.text(),
            cached: response.headers.get('cache-control') ?? '',
          };
        }),
      );
      if (/^public,.*\bs-maxage=30\b/.test(first?.cached ?? ''))
        expect(second?.html === first?.html, address).toBe(true);
      else uncached.push(kind);
    }
    // Applications, badges, desks, submissions and search queries are personal.
    expect(uncached.toSorted()).toEqual([
      'applications',
      'appointment',
      'badge',
      'exhibitorDesk',
      'notifyLink',
      'search',
      'submission',
    ]);
  },
);

test('the edge cache stores nothing about a member, and others see no member data', async ({
  browser,
  edge,
  ownSite: site,
}) => {
  const email = 'edge@visitor.example';
  edge.cache.clear();
  const context = await readerOf(browser, 'tw');
  const page = await context.newPage();
  await register(page, { url: edge.url, dataDir: site.dataDir }, email);
  await waitForHydration(page);
  await expect(main(page).getByText(memberName).first()).toBeVisible();
  // On cached pages the browser itself adds the member menu.
  for (const address of ['/News', '/EventRunBar/ApplyList', '/', '/MyList', '/News']) {
    await openPage(page, edge.url + inLanguage('en', address));
    await expect(page.locator('.site-member').first()).toBeAttached();
  }
  await context.close();
  const keys = [...edge.cache.keys()];
  expect(keys).toContain('/en/News');
  const personal = /MemberCenter|ApplyList|token=|\/api\/auth\/|\/User|Favourites|Validcode/;
  expect(keys.filter((key) => personal.test(key))).toEqual([]);
  for (const [key, all] of edge.cache)
    for (const { headers, body } of all) {
      expect(headers['set-cookie'], key).toBeUndefined();
      const text = body.toString('utf8');
      expect(text.includes(memberName) || text.includes(email), key).toBe(false);
    }
});

test('withdrawing a record purges it from the edge cache', async ({
  edge,
  routes,
  ownSite: site,
}) => {
  const id = routes.story.split('/').at(-1) ?? '';
  const story = () => fetch(`${edge.url}/en${routes.story}`);
  expect((await story()).status).toBe(200);
  expect((await story()).headers.get('x-edge')).toBe('hit');
  const { code, output } = await runNode(
    ['organiser/src/taking-part/withdrawals/withdraw.ts', `news/${id}`],
    {
      DATA_DIR: site.dataDir,
      PURGE_URL: edge.url + purgePath,
    },
  );
  expect(code, output).toBe(0);
  expect(output).toContain('purge hook answered 204');
  await expect.poll(async () => (await story()).status).toBe(404);
});
