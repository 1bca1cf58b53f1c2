import { expect, inLanguage, locales, openPage, phone, test, type Page } from './test.ts';

const texts = {
  tw: {
    onPlan: /^在平面圖上顯示這 \d+ 個攤位$/,
    marked: /^圖上標出 \d+ 個攤位$/,
    two: '圖上標出 2 個攤位',
    missing: '另有 1 個號碼不在平面圖上。',
    found: /^「.+」找到 \d+ /,
    searches: ['品飲教室 B', 'Main Stage', '廁所', '東側入口', '琴酒', '英國', '啤酒'],
  },
  en: {
    onPlan: /^Show these \d+ booths on the plan$/,
    marked: /^\d+ booths marked on the plan$/,
    two: '2 booths marked on the plan',
    missing: '1 more number is not on the plan.',
    found: /^\d+ (booths?|places?) for “/,
    searches: ['Tasting Room B', '主舞台', 'WC', 'East Entrance', 'gin', 'United Kingdom', 'beer'],
  },
} as const;
const plan = '/VisitorFloorplan';
const lists = [
  '/VisitorExhibitor',
  '/VisitorProduct',
  '/VisitorExNews',
  '/EventInfo',
  '/Search?q=gin',
];

/** The marks above the drawing: filled booths and rooms, each with a pin. */
const marks = (page: Page) => page.locator('svg [data-marked]');

for (const locale of locales) {
  const t = texts[locale];

  test(`each list links to the plan, which marks and counts its booths (${locale})`, async ({
    page,
    site,
  }) => {
    for (const list of lists) {
      await openPage(page, site + inLanguage(locale, list));
      await page.getByRole('link', { name: t.onPlan }).first().click();
      const title = page.getByRole('heading', { name: t.marked });
      await expect(title).toBeVisible();
      const count = Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
      expect(count, list).toBeGreaterThan(5);
      await expect(marks(page)).toHaveCount(count);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test(`?booths= marks booths on the plan and reports unknown numbers (${locale})`, async ({
      page,
      site,
    }) => {
      await page.goto(`${site}${inLanguage(locale, plan)}?booths=A0101,B0146,Z9999`);
      await expect(page.getByRole('heading', { name: t.two })).toBeVisible();
      await expect(page.getByText(t.missing)).toBeVisible();
      await expect(marks(page)).toHaveCount(2);
      const fills = await marks(page)
        .locator('rect')
        .evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
      expect(fills).not.toContain('none');
    });

    test(`the plan search finds rooms, facilities, entrances, products and countries (${locale})`, async ({
      page,
      site,
    }) => {
      for (const search of t.searches) {
        await page.goto(`${site}${inLanguage(locale, plan)}?find=${encodeURIComponent(search)}`);
        await expect(page.getByRole('heading', { name: t.found }), search).toBeVisible();
        expect(await marks(page).count(), search).toBeGreaterThan(0);
      }
    });

    test(`the plan precedes its introduction, and a route fits the screen width (${locale})`, async ({
      page,
      site,
    }) => {
      await page.goto(`${site}${inLanguage(locale, plan)}?from=main-entrance&to=A0123`);
      const drawing = page.locator('#plan');
      const introduction = page.locator('main p').filter({ hasText: /走過去|along the aisles/ });
      const [top, below] = [await drawing.boundingBox(), await introduction.last().boundingBox()];
      expect(below?.y ?? 0).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0));
      for (const end of await page.locator('svg circle[r="1.1"]').all()) {
        const box = await end.boundingBox();
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? phone.width) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      }
      await expect(page.locator('svg circle[r="1.1"]')).toHaveCount(2);
    });
  });
}
