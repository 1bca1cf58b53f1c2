import { expect, test, touch, waitForHydration, openPage, type Page } from './test.ts';

const retry = { name: '再試一次' };
const container = /\/releases\/mfe-visitor\/browser\/remoteEntry\..+\.js$/;
const detailPage = /\/releases\/mfe-visitor\/browser\/page-details\.[^/]+\.js$/;

/** The server-rendered content stays readable, and the frame works. */
async function expectReadable(page: Page, site: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '參展商名單' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('link', retry)).toBeVisible();
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site}/en/VisitorExhibitor`);
}

/** The page is interactive: a filter works without loading a new document. */
async function expectInteractive(page: Page): Promise<void> {
  await expect(page.getByRole('link', retry)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('checkbox', { name: /^葡萄酒區/ }).check();
  await expect(page).toHaveURL(/area=wine/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Marks the one reload per minute as used. */
async function markReloadUsed(page: Page): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem('dswine:opened-as-document', String(Date.now())),
  );
}

for (const [what, breakRoute] of [
  ['blocked', (route) => route.abort()],
  ['missing', (route) => route.fulfill({ status: 404, body: 'gone' })],
  [
    'tampered with',
    async (route) => {
      const body = `${await (await route.fetch()).text()}\n// changed`;
      await route.fulfill({
        body,
        headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
      });
    },
  ],
] satisfies [string, Parameters<Page['route']>[1]][]) {
  test(`a section whose script is ${what} remains server-rendered, with a working retry link`, async ({
    page,
    site,
  }) => {
    await markReloadUsed(page);
    await page.route(container, breakRoute);
    await page.goto(`${site}/VisitorExhibitor`);
    await touch(page);
    await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await page.unroute(container);
    await page.getByRole('link', retry).click();
    await expectInteractive(page);
  });
}

test('a failed retry reloads the document, unless the site is unreachable', async ({
  page,
  site,
}) => {
  await markReloadUsed(page);
  await page.route(container, (route) => route.abort());
  await page.goto(`${site}/VisitorExhibitor`);
  await touch(page);
  const link = page.getByRole('link', retry);
  await expect(link).toBeVisible();
  const isHead = (method: string) => method === 'HEAD';
  await page.route('**/VisitorExhibitor', (route) =>
    isHead(route.request().method()) ? route.abort() : route.continue(),
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const failed = page.waitForEvent('requestfailed', (request) => isHead(request.method()));
  await link.click();
  await failed;
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.unroute('**/VisitorExhibitor');
  const reloaded = page.waitForEvent('framenavigated');
  await link.click();
  await reloaded;
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('the layout works around a section that failed to load', async ({ page, site }) => {
  await markReloadUsed(page);
  await page.route(container, (route) => route.abort());
  await page.goto(`${site}/VisitorExhibitor`);
  await touch(page);
  await expect(page.getByRole('link', retry)).toBeVisible();
  await expectReadable(page, site);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Latest News', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest News' })).toBeVisible();
});

test('a section that loads longer than 4 s shows a notice, stays readable and hydrates on arrival', async ({
  page,
  site,
}) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(container, async (route) => {
    await held.promise;
    await route.continue();
  });
  const started = Date.now();
  await page.goto(`${site}/VisitorExhibitor`);
  await touch(page);
  await expect(page.getByText('這一區的互動功能載入得比較慢，內容仍可閱讀。')).toBeVisible({
    timeout: 30_000,
  });
  expect(Date.now() - started).toBeGreaterThan(3900);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  held.resolve(undefined);
  await waitForHydration(page);
  await expectInteractive(page);
});

test('a failed chunk is retried, then its page loads as a document, at most once a minute', async ({
  page,
  site,
}) => {
  await page.clock.install();
  let requestCount = 0;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/Detail/')) documents += 1;
  });
  await page.route(detailPage, async (route) => {
    requestCount += 1;
    await route.abort();
  });
  await openPage(page, `${site}/VisitorExhibitor`);
  const first = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.clock.runFor(1000);
  // The browser loads the document from the server, because the script is unavailable.
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(requestCount).toBeGreaterThanOrEqual(2);

  // Within the same minute it is not reloaded again; the notice shows instead.
  await openPage(page, `${site}/VisitorExhibitor`);
  documents = 0;
  const second = page
    .getByRole('main')
    .getByRole('article')
    .nth(1)
    .getByRole('heading')
    .getByRole('link');
  await second.click();
  await page.clock.runFor(1000);
  await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
  expect(documents).toBe(0);

  // After a minute it is.
  await openPage(page, `${site}/VisitorExhibitor`);
  documents = 0;
  await page.clock.fastForward(61_000);
  await second.click();
  await page.clock.runFor(1000);
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
