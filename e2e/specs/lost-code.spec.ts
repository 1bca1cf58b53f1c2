import { expect, phone, test, touch, type Page } from './test.ts';

test.use({ viewport: phone, hasTouch: true });

const shellScript = /\/releases\/shell\/browser\/(?!early\.)[^/]*\.js$/;

/** Resolves when the shell has given up hydration, before it decides about the page. */
function hydrationFails(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) =>
    message.text().startsWith('The page could not be hydrated'),
  );
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('a page whose code is lost keeps what its reader has typed', async ({
  page,
  site,
  routes,
}) => {
  const isLost = Promise.withResolvers<void>();
  await page.route(/\/releases\/shell\/browser\/react-dom\./, async (route) => {
    await isLost.promise;
    await route.abort();
  });
  await page.goto(site + routes.contact, { waitUntil: 'commit' });
  const subject = page.getByRole('main').getByRole('textbox', { name: /主旨/ });
  await subject.fill('攤位與電力');
  await markDocument(page);
  const failed = hydrationFails(page);
  isLost.resolve();
  await failed;
  await expectSameDocument(page);
  await expect(subject).toHaveValue('攤位與電力');
});

test('a page whose code is lost stays while the site is away', async ({ page, site, routes }) => {
  await page.goto(site + routes.story);
  await markDocument(page);
  await page.route(/react-dom\./, (route) => route.abort());
  await page.route(site + routes.story, (route) => route.abort());
  const headRequest = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await touch(page);
  await headRequest;
  await expectSameDocument(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the filters of a phone open without the code of the site', async ({ page, site, routes }) => {
  await page.route(shellScript, (route) => route.abort());
  await page.goto(site + routes.exhibitors);
  await page.getByRole('main').getByRole('button', { name: /^篩選/ }).tap();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
});

test('Escape closes a menu before hydration, and focus returns to its button', async ({
  page,
  site,
  routes,
}) => {
  await page.route(shellScript, (route) => route.abort());
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

test('a tap after the code of a section was lost does not wait for it', async ({
  page,
  site,
  routes,
}) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('dswine:opened-as-document', String(Date.now())),
  );
  await page.route(/\/releases\/mfe-visitor\/.*\.js$/, (route) => route.abort());
  await page.goto(site + routes.exhibitor);
  const print = page.getByRole('main').getByRole('button', { name: '列印本頁' });
  await print.tap();
  await expect(page.getByText('這一區的程式沒有載入成功。')).toBeVisible();
  await expect(page.locator('html[data-waiting]')).not.toBeAttached();
  await print.tap();
  await expect(page.locator('html[data-waiting]')).not.toBeAttached();
  expect(await print.evaluate((button) => button.getAnimations().length)).toBe(0);
});
