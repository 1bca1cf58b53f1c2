import { panel, burger } from './show/linked-site.ts';
import { desktop, expect, inLanguage, locales, openPage, phone, test } from './test.ts';
import type { Locator } from '@playwright/test';

const texts = {
  tw: {
    reach: '搜尋與規劃',
    search: '全站搜尋',
    programme: '節目表',
    list: '我的清單',
    one: '我的清單，1 項',
    add: /^加入我的清單|^我的清單：/,
  },
  en: {
    reach: 'Find and plan',
    search: 'Search the whole site',
    programme: 'Programme',
    list: 'My List',
    one: 'My List, 1 item',
    add: /^My list: /,
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];

  test(`the top bar has the programme, My List with its count, and the search (${locale})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(desktop);
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor'));
    const reach = page.getByRole('navigation', { name: t.reach });
    const list = reach.getByRole('link', { name: t.list, exact: true });
    const before = await acrossOf(list);
    await page.getByRole('main').getByRole('button', { name: t.add }).first().click();
    const counted = reach.getByRole('link', { name: t.one, exact: true });
    await expect(counted).toHaveAttribute('data-count', '1');
    expect(await acrossOf(counted)).toEqual(before);
    await page.reload();
    await expect(counted).toHaveAttribute('data-count', '1');
    const field = reach.getByRole('combobox', { name: t.search });
    await field.fill('gin');
    await expect(reach.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(`${site}${inLanguage(locale, '/Search')}?q=gin`);
    await openPage(page, site + inLanguage(locale, '/News'));
    await reach.getByRole('link', { name: t.programme }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/EventsCalender'));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test(`search, programme and My List come first in the phone menu (${locale})`, async ({
      page,
      site,
    }) => {
      await page.goto(site + inLanguage(locale, '/News'));
      await expect(
        page.getByRole('banner').getByRole('link', { name: t.search, exact: true }),
      ).toHaveAttribute('href', inLanguage(locale, '/Search'));
      await burger(page).click();
      const first = panel(page).locator('a, input, summary').filter({ visible: true });
      await expect(first.nth(0)).toHaveAccessibleName(t.search);
      await expect(first.nth(1)).toHaveAccessibleName(t.programme);
      await expect(first.nth(2)).toHaveAccessibleName(t.list);
      await first.nth(0).fill('葡萄酒');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        `${site}${inLanguage(locale, '/Search')}?q=${encodeURIComponent('葡萄酒')}`,
      );
    });
  });
}

/** Horizontal position and width. The vertical position may differ, because the bar scrolls. */
async function acrossOf(element: Locator) {
  const box = await element.boundingBox();
  return [box?.x, box?.width];
}
