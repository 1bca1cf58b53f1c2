import { desktop, expect, openPage, phone, test, type Page } from './test.ts';

test('on a phone, My List buttons cover no picture', async ({ page, site }) => {
  await page.setViewportSize(phone);
  for (const path of ['/VisitorExhibitor', '/VisitorProduct']) {
    await page.goto(site + path);
    const cards = await page.locator('main article').evaluateAll((articles) =>
      articles.map((card) => {
        const button = card.querySelector('.dw-my-list')?.getBoundingClientRect();
        const picture = card.querySelector('img')?.getBoundingClientRect();
        return button && picture && button.top >= picture.bottom;
      }),
    );
    expect(cards.length, path).toBeGreaterThan(10);
    expect(cards, path).not.toContain(false);
  }
});

test('the plan ends above the warning, with and without a route', async ({ page, site }) => {
  for (const [size, query] of [
    [desktop, ''],
    [phone, '?to=B0146'],
  ] as const) {
    await page.setViewportSize(size);
    await openPage(page, `${site}/VisitorFloorplan${query}`);
    expect(await bottomOf(page, '#plan [role=group]'), query).toBeLessThanOrEqual(
      await topOf(page, '.site-warning'),
    );
  }
});

test('on a phone, the QR code of the page is hidden', async ({ page, site, routes }) => {
  await page.setViewportSize(phone);
  await page.goto(site + routes.exhibitor);
  const code = page.locator('main figure img[src*="/QR/"]');
  await expect(code).toHaveCount(1);
  await expect(code).toBeHidden();
});

test('the offline sign stays below the bar while the page scrolls', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/en`);
  await context.setOffline(true);
  const sign = page.getByText('You are offline');
  await expect(sign).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(sign).toBeInViewport();
  // The bar becomes lower while it leaves the top of the page.
  await expect
    .poll(async () => {
      const top = await sign.evaluate((it) => it.getBoundingClientRect().top);
      return Math.abs(top - (await bottomOf(page, '.site-header')));
    })
    .toBeLessThan(5);
  await context.setOffline(false);
});

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
