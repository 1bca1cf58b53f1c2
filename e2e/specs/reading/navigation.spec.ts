import {
  desktop,
  expect,
  inLanguage,
  keepPagesFresh,
  main,
  openPage,
  test,
  title,
  touch,
} from '../test.ts';
import { waitForHydration, type Page } from '../test.ts';

/** Follows a link without hovering over it, which would prefetch. */
const follow = (page: Page, path: string) =>
  page.evaluate(
    (to) => document.querySelector<HTMLAnchorElement>(`.site-nav a[href$="${to}"]`)?.click(),
    path,
  );

test('leaving a page that has no data aborts its requests and ends the loading bar', async ({
  page,
  site,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/Albums/'))
      failed.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  await page.route('**/api/expo/Albums/**', () => undefined);
  await keepPagesFresh(page);
  await openPage(page, site);
  const reddened = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const root = document.documentElement;
        new MutationObserver(() => {
          if (root.hasAttribute('data-navigation-failed')) resolve('red');
        }).observe(root, { attributeFilter: ['data-navigation-failed'] });
        addEventListener('seen-enough', () => resolve('never red'));
      }),
  );
  const bar = page.locator('#nprogress p');
  const requested = page.waitForRequest('**/api/expo/Albums/**');
  await follow(page, '/HistoryPhoto');
  // The bar is there before the code of the section, which makes the request.
  await requested;
  await expect(bar).toBeAttached();
  await expect(page).toHaveURL(/\/HistoryPhoto$/);
  expect(failed).toEqual([]);
  await follow(page, '/Contact');
  await expect
    .poll(() => failed)
    .toEqual([expect.stringMatching(/^net::ERR_ABORTED .*\/Albums\//)]);
  await expect(page).toHaveURL(/\/Contact$/);
  await expect(title(page)).toBeFocused();
  await expect(bar).not.toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('seen-enough')));
  expect(await reddened).toBe('never red');
  // Going back requests it again.
  await page.unroute('**/api/expo/Albums/**');
  await follow(page, '/HistoryPhoto');
  await expect(page).toHaveURL(/\/HistoryPhoto$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('the language switch retains page, record, query and fragment, in the same document', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  const address = '/VisitorExhibitor?country=JP&page=2#main';
  await openPage(page, site + address);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const locale of ['en', 'tw'] as const) {
    await page.locator('.site-language:visible').first().click();
    await expect(page).toHaveURL(site + inLanguage(locale, address));
    const language = locale === 'en' ? 'en' : 'zh-Hant-TW';
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the language switch keeps the fragment through its redirect',
    { tag: '@full' },
    async ({ page, site }) => {
      await page.goto(`${site}/VisitorExhibitor?page=2&hl=en#main`);
      expect(page.url()).toBe(`${site}/en/VisitorExhibitor?page=2#main`);
    },
  );
});

test(
  'on a page whose chunk keeps failing, links open new documents',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.route(/\/releases\/mfe-info\/browser\/page-venue[^/]*\.js$/, (route) =>
      route.abort(),
    );
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await openPage(page, `${site}/`);
    await follow(page, '/InfoVenue');
    await page.waitForURL('**/InfoVenue');
    await touch(page);
    await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
    expect(documents).toEqual(['/', '/InfoVenue']);
    // React cannot replace HTML whose code did not load, so the browser follows links as without
    // JavaScript.
    await follow(page, '/News');
    await expect.poll(() => documents).toEqual(['/', '/InfoVenue', '/News']);
    await waitForHydration(page);
  },
);
