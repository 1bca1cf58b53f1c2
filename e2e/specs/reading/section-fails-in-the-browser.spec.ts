import { expect, openPage, phone, test, touch, waitForHydration, type Page } from '../test.ts';

const retry = { name: '再試一次' };
const container = /\/releases\/mfe-visitor\/browser\/remoteEntry\..+\.js$/;
const detailPage = /\/releases\/mfe-visitor\/browser\/page-details\.[^/]+\.js$/;

/** The page is interactive: a filter works without loading a new document. */
async function expectInteractive(page: Page): Promise<void> {
  await expect(page.getByRole('link', retry)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('checkbox', { name: /^葡萄酒區/ }).check();
  await expect(page).toHaveURL(/area=wine/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Marks the one reload per minute as used, in a minute that does not end. */
async function markReloadUsed(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    Date.now = () => now;
    sessionStorage.setItem('dswine:opened-as-document', String(now));
  }, Date.parse('2026-04-01'));
}

test('a section whose script is tampered with remains server-rendered, with a working retry link', async ({
  page,
  site,
}) => {
  await markReloadUsed(page);
  await page.route(container, async (route) => {
    const body = `${await (await route.fetch()).text()}\n// changed`;
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
    await route.fulfill({ body, headers });
  });
  await page.goto(`${site}/VisitorExhibitor`);
  await touch(page);
  await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  await page.unroute(container);
  await page.getByRole('link', retry).click();
  await expectInteractive(page);
});

test(
  'the layout works around a section that failed to load',
  { tag: '@full' },
  async ({ page, site }) => {
    await markReloadUsed(page);
    await page.route(container, (route) => route.abort());
    await page.goto(`${site}/VisitorExhibitor`);
    await touch(page);
    await expect(page.getByRole('link', retry)).toBeVisible();
    await page
      .getByRole('link', { name: 'English', exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(`${site}/en/VisitorExhibitor`);
    const news = { name: 'Latest News', exact: true };
    await page.getByRole('banner').getByRole('link', news).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest News' })).toBeVisible();
  },
);

test('a section that loads longer than 4 s shows a notice, stays readable and hydrates on arrival', async ({
  page,
  site,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(container, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${site}/VisitorExhibitor`);
  await waitForHydration(page, 'layout');
  await page.clock.fastForward(4000);
  await expect(page.getByText('這一區的互動功能載入得比較慢，內容仍可閱讀。')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  held.resolve();
  await waitForHydration(page);
  await expectInteractive(page);
});

test('a page whose chunk fails loads as a document, at most once a minute', async ({
  page,
  site,
}) => {
  await page.clock.install();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/Detail/')) documents += 1;
  });
  await page.route(detailPage, (route) => route.abort());
  const articles = page.getByRole('main').getByRole('article');
  const open = async (index: number, waitMs = 0) => {
    await openPage(page, `${site}/VisitorExhibitor`);
    documents = 0;
    if (waitMs > 0) await page.clock.fastForward(waitMs);
    await articles.nth(index).getByRole('heading').getByRole('link').click();
    await page.clock.runFor(1000);
  };
  await open(0);
  // The browser loads the document from the server, because the script is unavailable.
  await expect.poll(() => documents).toBe(1);
  await expect(page).toHaveURL(/\/Detail\//);
  // Within the same minute it is not reloaded again; the notice shows instead.
  await open(1);
  await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
  expect(documents).toBe(0);
  // After a minute it is.
  await open(1, 61_000);
  await expect.poll(() => documents).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('Escape closes a menu before hydration, and focus returns to its button', async ({
    page,
    site,
    routes,
  }) => {
    await page.route(/\/releases\/shell\/browser\/(?!early\.)[^/]*\.js$/, (route) => route.abort());
    const early = page.waitForResponse(/\/early\./);
    await page.goto(site + routes.story);
    await early;
    const burger = page.locator('.site-offcanvas');
    const summary = burger.locator('summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(burger).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(burger).not.toHaveAttribute('open', '');
    await expect(summary).toBeFocused();
  });

  test(
    'a tap after the code of a section was lost does not wait for it',
    { tag: '@full' },
    async ({ page, site, routes }) => {
      await markReloadUsed(page);
      await page.route(/\/releases\/mfe-visitor\/.*\.js$/, (route) => route.abort());
      await page.goto(site + routes.exhibitor);
      const print = page.getByRole('main').getByRole('button', { name: '列印本頁' });
      await print.tap();
      await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
      await expect(page.locator('html[data-waiting]')).not.toBeAttached();
      await print.tap();
      await expect(page.locator('html[data-waiting]')).not.toBeAttached();
    },
  );
});
