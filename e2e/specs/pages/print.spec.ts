import { expect, main, openPage, test, type Page } from '../test.ts';

/** Number of A4 sheets that the page prints on, by the page objects of its PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test(
  'a list of ten entries prints on one sheet with all notes',
  { tag: '@full' },
  async ({ page, site }) => {
    const items = 'e1001,e1005,e1008,e1063,p20001,p20002,p20003,c701,c702,c726';
    await openPage(page, `${site}/MyList?items=${items}`);
    await main(page).getByRole('button', { name: '加入我的清單', exact: true }).click();
    const notes = main(page).getByRole('article').getByRole('textbox');
    await expect(notes).toHaveCount(10);
    for (const [index, note] of (await notes.all()).entries())
      await note.fill(`${index + 1}: 兩款試飲，問價格 two samples, ask prices`);
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const note of await notes.all()) await expect(note).toHaveValue(/two samples/u);
    await expect(notes.first()).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'calendar, plan and exhibitor print on one sheet each',
    { tag: '@full' },
    async ({ page, site, routes }) => {
      for (const path of [
        routes.calendar,
        routes.exhibitor,
        routes.floorPlan,
        '/VisitorFloorplan?booth=B0146',
        '/VisitorFloorplan?from=A0101&to=B0348',
      ]) {
        await page.goto(`${site}/en${path}`);
        expect(await countSheets(page), path).toBe(1);
      }
    },
  );

  test('the printed calendar lists all entries and has no controls', async ({
    page,
    site,
    routes,
  }) => {
    await page.goto(site + routes.calendar);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'combobox', 'button', 'textbox'] as const)
      await expect(main(page).getByRole(role)).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(50);
  });
});
