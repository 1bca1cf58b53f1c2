import type { Response } from '@playwright/test';
import { full } from '../resilience/full.ts';
import { axeViolationsOn } from './axe.ts';
import { htmlErrors } from './valid-html.ts';
import { expectLawfulStrip } from './warning-strip.ts';
import {
  desktop,
  pageKinds,
  expect,
  inLanguage,
  collectMessages,
  locales,
  phone,
  test,
  waitForHydration,
  type Page,
} from './test.ts';

/** Pages of the shell; `/NoSuchPage` responds with 404. */
const shellPaths = [
  '/Login',
  '/Register',
  '/ResetPassword',
  '/MemberCenter',
  '/Privacy',
  '/Accessibility',
  '/Consent',
  '/AgeNotice',
  '/NoSuchPage',
] as const;

/**
 * Requests that are not page data: media, QR codes, captions, captchas (made for one reader), the
 * login check, and the About record, fetched once at start (specification § 4).
 */
const notPageData =
  /^\/api\/(expo\/(Picture|Photo|File|VideoCaptions|Exhibitors\/QR)\/|expo\/Validcode$|auth\/isAuthenticated$|expo\/Exhibitions\/About\/)/;

const schemes = ['light', 'dark'] as const;
const appearances = [phone, desktop].flatMap((viewport) =>
  schemes.map((colorScheme) => ({ viewport, colorScheme })),
);

/** Widths at which the warning strip and the layout are measured. */
const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

for (const locale of locales)
  [...pageKinds, ...shellPaths].forEach((kind, index) => {
    const isKind = !kind.startsWith('/');
    // The two languages test each page in opposite appearances. `FULL=1` tests all of them.
    const shift = locale === 'tw' ? index : appearances.length - 1 - (index % appearances.length);
    const seen = full ? appearances : [appearances[shift % appearances.length] ?? appearances[0]];
    for (const appearance of seen)
      test(`${kind} is valid, accessible and lawful, and hydrates silently (${locale}${full ? `, ${appearance?.viewport.width} px, ${appearance?.colorScheme}` : ''})`, async ({
        browser,
        site,
        routes,
      }) => {
        const address =
          site + inLanguage(locale, isKind ? routes[kind as keyof typeof routes] : kind);
        const context = await browser.newContext({ ...appearance, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const messages = collectMessages(page);
        const requested = dataRequestsOf(page);

        const response = await openFresh(page, address, requested);
        const isMissing = kind === '/NoSuchPage';
        expect(response?.status()).toBe(isMissing ? 404 : 200);
        expect(await htmlErrors((await response?.text()) ?? '')).toEqual([]);

        if (isMissing)
          await page.locator('html[data-hydrated=frame]').waitFor({ state: 'attached' });
        else await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        // Chromium logs the 404 status of the missing page.
        expect(messages.filter((line) => !(isMissing && line.includes('status of 404')))).toEqual(
          [],
        );
        if (isKind) expect(requested, 'hydration starts from the data in the page').toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

        expect(await axeViolationsOn(page)).toEqual([]);
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          const layoutWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(layoutWidth, `layout at ${width} px`).toBeLessThanOrEqual(width);
          await expectLawfulStrip(page, `${width} px`);
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expectLawfulStrip(page, 'at the end of the page');
        await context.close();
      });
  });

test('the way home from a page that does not exist works in the browser', async ({
  page,
  site,
}) => {
  for (const locale of locales) {
    await page.goto(site + inLanguage(locale, '/NoSuchPage'));
    await page.getByRole('main').getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  }
});

test('every path that a section claims has a page in this suite', async ({
  page,
  site,
  routes,
}) => {
  await page.goto(site);
  const patterns = await page.evaluate(() => {
    const { composition } = JSON.parse(
      document.querySelector('#page-state')?.textContent ?? '{}',
    ) as { composition: { sections: { routes: { path: string }[] }[] } };
    return composition.sections.flatMap(({ routes }) => routes.map(({ path }) => path));
  });
  const paths = pageKinds.map((kind) => new URL(routes[kind], site).pathname.slice(1));
  const unvisited = patterns
    .filter((pattern) => !pattern.endsWith('/Detail'))
    .filter((pattern) => !paths.some((path) => patternOf(pattern).test(path)));
  expect(patterns.length).toBeGreaterThan(50);
  expect(unvisited).toEqual([]);
});

/**
 * Opens a page with fresh data: the server refreshes data older than a minute after its response.
 */
async function openFresh(
  page: Page,
  address: string,
  requested: string[],
): Promise<Response | null> {
  const response = await page.goto(address);
  const age = await page.evaluate(() => {
    const state = document.querySelector('#page-state')?.textContent ?? '{}';
    return Date.now() - Date.parse((JSON.parse(state) as { renderedAt: string }).renderedAt);
  });
  if (age < 45_000) return response;
  // The server renders it again after responding.
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  return page.goto(address);
}

function dataRequestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !notPageData.test(pathname)) requested.push(pathname);
  });
  return requested;
}

function patternOf(route: string): RegExp {
  const pattern = route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${pattern}$`);
}
