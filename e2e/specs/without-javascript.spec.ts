import { expect, inLanguage, locales, test, type Routes } from './test.ts';

test.use({ javaScriptEnabled: false });

const kinds: (keyof Routes)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'exhibitorInfo',
  'aboutExhibition',
  'floorPlan',
  'admission',
  'shuttle',
  'preRegistration',
  'calendar',
  'topic',
  'entry',
  'news',
  'newsCategory',
  'story',
  'venue',
  'hotels',
  'partners',
  'visa',
  'report',
  'pressRoom',
  'albums',
  'album',
  'contact',
];

for (const locale of locales) {
  test(`every page is readable without JavaScript (${locale})`, async ({ page, site, routes }) => {
    for (const kind of kinds) {
      await page.goto(site + inLanguage(locale, routes[kind]));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, kind).toBeGreaterThan(150);
      await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('+886');
    }
  });
}

test('search, filters, pagination and the language switch work without JavaScript', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/VisitorExhibitor`);
  await page.getByRole('searchbox', { name: '搜尋參展商' }).fill('清酒');
  await page.getByRole('button', { name: '搜尋', exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`/VisitorExhibitor\\?.*keyword=${encodeURIComponent('清酒')}`),
  );
  const filters = page.getByRole('form', { name: '篩選條件' });
  await filters.getByRole('checkbox', { name: /^日本/ }).check();
  await filters.getByRole('button', { name: '套用篩選' }).click();
  await expect(page).toHaveURL(/keyword=.*country=JP/);
  await page.getByRole('link', { name: '下一頁', exact: true }).click();
  await expect(page).toHaveURL(/country=JP.*page=2/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/VisitorExhibitor\?.*country=JP.*page=2/);
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibitor List' })).toBeVisible();
});
