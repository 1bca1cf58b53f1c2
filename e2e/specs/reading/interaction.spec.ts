import { collectMessages, expect, main, openPage, phone, test, touch } from '../test.ts';
import { waitForHydration } from '../test.ts';

test.use({ viewport: phone, hasTouch: true });

test('a page with a form hydrates without an interaction', async ({ page, site, routes }) => {
  await page.goto(site + routes.contact);
  await expect(page.locator('html[data-hydrated=page]')).toBeAttached();
});

test('clicks before hydration show a pending state and take effect exactly once', async ({
  page,
  site,
  routes,
}) => {
  const messages = collectMessages(page);
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/mfe-visitor\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const done = { prints: 0 };
    Object.assign(window, { done, print: () => (done.prints += 1) });
  });
  const prints = () =>
    page.evaluate(() => (window as unknown as { done: { prints: number } }).done.prints);
  await page.goto(site + routes.exhibitor);
  const print = main(page).getByRole('button', { name: '列印本頁' });
  await print.tap();
  await print.tap();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  expect(await prints()).toBe(0);
  arrived.resolve();
  await expect.poll(prints).toBe(1);
  await expect(page.locator('html[data-waiting]')).not.toBeAttached();
  await waitForHydration(page);
  expect(await prints()).toBe(1);
  expect(messages).toEqual([]);
});

test('before hydration React never sees a tap that presses nothing', async ({
  page,
  site,
  routes,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/mfe-events\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(site + routes.events);
  await waitForHydration(page, 'layout');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const part of [document, document.getElementById('root')])
      part?.addEventListener(
        'click',
        (event) => {
          seen.push(`${part.nodeName} ${(event.target as Element).nodeName}`);
          event.preventDefault();
        },
        true,
      );
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await main(page).getByRole('heading', { level: 1 }).tap();
  // The document does, so that open menus close.
  await expect.poll(seen).toEqual(['#document BODY']);
  await main(page).getByRole('link').first().tap();
  await expect.poll(seen).toContain('DIV A');
  arrived.resolve();
});

test('the code of a page is requested once, as modules that are compiled as a whole', async ({
  page,
  site,
  routes,
}) => {
  await openPage(page, site + routes.home);
  const modules = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    ),
  );
  const code = modules.filter((url) => !url.includes('/messages-'));
  expect(code.length).toBeGreaterThan(5);
  expect(new Set(modules).size).toBe(modules.length);
  for (const url of code)
    expect(await (await fetch(url)).text(), url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test(
  'the My List button works before hydration, and hydration adopts its state',
  { tag: '@full' },
  async ({ page, site, routes }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(site + routes.exhibitors);
    const button = main(page)
      .getByRole('button', { name: /^(加入清單|已加入)：/ })
      .first();
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.tap();
    arrived.resolve();
    await waitForHydration(page);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'a failed library request reloads the document, which then hydrates on interaction',
  { tag: '@full' },
  async ({ page, site, routes }) => {
    let isLost = true;
    await page.route(/\/releases\/shell\/browser\/react-dom\.[^/]*\.js$/, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto(site + routes.story);
    const reloaded = page.waitForEvent('load');
    await touch(page);
    await reloaded;
    isLost = false;
    await waitForHydration(page);
  },
);

test(
  'a failed start leaves the server-rendered page, and the next interaction retries',
  { tag: '@full' },
  async ({ page, site, routes }) => {
    let isLost = true;
    await page.route(/\/releases\/compositions\//, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto(site + routes.story);
    const failed = page.waitForEvent('requestfailed');
    await touch(page);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isLost = false;
    await waitForHydration(page);
  },
);
