import type { Site } from '../../site/site.ts';
import { scrollTo, scrolled, startLinkedSite, texts } from './linked-site.ts';
import { desktop, expect, phone, test, openPage, type Page } from '../test.ts';

/** See `startLinkedSite`. */
let linked: Site;
test.beforeAll(async () => {
  linked = await startLinkedSite(`down-${test.info().workerIndex}`);
});
test.afterAll(() => linked.stop());

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`scrolling down (${width})`, () => {
    test.use({ viewport: size });

    for (const [offset, address] of [
      [360, (shared: string) => shared],
      [480, () => linked.url],
    ] as const)
      test(`the bar is compact beyond ${offset} px, without a layout shift`, async ({
        page,
        site,
      }) => {
        await openPage(page, `${address(site)}/VisitorExhibitor`);
        const logo = page.locator('.site-logo .dw-logo');
        const whole = {
          bar: await heightInView(page),
          logo: (await logo.boundingBox())?.height ?? 0,
          page: await pageHeight(page),
        };
        await scrollTo(page, offset);
        await expect(page.locator('html')).not.toHaveAttribute('data-compact');
        await scrollTo(page, offset + 1);
        await expect(page.locator('html')).toHaveAttribute('data-compact');
        await expect
          .poll(async () => (await logo.boundingBox())?.height ?? 0)
          .toBeLessThan(whole.logo);
        await expect.poll(() => heightInView(page)).toBeLessThan(whole.bar);
        expect(await heightInView(page)).toBeGreaterThanOrEqual(44);
        expect(await pageHeight(page)).toBe(whole.page);
        expect(await scrolled(page)).toBe(offset + 1);
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

    test('the back-to-top button fades in beyond 300 px and scrolls for over 500 ms', async ({
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
      await toTop.focus();
      const took = await timeScroll(page, 0, () => page.keyboard.press('Enter'));
      expect(took).toBeGreaterThan(500);
      await expect(toTop).toBeHidden();
      await expect(page.locator('#top')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: texts.tw.skip })).toBeFocused();
    });

    test('the filter button stays at the start of the list and covers no card', async ({
      page,
      site,
    }) => {
      await openPage(page, `${site}/VisitorExhibitor`);
      const filters = page.getByRole('main').getByRole('button', { name: '篩選', exact: true });
      await expect(filters.filter({ visible: true })).toHaveCount(width === 'phone' ? 1 : 0);
      await scrollTo(page, 2000);
      await expect(filters).not.toBeInViewport();
    });
  });
}

test('pages are at least 800 px high, and their content is at most 1280 px wide', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ viewport: { width: 1800, height: 500 }, locale: 'zh-TW' });
  await page.goto(`${site}/NoSuchPage`);
  expect(
    await page.locator('#root').evaluate((root) => root.getBoundingClientRect().height),
  ).toBeGreaterThanOrEqual(800);
  for (const container of await page.locator('.dw-container').all())
    expect((await container.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1280);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    'width=device-width, initial-scale=1',
  );
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute(
    'content',
    'telephone=no',
  );
  await page.close();
});

function heightInView(page: Page): Promise<number> {
  return page
    .locator('.site-header')
    .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function timeScroll(page: Page, top: number, act: () => Promise<void>): Promise<number> {
  const started = Date.now();
  await act();
  await expect.poll(() => scrolled(page), { intervals: [20] }).toBe(top);
  return Date.now() - started;
}
