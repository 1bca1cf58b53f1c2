import { expect, inLanguage, locales, openPage, test, type Page } from './test.ts';

/** Name of the button that adds a shared list. */
const add = { tw: '加入我的清單', en: 'Add to my list' } as const;
const kinds = ['calendar', 'floorPlan', 'exhibitor'] as const;

for (const locale of locales) {
  for (const kind of kinds)
    test(`${kind} prints on one sheet (${locale})`, async ({ page, site, routes }) => {
      await page.goto(site + inLanguage(locale, routes[kind]));
      expect(await countSheets(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
    });

  test(`a booth and the route to it print on one sheet with the plan (${locale})`, async ({
    page,
    site,
  }) => {
    for (const chosen of ['to=B0146', 'from=A0101&to=B0348', 'booth=B0146']) {
      await page.goto(site + inLanguage(locale, `/VisitorFloorplan?${chosen}`));
      expect(await countSheets(page), chosen).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /B0146/ }).first()).toBeVisible();
  });

  test(`a list of ten entries prints on one sheet with all notes (${locale})`, async ({
    page,
    site,
  }) => {
    const items = 'e1001,e1005,e1008,e1063,p20001,p20002,p20003,c701,c702,c726';
    await openPage(page, `${site}${inLanguage(locale, '/MyList')}?items=${items}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: add[locale], exact: true }).click();
    const entries = main.getByRole('article');
    await expect(entries).toHaveCount(10);
    for (const [index, entry] of (await entries.all()).entries())
      await entry
        .getByRole('textbox')
        .fill(`${index + 1}: 兩款試飲，問價格 two samples, ask prices`);
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const entry of await entries.all())
      await expect(entry.getByRole('textbox')).toHaveValue(/two samples/u);
    await expect(entries.first().getByRole('textbox')).toBeVisible();
  });

  test(`the printed calendar lists all entries and has no controls (${locale})`, async ({
    page,
    site,
    routes,
  }) => {
    await page.goto(site + inLanguage(locale, routes.calendar));
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const role of ['navigation', 'combobox', 'button', 'textbox'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(50);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales)
    test(`calendar, plan and exhibitor print on one sheet each (${locale})`, async ({
      page,
      site,
      routes,
    }) => {
      for (const path of [
        routes.calendar,
        routes.exhibitor,
        routes.floorPlan,
        '/VisitorFloorplan?booth=B0146',
        '/VisitorFloorplan?to=B0146',
      ]) {
        await page.goto(site + inLanguage(locale, path));
        expect(await countSheets(page), path).toBe(1);
      }
    });
});

/** Number of A4 sheets that the page prints on, by the page objects of its PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
