import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { purgePath, startCachingEdge, type Edge } from '../site/caching-edge.ts';
import { nextMail } from '../site/mail.ts';
import { runNode, startSite, type Site } from '../site/site.ts';
import { findRoutes } from './routes.ts';
import {
  pageKinds,
  expect,
  inLanguage,
  locales,
  test,
  waitForHydration,
  openPage,
  type Locale,
  type Routes,
} from './test.ts';
import { browserLanguage, other, htmlLanguage, texts, redirectsTo } from './edge.fixture.ts';

/**
 * The site behind a caching edge that chooses the language. See docs/operations.md and
 * deploy/README.md.
 */
let edge: Edge;
let site: Site;
let routes: Routes;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ playwright }) => {
  // The clock stands still, so nothing expires, however slow the machine is.
  edge = await startCachingEdge(() => 0);
  site = await startSite('edge', {
    prepare: (dataDir) =>
      writeFile(path.join(dataDir, 'site.json'), JSON.stringify({ edge: true })),
    env: { SITE_URL: edge.url },
  });
  edge.origin = site.url;
  const request = await playwright.request.newContext();
  routes = await findRoutes(request, site.url);
  await request.dispose();
});
test.afterAll(async () => {
  await edge.close();
  await site.stop();
});

const readerOf = (browser: Browser, locale: Locale): Promise<BrowserContext> =>
  browser.newContext({ locale: browserLanguage[locale] });

/** Opens a URL in a new browser context. Returns the document's language, path and redirects. */
async function openAsNewReader(browser: Browser, locale: Locale, address: string) {
  const context = await readerOf(browser, locale);
  const page = await context.newPage();
  const response = await page.goto(edge.url + address);
  const seen = {
    path: page.url().slice(edge.url.length),
    language: await page.locator('html').getAttribute('lang'),
    hit: response?.headers()['x-edge'] === 'hit',
    redirects: redirectsTo(response),
    html: (await response?.text()) ?? '',
  };
  await context.close();
  return seen;
}

