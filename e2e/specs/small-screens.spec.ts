import { desktop, expect, inLanguage, locales, openPage, phone, test, type Page } from './test.ts';

for (const locale of locales) {
  test(`on a phone, My List buttons cover no picture (${locale})`, async ({ page, site }) => {
    await page.setViewportSize(phone);
    for (const path of ['/VisitorExhibitor', '/VisitorProduct']) {
      await openPage(page, site + inLanguage(locale, path));
      const covered = await page.locator('main article').evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const button = card.querySelector('.dw-my-list')?.getBoundingClientRect();
            const picture = card.querySelector('img')?.getBoundingClientRect();
            return button && picture && button.top < picture.bottom;
          }).length,
      );
      expect(await page.locator('main article .dw-my-list').count(), path).toBeGreaterThan(10);
      expect(covered, path).toBe(0);
    }
  });

  test(`on a phone, hotels come before their filters, which a button opens (${locale})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, site + inLanguage(locale, '/InfoHotel'));
    const hotels = page.getByRole('main').getByRole('article');
    await expect(hotels.first()).toBeInViewport();
    const filters = page.getByRole('form', { name: locale === 'tw' ? '篩選條件' : 'Filters' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: locale === 'tw' ? '篩選' : 'Filters' }).click();
    await filters.getByRole('checkbox', { name: /^4/ }).check();
    await expect(hotels).toHaveCount(12);
    await filters
      .getByRole('button', { name: locale === 'tw' ? '套用篩選' : 'Apply filters' })
      .click();
    await expect(hotels).toHaveCount(4);
    await expect(filters).toBeHidden();
  });

  test(`the plan ends above the warning, with and without a route (${locale})`, async ({
    page,
    site,
  }) => {
    for (const size of [desktop, phone])
      for (const path of ['/VisitorFloorplan', '/VisitorFloorplan?to=B0146']) {
        await page.setViewportSize(size);
        await openPage(page, site + inLanguage(locale, path));
        expect(await bottomOf(page, '#plan [role=group]'), path).toBeLessThanOrEqual(
          await topOf(page, '.site-warning'),
        );
      }
  });
}

test('on a phone, the QR code of the page is hidden', async ({ page, site, routes }) => {
  await page.setViewportSize(phone);
  await page.goto(site + routes.exhibitor);
  const code = page.locator('main figure img[src*="/QR/"]');
  await expect(code).toHaveCount(1);
  await expect(code).toBeHidden();
});

test('in the dark colour scheme the warning is light on dark', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}/`);
  const [ground, text] = await page.locator('.site-warning-text').evaluate((strip) => {
    const { backgroundColor, color } = getComputedStyle(strip);
    return [backgroundColor, color].map((value) =>
      Math.max(...(value.match(/\d+/gu) ?? []).map(Number)),
    );
  });
  expect(ground).toBeLessThan(64);
  expect(text).toBeGreaterThan(220);
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
