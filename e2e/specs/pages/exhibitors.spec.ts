import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { collectMessages, desktop, expect, main, openPage, phone, test, title } from '../test.ts';
import { waitForHydration, type Page } from '../test.ts';

/** Exhibitor names in list order. */
const listed = (page: Page) => main(page).getByRole('article').getByRole('heading');
const filtersOf = (page: Page) => page.getByRole('form', { name: '篩選條件' });
const france = (page: Page) => filtersOf(page).getByRole('checkbox', { name: /^法國/ });
const countries = (page: Page) =>
  filtersOf(page).getByRole('group', { name: '國家／地區' }).getByRole('checkbox');
const more = (page: Page) => filtersOf(page).getByRole('link', { name: '更多國家／地區' });

test('a visitor filters exhibitors, and the URL and the Back button restore the list', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await main(page).getByRole('link', { name: '看全部參展商', exact: true }).first().click();
  await expect(page).toHaveURL(`${site}/VisitorExhibitor`);
  await expect(listed(page)).toHaveCount(24);
  await filtersOf(page)
    .getByRole('checkbox', { name: /^葡萄酒區/ })
    .check();
  await expect(page).toHaveURL(/[?&]area=wine(&|$)/);
  await france(page).check();
  await expect(page).toHaveURL(/country=FR/);
  await expect(page.getByText(/^共 25 家參展商/)).toBeVisible();
  const french = await listed(page).allTextContents();

  // The URL alone restores the list.
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(listed(again)).toHaveText(french);
  await again.close();

  await page.getByRole('combobox', { name: '搜尋參展商' }).fill('zzz');
  await page.getByRole('button', { name: '搜尋', exact: true }).click();
  await expect(page).toHaveURL(/area=wine.*keyword=zzz|keyword=zzz.*area=wine/);
  await expect(page.getByText('找不到符合條件的參展商')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/keyword/);
  await expect(listed(page)).toHaveText(french);

  await listed(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
  await expect(title(page)).toContainText(french[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/country=FR/);
  await expect(france(page)).toBeChecked();
});

test('more filter options appear without scrolling', { tag: '@full' }, async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await openPage(page, `${site}/VisitorExhibitor`);
  await expect(countries(page)).toHaveCount(8);
  await more(page).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await more(page).click();
  await expect(page).toHaveURL(/more=country/);
  await expect(countries(page).nth(8)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('on a phone a button opens the filters as a sheet, and applying them closes it', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/VisitorExhibitor`);
  const sheet = filtersOf(page);
  const apply = sheet.getByRole('button', { name: '套用篩選' });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '篩選', exact: true }).click();
  await expect(sheet).toBeVisible();
  expect(await axeViolationsOn(page)).toEqual([]);
  // The keyboard leaves it after its last button. It would cover what is focused then.
  await apply.press('Tab');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '篩選', exact: true }).click();
  await france(page).check();
  // It counts what is chosen before that is applied.
  const show = sheet.getByRole('button', { name: /^看這 \d+ 家$/u });
  const count = /\d+/u.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.click();
  await expect(page).toHaveURL(/country=FR/);
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`共 ${count} 家參展商`)).toBeVisible();
});

test.describe('on a tablet, where each change submits the filters', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('filters ticked before hydration apply exactly once, all of them', async ({
    page,
    site,
    routes,
  }) => {
    const messages = collectMessages(page);
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(site + routes.exhibitors);
    const choices = filtersOf(page).getByRole('checkbox');
    const [first, second] = [choices.nth(0), choices.nth(1)];
    await first.tap();
    await second.press('Space');
    const values = [await first.inputValue(), await second.inputValue()];
    const entries = await page.evaluate(() => history.length);
    arrived.resolve();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('area')).toEqual(values);
    await waitForHydration(page);
    await expect(second).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    // Going back shows the list without them, and applies nothing again.
    await page.goBack();
    await expect(first).not.toBeChecked();
    expect(new URL(page.url()).search).toBe('');
    expect(messages).toEqual([]);
  });
});