for (const locale of locales)
  test(`URLs without a locale open in the browser’s language, also from the edge cache (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    for (const address of [routes.home, `${routes.exhibitors}?page=2`]) {
      edge.cache.clear();
      edge.forwarded.splice(0);
      for (const language of [other[locale], locale, other[locale]]) {
        const {
          path: at,
          language: shown,
          redirects,
        } = await openAsNewReader(browser, language, address);
        expect({ at, shown, redirects }).toEqual({
          at: inLanguage(language, address),
          shown: htmlLanguage[language],
          redirects: language === 'en' ? 1 : 0,
        });
      }
      // The second visitor of each language gets the cached page: only two pages were rendered.
      const ways = locales.map((language) => `GET ${inLanguage(language, address)}`);
      expect(edge.forwarded.filter((one) => ways.includes(one)).toSorted()).toEqual(
        ways.toSorted(),
      );
      expect((await openAsNewReader(browser, locale, address)).hit).toBe(true);
    }
  });

for (const locale of locales)
  test(`a chosen language overrides the browser language, for that visitor only (${locale})`, async ({
    browser,
  }) => {
    const context = await readerOf(browser, other[locale]);
    const page = await context.newPage();
    await openPage(page, edge.url + routes.news);
    expect(page.url()).toBe(edge.url + inLanguage(other[locale], routes.news));
    await page.locator('.site-language:visible').first().click();
    await expect(page).toHaveURL(edge.url + inLanguage(locale, routes.news));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage[locale]);
    await page.goto(edge.url + routes.exhibitors);
    expect(page.url()).toBe(edge.url + inLanguage(locale, routes.exhibitors));
    // Without scripts the switch is a link. The web server sets the cookie; the edge must not cache
    // this response.
    const switched = await context.request.get(`${edge.url}${routes.news}?hl=${locale}`, {
      maxRedirects: 0,
    });
    expect(switched.headers()['set-cookie']).toContain(`dswine_locale=${locale}`);
    expect([...edge.cache.keys()].filter((key) => key.includes('hl='))).toEqual([]);
    await context.close();
    const { language } = await openAsNewReader(browser, other[locale], routes.exhibitors);
    expect(language).toBe(htmlLanguage[other[locale]]);
  });

test('Chinese-only pages do not redirect English browsers', async ({ browser }) => {
  const { path: at, redirects, language } = await openAsNewReader(browser, 'en', routes.offers);
  expect({ at, redirects, language }).toEqual({
    at: routes.offers,
    redirects: 0,
    language: htmlLanguage.tw,
  });
});

test('cacheable pages are identical for all visitors, for 30 s; personal pages are not cacheable', async () => {
  test.setTimeout(120_000);
  const readers = [
    {},
    { cookie: 'dswine_locale=en; dswine_session=somebody', 'accept-language': 'en' },
    { cookie: 'dswine_locale=tw', 'accept-language': 'zh-TW' },
    { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en;q=0.9' },
  ].map((headers) => ({ accept: 'text/html', 'sec-fetch-dest': 'document', ...headers }));
  const uncached = new Set<string>();
  for (const kind of pageKinds)
    for (const locale of locales) {
      const address = inLanguage(locale, routes[kind]);
      const responses = await Promise.all(
        readers.map(async (headers) => {
          const response = await fetch(site.url + address, { headers, redirect: 'manual' });
          return { response, html: await response.text() };
        }),
      );
      for (const { response, html } of responses) {
        expect(response.status, address).toBe(200);
        expect(response.headers.get('set-cookie'), address).toBeNull();
        expect(response.headers.get('vary'), address).toBe('accept-encoding, available-dictionary');
        if (/^public,.*\bs-maxage=30\b/.test(response.headers.get('cache-control') ?? ''))
          expect(html === responses[0]?.html, address).toBe(true);
        else uncached.add(kind);
      }
    }
  // Applications, submissions and search queries are personal.
  expect([...uncached].toSorted()).toEqual([
    'applications',
    'appointment',
    'notifyLink',
    'search',
    'submission',
  ]);
});

for (const locale of locales)
  test(`the edge cache stores nothing about a member, and others see no member data (${locale})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const t = texts[locale];
    const name = `邊緣讀者 Edge ${locale}`;
    const email = `edge-${locale}@visitor.example`;
    const password = 'a bottle a day is too much';
    edge.cache.clear();
    const context = await readerOf(browser, locale);
    const page = await context.newPage();
    const at = (address: string) => edge.url + inLanguage(locale, address);
    const main = page.getByRole('main');
    await openPage(page, at('/Register'));
    await main.locator('[name=Name]').fill(name);
    await main.locator('[name=Email]').fill(email);
    await main.locator('[name=Password]').fill(password);
    await main.getByRole('button', { name: t.work }).click();
    await expect(page.getByText(t.worked)).toBeVisible();
    await main.locator('.dw-form__submit button').click();
    await expect(main.locator('[name=Password]')).toHaveCount(0);
    const link = /\/Register\?token=[0-9a-f]{40}/.exec(await nextMail(site.dataDir))?.[0] ?? '';
    await openPage(page, at(link));
    await main.locator('[name=Password]').fill(password);
    await main.locator('.dw-form__submit button').click();
    await expect(page).toHaveURL(/\/MemberCenter/);
    await waitForHydration(page);
    await expect(main.getByText(name).first()).toBeVisible();
    // On cached pages the browser itself adds the member menu.
    for (const address of ['/News', '/EventRunBar/ApplyList', '/', '/MyList', '/News']) {
      await openPage(page, at(address));
      await expect(page.locator('.site-member').first()).toBeAttached();
    }
    const keys = [...edge.cache.keys()];
    expect(keys).toContain(inLanguage(locale, '/News'));
    expect(
      keys.filter((key) =>
        /MemberCenter|ApplyList|token=|\/api\/auth\/|\/User|Favourites|Validcode/.test(key),
      ),
    ).toEqual([]);
    for (const [key, all] of edge.cache)
      for (const { headers, body } of all) {
        expect(headers['set-cookie'], key).toBeUndefined();
        const text = body.toString('utf8');
        expect(text.includes(name) || text.includes(email), key).toBe(false);
      }
    await context.close();
    const stranger = await readerOf(browser, locale);
    const strangers = await stranger.newPage();
    await openPage(strangers, at('/News'));
    await expect(
      strangers
        .getByRole('navigation', { name: t.top, exact: true })
        .getByRole('link', { name: t.login, exact: true }),
    ).toBeVisible();
    await openPage(strangers, at('/MemberCenter'));
    await expect(strangers.getByText(name)).toHaveCount(0);
    await stranger.close();
  });

test('withdrawing a record purges it from the edge cache', async ({ browser }) => {
  const id = routes.story.split('/').at(-1) ?? '';
  const { html } = await openAsNewReader(browser, 'tw', routes.story);
  expect(html).toContain('<article');
  expect((await openAsNewReader(browser, 'tw', routes.story)).hit).toBe(true);
  const { code, output } = await runNode(['organiser/src/withdrawals/withdraw.ts', `news/${id}`], {
    DATA_DIR: site.dataDir,
    PURGE_URL: edge.url + purgePath,
  });
  expect(code, output).toBe(0);
  expect(output).toContain('purge hook answered 204');
  for (const locale of locales)
    await expect
      .poll(async () => (await fetch(edge.url + inLanguage(locale, routes.story))).status, {
        timeout: 30_000,
      })
      .toBe(404);
});
