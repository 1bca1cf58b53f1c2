import {
  collectMessages,
  expect,
  openPage,
  phone,
  test,
  touch,
  waitForHydration,
  type Page,
} from './test.ts';

/** Scripts of the site that the page has requested, without their folders and hashes. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/releases\/.*\/([\w-]+)[^/]*\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  return scripts;
}

test.use({ viewport: phone, hasTouch: true });

test('a page loads only the early script until the first interaction', async ({
  page,
  site,
  routes,
}) => {
  const scripts = watchScripts(page);
  for (const path of [routes.home, routes.exhibitors, routes.story]) {
    // The page before may request a script until it is left.
    await page.goto('about:blank');
    scripts.length = 0;
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual(['early']);
    await touch(page);
    await waitForHydration(page);
    expect(scripts).toContain('shell');
  }
});

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
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await page.goto(site + routes.exhibitor);
  const share = page.getByRole('main').getByRole('button', { name: '分享' });
  await share.tap();
  await share.tap();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  arrived.resolve();
  await expect(page.getByRole('main').getByText('已複製')).toBeVisible();
  await expect(page.locator('html[data-waiting]')).not.toBeAttached();
  await waitForHydration(page);
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied.length)).toBe(
    1,
  );
  expect(messages).toEqual([]);
});

test('the My List button works before hydration, and hydration adopts its state', async ({
  page,
  site,
  routes,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(site + routes.exhibitors);
  const button = page.getByRole('main').getByRole('button', { name: '我的清單' }).first();
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
});

test('buttons work immediately after client navigation', async ({ page, site, routes }) => {
  await openPage(page, site + routes.exhibitors);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/Detail/);
  const button = page.getByRole('main').getByRole('button', { name: '我的清單' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html[data-waiting]')).not.toBeAttached();
});

test('a failed library request reloads the document, which then hydrates on interaction', async ({
  page,
  site,
  routes,
}) => {
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
});

test('a failed start leaves the server-rendered page, and the next interaction retries', async ({
  page,
  site,
  routes,
}) => {
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
});
