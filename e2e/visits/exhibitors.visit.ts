import { expect, inLanguage, phone, test, usable, visit, type Page } from './visit.ts';

const words = {
  tw: {
    list: '參展商名單',
    menu: '參觀者專區',
    search: '搜尋參展商',
    find: '搜尋',
    filters: '篩選條件',
    open: '篩選',
    apply: '套用篩選',
    area: /^葡萄酒區/,
    country: /^法國/,
    chosenCountry: /移除條件：\s*法國/,
    next: '下一頁',
    booth: '攤位號碼',
    none: '找不到符合條件的參展商',
  },
  en: {
    list: 'Exhibitor List',
    menu: 'For Visitors',
    search: 'Search exhibitors',
    find: 'Search',
    filters: 'Filters',
    open: 'Filters',
    apply: 'Apply filters',
    area: /^Wine/,
    country: /^France/,
    chosenCountry: /Remove filter:\s*France/,
    next: 'Next',
    booth: 'Booth no.',
    none: 'No exhibitor matches',
  },
} as const;

/** Names of the exhibitors in the order of the list. */
function listed(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

for (const locale of ['tw', 'en'] as const) {
  const t = words[locale];

  test(`a visitor narrows the exhibitors down and comes back to where she was (${locale})`, async ({ page, site }) => {
    await visit(page, site + inLanguage(locale, '/'));
    await page.getByRole('main').getByRole('link', { name: t.list, exact: true }).first().click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/VisitorExhibitor'));
    await expect(page.getByRole('heading', { level: 1, name: t.list })).toBeVisible();
    await expect(listed(page)).toHaveCount(24);

    const filters = page.getByRole('form', { name: t.filters });
    await filters.getByRole('checkbox', { name: t.area }).check();
    await expect(page).toHaveURL(/[?&]area=wine(&|$)/);
    await filters.getByRole('checkbox', { name: t.country }).check();
    await expect(page).toHaveURL(/country=FR/);
    await expect(page.getByText(/^(共 25 家參展商|25 exhibitors)/)).toBeVisible();
    await expect(page.getByRole('link', { name: t.chosenCountry })).toBeVisible();
    await expect(listed(page).first()).toBeVisible();
    const french = await listed(page).allTextContents();
    expect(french.length).toBeGreaterThan(5);

    // The address alone shows the same.
    const again = await page.context().newPage();
    await again.goto(page.url());
    expect(await listed(again).allTextContents()).toEqual(french);
    await again.close();

    await page.getByRole('searchbox', { name: t.search }).fill('zzz');
    await page.getByRole('button', { name: t.find, exact: true }).click();
    await expect(page).toHaveURL(/keyword=zzz/);
    await expect(page).toHaveURL(/area=wine/);
    await expect(page.getByText(t.none)).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/keyword/);
    await expect(listed(page)).toHaveText(french);
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('');

    const name = french[0] ?? '';
    await listed(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(t.booth, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/country=FR/);
    await expect(page.getByRole('form', { name: t.filters }).getByRole('checkbox', { name: t.country })).toBeChecked();
  });

  test(`a visitor turns the pages of the list (${locale})`, async ({ page, site }) => {
    await visit(page, site + inLanguage(locale, '/VisitorExhibitor?area=sake'));
    const first = await listed(page).allTextContents();
    await page.getByRole('link', { name: t.next, exact: true }).click();
    await expect(page).toHaveURL(/area=sake.*page=2|page=2.*area=sake/);
    await expect(listed(page).first()).not.toHaveText(first[0] ?? '');
    expect((await listed(page).allTextContents()).filter((name) => first.includes(name))).toEqual([]);
  });
}

test('on a phone the filters are a sheet that the button opens', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await visit(page, `${site}/VisitorExhibitor`);
  const sheet = page.getByRole('form', { name: words.tw.filters });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: words.tw.open, exact: true }).click();
  await sheet.getByRole('checkbox', { name: words.tw.area }).check();
  await sheet.getByRole('button', { name: words.tw.apply }).click();
  await expect(page).toHaveURL(/area=wine/);
  await expect(sheet).toBeHidden();
});

test('a booth or a name finds its exhibitor from the address too', async ({ page, site }) => {
  await visit(page, `${site}/VisitorExhibitor?keyword=${encodeURIComponent('鹽之白塔')}`);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toHaveText('鹽之白塔莊園');
  await expect(page.getByRole('searchbox')).toHaveValue('鹽之白塔');
  await page.reload();
  await usable(page);
  await expect(listed(page)).toHaveText('鹽之白塔莊園');
});
