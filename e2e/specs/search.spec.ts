import { otherPages } from '../../organiser/src/site-search/other-pages.ts';
import { visitorPages } from '../../organiser/src/site-search/visitor-pages.ts';
import { checkPage } from './check-page.ts';
import { desktop, expect, inLanguage, locales, openPage, phone, test } from './test.ts';

const texts = {
  tw: {
    field: '關鍵字或攤位號碼',
    find: '搜尋',
    exhibitors: /^參展商 \d+$/u,
    all: /^全部 \d+ 筆 參展商$/u,
    listed: /^共 (\d+) 家參展商/u,
    maker: /^燭羽琴酒/u,
    booth: '攤位 B0146',
    none: '找不到符合「qqqq」的內容',
    drink: '琴酒',
  },
  en: {
    field: 'Keyword or booth number',
    find: 'Search',
    exhibitors: /^Exhibitors \d+$/u,
    all: /^Show all \d+ Exhibitors$/u,
    listed: /^(\d+) exhibitors/u,
    maker: /^Tallow & Quill Gin/u,
    booth: 'Booth B0146',
    none: 'Nothing was found for “qqqq”',
    drink: 'gin',
  },
};

for (const locale of locales) {
  const t = texts[locale];

  test(`a visitor searches the whole site by suggestions and by the result list (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/Search'));
    const field = page.getByRole('main').getByRole('combobox', { name: t.field });
    await field.pressSequentially('tallow');
    await expect(page.getByRole('option', { name: t.maker }).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(site + inLanguage(locale, '/VisitorExhibitor/Detail/1063'));

    await page.goBack();
    await field.fill(t.drink);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/Search\?q=/u);
    await expect(page.getByRole('heading', { level: 2, name: t.exhibitors })).toBeVisible();
    const all = page.getByRole('link', { name: t.all });
    const number = /\d+/u.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page.getByText(t.listed).first()).toContainText(number ?? 'no number');
    await expect(page).toHaveURL(/VisitorExhibitor\?keyword=/u);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search works without JavaScript and is not indexed (${locale})`, async ({
      page,
      site,
    }) => {
      await page.goto(site + inLanguage(locale, '/Search'));
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: t.field }).fill('b-146');
      await main.getByRole('button', { name: t.find }).click();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
      await main.getByRole('link', { name: t.booth }).click();
      await expect(page).toHaveURL(/VisitorFloorplan\?booth=B0146$/u);
      await page.goto(`${site}${inLanguage(locale, '/Search')}?q=qqqq`);
      await expect(page.getByText(t.none)).toBeVisible();
    });
  });
}

test('the search page passes all page checks without a keyword and without results', async ({
  page,
  site,
}) => {
  const light = { viewport: phone, colorScheme: 'light' } as const;
  const dark = { viewport: desktop, colorScheme: 'dark' } as const;
  await checkPage(page, `${site}/Search`, light);
  await checkPage(page, `${site}/en/Search?q=qqqq`, dark);
});

/** Pages that the search does not list: itself, details, and pages that follow a form. */
const notByName =
  /^\/(?:Search|Compare|Appointment|Notify\/Link|EventInfo|[\w/]+_completed|\w+\/Detail)$/u;

test('the search knows every page of a section, and every page that it knows exists', async ({
  site,
}) => {
  const { sections } = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { paths: string[] }[];
  };
  const named = [...visitorPages, ...otherPages].map(({ path }) => path);
  const paths = sections
    .flatMap((section) => section.paths.map((path) => path.replace(/\/:\w+\?$/u, '')))
    .filter((path) => !path.includes(':') && !notByName.test(path));
  expect(paths.filter((path) => !named.includes(path))).toEqual([]);
  for (const path of named)
    expect({ path, status: (await fetch(site + path)).status }).toEqual({ path, status: 200 });
});

test('a malformed query string gets 400', async ({ site }) => {
  expect((await fetch(`${site}/Search?q=%E0%A4%A`)).status).toBe(400);
});
