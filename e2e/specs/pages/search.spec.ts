import { expect, main, openPage, test } from '../test.ts';

test('a visitor searches the whole site by suggestions and by the result list', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/en/Search`);
  const field = main(page).getByRole('combobox', { name: 'Keyword or booth number' });
  await field.pressSequentially('tallow');
  await expect(page.getByRole('option', { name: /^Tallow & Quill Gin/u }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(`${site}/en/VisitorExhibitor/Detail/1063`);

  await page.goBack();
  await field.fill('gin');
  await field.press('Enter');
  const group = main(page).getByRole('region', { name: /^Exhibitors/u });
  const more = group.getByRole('link', { name: /^\d+ more Exhibitors$/u });
  // Waits for the results, which come after the URL. Only then are those in the list counted.
  const others = Number.parseInt((await more.textContent()) ?? '', 10);
  const number = others + (await group.getByRole('listitem').count());
  await more.click();
  await expect(page.getByText(`${number} exhibitors`).first()).toBeVisible();
  await expect(page).toHaveURL(/VisitorExhibitor\?keyword=/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works without JavaScript and is not indexed', async ({ page, site }) => {
    await page.goto(`${site}/Search`);
    await main(page).getByRole('searchbox', { name: '關鍵字或攤位號碼' }).fill('b-146');
    await main(page).getByRole('button', { name: '搜尋' }).click();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    await main(page).getByRole('link', { name: '攤位 B0146' }).click();
    await expect(page).toHaveURL(/VisitorFloorplan\?booth=B0146$/u);
  });
});
