import type { Locator } from '@playwright/test';
import { burger, desktop, expect, main, openPage, panel, phone, test } from '../test.ts';

test(
  'the top bar has the programme, My List with its count, and the search',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.setViewportSize(desktop);
    await openPage(page, `${site}/en/VisitorExhibitor`);
    const reach = page.getByRole('navigation', { name: 'Find and plan' });
    const before = await acrossOf(reach.getByRole('link', { name: 'My List', exact: true }));
    await main(page)
      .getByRole('button', { name: /^Saved?: / })
      .first()
      .click();
    const counted = reach.getByRole('link', { name: 'My List, 1 item', exact: true });
    await expect(counted).toHaveAttribute('data-count', '1');
    expect(await acrossOf(counted)).toEqual(before);
    await page.reload();
    await expect(counted).toHaveAttribute('data-count', '1');
    const field = reach.getByRole('combobox', { name: 'Search the whole site' });
    await field.fill('gin');
    await expect(reach.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(`${site}/en/Search?q=gin`);
    await reach.getByRole('link', { name: 'Programme' }).click();
    await expect(page).toHaveURL(`${site}/en/EventsCalender`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('search, programme and My List come first in the phone menu, whose groups open', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await burger(page).click();
    await panel(page).locator('summary', { hasText: '參觀者專區' }).click();
    await panel(page).getByRole('link', { name: '參展商名單' }).click();
    await expect(page).toHaveURL(`${site}/VisitorExhibitor`);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await burger(page).click();
    const entries = panel(page).locator('a, input, summary').filter({ visible: true });
    for (const [index, name] of ['全站搜尋', '節目表', '我的清單'].entries())
      await expect(entries.nth(index)).toHaveAccessibleName(name);
    await entries.nth(0).fill('葡萄酒');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/Search?q=${encodeURIComponent('葡萄酒')}`);
  });
});

/** Horizontal position and width. The vertical position may differ, because the bar scrolls. */
async function acrossOf(element: Locator) {
  const box = await element.boundingBox();
  return [box?.x, box?.width];
}
