import { desktop, expect, inLanguage, locales, phone, test, openPage } from './test.ts';

const texts = {
  tw: {
    map: '臺北世貿中心一館周邊示意圖',
    ways: '前往方式',
    metro: '搭捷運',
    filters: '篩選條件',
    four: /^4 星級/,
    near: /^10 分鐘以內/,
    apply: '套用篩選',
    clear: '清除條件',
    information: '展覽資訊',
    hotels: '周邊住宿',
    official: '外交部領事事務局',
    partners: '所有合作夥伴',
    sponsors: /^贊助單位/,
  },
  en: {
    map: 'Sketch map of the streets around Taipei World Trade Center, Hall 1',
    ways: 'Ways to the hall',
    metro: 'By metro',
    filters: 'Filters',
    four: /^4 stars/,
    near: /^Within 10 min/,
    apply: 'Apply filters',
    clear: 'Clear filters',
    information: 'Information',
    hotels: 'Hotels',
    official: 'Bureau of Consular Affairs',
    partners: 'All partners',
    sponsors: /^Sponsors/,
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];

  test(`the venue page shows its own map and sends no third-party requests (${locale})`, async ({
    page,
    site,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site)) elsewhere.push(request.url());
    });
    await openPage(page, site + inLanguage(locale, '/InfoVenue'));
    await expect(page.getByRole('img', { name: t.map })).toBeVisible();
    await page
      .getByRole('navigation', { name: t.ways })
      .getByRole('link', { name: t.metro })
      .click();
    await expect(page).toHaveURL(/#way-metro$/);
    await expect(page.getByRole('heading', { name: t.metro })).toBeInViewport();
    const outside = page.getByRole('main').getByRole('link', { name: /OpenStreetMap|開放街圖/ });
    await expect(outside).toHaveAttribute('target', '_blank');
    await page.waitForLoadState('networkidle');
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });

  test(`hotel filters narrow the list, and the URL holds them (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.hotels, exact: true }).click();
    const hotels = page.getByRole('main').getByRole('article');
    await expect(hotels).toHaveCount(12);
    const filters = page.getByRole('form', { name: t.filters });
    await filters.getByRole('checkbox', { name: t.four }).check();
    await expect(page).toHaveURL(/\?stars=4$/);
    await expect(hotels).toHaveCount(4);
    await filters.getByRole('radio', { name: t.near }).check();
    await expect(page).toHaveURL(/stars=4&walk=10$/);
    await expect(hotels).toHaveCount(1);
    await expect(filters.getByRole('radio', { name: t.near })).toBeFocused();
    await page.goBack();
    await expect(hotels).toHaveCount(4);
    await expect(filters.getByRole('radio', { name: t.near })).not.toBeChecked();
    await page.getByRole('main').getByRole('link', { name: t.clear }).click();
    await expect(hotels).toHaveCount(12);
  });

  test(`other pages link to the visa and partner pages (${locale})`, async ({ page, site }) => {
    await openPage(page, site + inLanguage(locale, '/InfoVenue'));
    await page.getByRole('main').locator('a[href$="/InfoVisa"]').click();
    await expect(page.getByRole('main').getByRole('link', { name: t.official })).toHaveAttribute(
      'target',
      '_blank',
    );
    await openPage(page, site + inLanguage(locale, '/'));
    await page.getByRole('link', { name: t.partners }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/InfoPartner'));
    await expect(page.getByRole('region', { name: t.sponsors }).getByRole('listitem')).toHaveCount(
      8,
    );
  });

  test(`venue, hotel, partner and visa pages do not scroll horizontally (${locale})`, async ({
    page,
    site,
  }) => {
    for (const size of [phone, desktop])
      for (const path of ['/InfoVenue', '/InfoHotel', '/InfoPartner', '/InfoVisa']) {
        await page.setViewportSize(size);
        await page.goto(site + inLanguage(locale, path));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(
          size.width,
        );
      }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const t = texts[locale];
    test(`the hotel form filters the list (${locale})`, async ({ page, site }) => {
      await page.goto(site + inLanguage(locale, '/InfoHotel'));
      const filters = page.getByRole('form', { name: t.filters });
      await filters.getByRole('checkbox', { name: t.four }).check();
      await filters.getByRole('button', { name: t.apply }).click();
      await expect(page).toHaveURL(/InfoHotel\?stars=4/);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    });
  }
});
