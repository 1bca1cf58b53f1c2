import { expect, main, test, title, type Routes } from '../test.ts';

test.use({ javaScriptEnabled: false });

/** One page of each layout of a section. */
const kinds: (keyof Routes)[] = [
  ...(['home', 'exhibitor', 'product', 'exhibitorInfo', 'paidServices', 'floorPlan'] as const),
  ...(['calendar', 'entry', 'runBar', 'bars', 'classes', 'seminars', 'news', 'story'] as const),
  ...(['venue', 'hotels', 'report', 'pressRoom', 'album', 'films', 'contact'] as const),
];

test(
  'every page is readable without JavaScript',
  { tag: '@full' },
  async ({ page, site, routes }) => {
    for (const kind of kinds) {
      await page.goto(`${site}/en${routes[kind]}`);
      await expect(title(page)).toBeVisible();
      expect((await main(page).innerText()).length, kind).toBeGreaterThan(150);
      await expect(page.getByText('飲酒過量，有害健康', { exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('+886');
    }
  },
);

test('search, filters, pagination and the language switch work without JavaScript', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/VisitorExhibitor`);
  await page.getByRole('searchbox', { name: '搜尋參展商' }).fill('清酒');
  await page.getByRole('button', { name: '搜尋', exact: true }).click();
  await expect(page).toHaveURL(/\/VisitorExhibitor\?.*keyword=/);
  const filters = page.getByRole('form', { name: '篩選條件' });
  await filters.getByRole('checkbox', { name: /^日本/ }).check();
  await filters.getByRole('button', { name: '套用篩選' }).click();
  await expect(page).toHaveURL(/keyword=.*country=JP/);
  await page.getByRole('link', { name: '下一頁', exact: true }).click();
  await expect(page).toHaveURL(/country=JP.*page=2/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/en\/VisitorExhibitor\?.*country=JP.*page=2/);
  await expect(title(page)).toHaveText('Exhibitor List');
});
