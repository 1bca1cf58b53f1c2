import { expect, openOldPage, openPage, phone, test } from '../test.ts';

type Item = { Id: string };

/** Another title, and one more record before the others of each list. */
function withAnother(body: string): string {
  const change = (name: string, value: unknown): unknown => {
    if (name === 'Title') return `${String(value)} *`;
    if (name !== 'Items' && name !== 'Photos') return value;
    const items = value as Item[];
    return [...items.slice(0, 1).map((item) => ({ ...item, Id: `${item.Id}0` })), ...items];
  };
  return JSON.stringify(JSON.parse(body, change));
}

test('what a visitor has done stays when the data of an old page arrive', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await test.step('a photo that is enlarged', async () => {
    const arrive = await openOldPage(page, `${site}/HistoryPhoto/Detail/1`, withAnother);
    const links = page.getByRole('link', { name: /^放大第 \d+ 張/ });
    const count = await links.count();
    await links.nth(3).press('Enter');
    await page.keyboard.press('+');
    const photo = page.locator('li[data-zoom="2"] img');
    const before = (await photo.getAttribute('src')) ?? '';
    arrive();
    await expect(page.getByRole('dialog', { name: /\*/ })).toBeVisible();
    await expect(photo).toHaveAttribute('src', before);
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(count + 1);
    await expect(page.getByRole('link', { name: /^放大第 5 張/ })).toBeFocused();
  });
  await test.step('focus on a result of a search', async () => {
    const arrive = await openOldPage(page, `${site}/Search?q=gin`, withAnother);
    const results = page.locator('.dw-row__title a');
    const count = await results.count();
    const address = (await results.nth(1).getAttribute('href')) ?? '';
    await results.nth(1).focus();
    arrive();
    await expect.poll(() => results.count()).toBeGreaterThan(count);
    await expect(page.locator(':focus')).toHaveAttribute('href', address);
  });
  await test.step('choices in a sheet of filters', async () => {
    const arrive = await openOldPage(page, `${site}/VisitorExhibitor`, withAnother);
    const count = await page.getByRole('article').count();
    await page.locator('button[popovertarget]:visible').first().click();
    const ticks = page.locator('.dw-filters:popover-open').getByRole('checkbox');
    await ticks.nth(1).check();
    arrive();
    await expect(page.locator('main article')).toHaveCount(count + 1);
    await expect(ticks.nth(1)).toBeChecked();
    await expect(ticks.nth(1)).toBeFocused();
  });
});

test('what was done on a story is not shown on the next one', async ({ page, site }) => {
  await openPage(page, `${site}/News/Detail/536`);
  await page.locator('.dw-share button').click();
  const outcome = page.locator('.dw-share__outcome');
  await expect(outcome).not.toBeEmpty();
  await page.locator('main .dw-rows a[href^="/News/Detail/"]').first().click();
  await expect(page).not.toHaveURL(/536/);
  await expect(outcome).toBeEmpty();
});
