import { expect, idle, openPage, phone, test, title, waitForHydration } from '../test.ts';
import type { Page } from '../test.ts';

test.use({ viewport: phone });

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker starts when the page is hydrated', async ({ page, site, routes }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/releases\/mfe-visitor\/.*\.js$/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.goto(site + routes.exhibitors);
    await waitForHydration(page, 'layout');
    await idle(page);
    expect(await workers()).toBe(0);
    arrived.resolve();
    await waitForHydration(page);
    await expect.poll(workers).toBe(1);
  });
});

/** Goes to the news, a page of another section, without loading a document. */
async function goToNews(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').locator('a[href="/en/News"]').first().click();
  await expect(title(page)).toHaveText('Latest News');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The instances of the federation runtime, each with the sections that it opened. */
const instances = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = window as {
      __FEDERATION__?: { __INSTANCES__: { name: string; moduleCache: Map<string, unknown> }[] };
    };
    return federation?.__INSTANCES__.map(({ name, moduleCache }) => [name, ...moduleCache.keys()]);
  });

test('the federation runtime comes when the page is hydrated, and opens the sections that follow', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/en/VisitorExhibitor`);
  await expect.poll(() => instances(page)).toEqual([['shell']]);
  const [requestedAt = 0, hydratedAt = 0] = await page.evaluate(() =>
    [
      performance.getEntriesByType('resource').find(({ name }) => /\/federation\./.test(name)),
      performance.getEntriesByName('dswine:hydrated-page')[0],
    ].map((entry) => entry?.startTime),
  );
  expect(hydratedAt).toBeGreaterThan(0);
  expect(requestedAt).toBeGreaterThan(hydratedAt);
  await goToNews(page);
  expect(await instances(page)).toEqual([['shell', 'info']]);
});

test(
  'without the federation runtime sections open all the same',
  { tag: '@full' },
  async ({ page, site }) => {
    const runtime = /\/releases\/shell\/browser\/federation\./;
    const lost = page.waitForEvent('requestfailed', (request) => runtime.test(request.url()));
    await page.route(runtime, (route) => route.abort());
    await openPage(page, `${site}/en/VisitorExhibitor`);
    await lost;
    await goToNews(page);
    expect(await instances(page)).toBeUndefined();
  },
);

test('the home page hydrates what is on the screen first', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, section] = /\/releases\/mfe-(\w+)\/.*\.js$/.exec(request.url()) ?? [];
    if (section !== undefined && requested.at(-1) !== section) requested.push(section);
  });
  await page.route(/\/releases\/mfe-info\/.*\.js$/, (route) => route.abort());
  await page.goto(`${site}/en`);
  await page.locator('[data-boundary=visitor] button').first().scrollIntoViewIfNeeded();
  await waitForHydration(page, 'layout');
  const marks = () => page.evaluate(() => performance.getEntriesByName('dswine:hydrated').length);
  await expect.poll(marks).toBe(1);
  expect(requested[0]).toBe('visitor');
});
