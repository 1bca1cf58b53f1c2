import { expect, inLanguage, test } from './test.ts';
import { countries, texts, listed } from './exhibitors.fixture.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['tw', 'en'] as const)
    test(`the link to more filter options opens a page that retains the filters (${locale})`, async ({
      page,
      site,
    }) => {
      const t = texts[locale];
      const list = inLanguage(locale, '/VisitorExhibitor');
      await page.goto(`${site}${list}?area=wine&country=FR`);
      const filters = page.getByRole('form', { name: t.filters });
      await expect(filters.getByRole('link', { name: t.more })).toHaveAttribute('rel', 'nofollow');
      await filters.getByRole('link', { name: t.more }).click();
      await expect(page).toHaveURL(`${site}${list}?area=wine&country=FR&more=country`);
      expect(await countries(page, locale)).toBeGreaterThan(8);
      await expect(filters.getByRole('checkbox', { name: t.country })).toBeChecked();
      await expect(filters.getByRole('checkbox', { name: t.area })).toBeChecked();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + list);
      await filters.getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(
        /area=wine&country=FR&more=country|more=country&area=wine&country=FR/,
      );
      expect(await countries(page, locale)).toBeGreaterThan(8);
    });

  test('a visitor searches exhibitors and products, sorts products and opens one', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/en/VisitorExhibitor`);
    const empty = page.waitForResponse((response) => response.url().includes('type=keyword'));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect((await empty).status()).toBe(200);
    await expect(page.getByRole('alert')).toHaveText(texts.en.noKeyword);
    await expect(listed(page)).toHaveCount(24);
    await page.getByRole('radio', { name: texts.en.byBooth }).check();
    await page.getByRole('textbox', { name: texts.en.boothField }).fill('a-123');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('main').getByText('A0123').first()).toBeVisible();
    await page.goto(`${site}/VisitorProduct`);
    await page.getByRole('searchbox', { name: texts.tw.productSearch }).fill('純米酒');
    await page.getByRole('button', { name: '搜尋', exact: true }).click();
    await page.getByRole('link', { name: texts.tw.alphabetical }).click();
    await expect(page).toHaveURL(/keyword=.*sort=name/);
    await listed(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('型號')).toBeVisible();
  });
});
