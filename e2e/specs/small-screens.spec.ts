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

for (const size of [desktop, phone])
  test(`the plan ends above the warning, with and without a route (${size.width} px)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/VisitorFloorplan', '/en/VisitorFloorplan?to=B0146']) {
      await openPage(page, site + path);
      expect(await bottomOf(page, '#plan [role=group]'), path).toBeLessThanOrEqual(
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
