import { expect, openPage, phone, scrolled, scrollTo, stopClock, test } from '../test.ts';
import type { Page } from '../test.ts';

// show/menu.spec.ts has the bar of a desktop with an offset of its own.
test('the bar is compact beyond 360 px, without a layout shift', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/VisitorExhibitor`);
  const logo = page.locator('.site-logo .dw-logo');
  const whole = {
    bar: await heightInView(page),
    logo: (await logo.boundingBox())?.height ?? 0,
    page: await pageHeight(page),
  };
  await scrollTo(page, 360);
  await expect(page.locator('html')).not.toHaveAttribute('data-compact');
  await scrollTo(page, 361);
  await expect(page.locator('html')).toHaveAttribute('data-compact');
  await expect.poll(async () => (await logo.boundingBox())?.height ?? 0).toBeLessThan(whole.logo);
  await expect.poll(() => heightInView(page)).toBeLessThan(whole.bar);
  expect(await heightInView(page)).toBeGreaterThanOrEqual(44);
  expect(await pageHeight(page)).toBe(whole.page);
  expect(await scrolled(page)).toBe(361);
  await scrollTo(page, 0);
  await expect(page.locator('html')).not.toHaveAttribute('data-compact');
});

test('the bar becomes compact before the page is hydrated', async ({ page, site }) => {
  await page.route(/\/releases\/shell\/browser\/shell\.[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${site}/VisitorExhibitor`);
  await scrollTo(page, 361);
  await expect(page.locator('html')).toHaveAttribute('data-compact');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('the back-to-top button fades in beyond 300 px and scrolls for 600 ms', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/VisitorExhibitor`);
  const toTop = page.locator('.site-to-top');
  await expect(toTop).toHaveCSS('transition-duration', '0.222s, 0.222s, 0.12s');
  await scrollTo(page, 300);
  await expect(toTop).toBeHidden();
  await scrollTo(page, 301);
  await expect(toTop).toBeVisible();
  await scrollTo(page, 2000);
  await stopClock(page);
  await toTop.press('Enter');
  await page.clock.runFor(500);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await page.clock.runFor(200);
  expect(await scrolled(page)).toBe(0);
  await page.clock.resume();
  await expect(toTop).toBeHidden();
  await expect(page.locator('#top')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
});

test('pages are at least 800 px high, and their content is at most 1280 px wide', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1800, height: 500 });
  await page.goto(`${site}/NoSuchPage`);
  expect((await page.locator('#root').boundingBox())?.height).toBeGreaterThanOrEqual(800);
  for (const container of await page.locator('.dw-container').all())
    expect((await container.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1280);
});

function heightInView(page: Page): Promise<number> {
  return page
    .locator('.site-header')
    .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
