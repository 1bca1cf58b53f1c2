import type { SearchPages } from '@dswine/shared/contract/menu';
import { expect, main, openPage, test } from './test.ts';

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
  await expect(page).toHaveURL(/\/Search\?q=/u);
  const group = main(page).getByRole('region', { name: /^Exhibitors/u });
  const shown = await group.getByRole('listitem').count();
  const more = group.getByRole('link', { name: /^\d+ more Exhibitors$/u });
  const number = shown + Number.parseInt((await more.textContent()) ?? '', 10);
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

/** Pages that the search does not list: itself, details, parts of a desk, and pages that follow a form. */
const notByName =
  /^\/(?:Search|Compare|Appointment|Notify\/Link|EventInfo|ExhibitorDesk\/(?!Orders)\w+|VisitorExhibitor\/Preview|[\w/]+_completed|\w+\/Detail)$/u;

test('the search knows every page of a section, and every page that it knows exists', async ({
  site,
}) => {
  const { sections } = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { paths: string[] }[];
  };
  const { pages } = (await (await fetch(`${site}/search-pages.json`)).json()) as SearchPages;
  const named = pages.map(({ path }) => path);
  const paths = sections
    .flatMap((section) => section.paths.map((path) => path.replace(/\/:\w+\?$/u, '')))
    .filter((path) => !path.includes(':') && !notByName.test(path));
  expect(paths.filter((path) => !named.includes(path))).toEqual([]);
  for (const path of named)
    expect({ path, status: (await fetch(site + path)).status }).toEqual({ path, status: 200 });
});
