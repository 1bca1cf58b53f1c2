import { expect, inLanguage, locales, test, openPage, type Routes } from './test.ts';

const kinds: (keyof Routes)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'exhibitorInfo',
  'calendar',
  'topic',
  'entry',
  'news',
  'newsCategory',
  'story',
];

type Head = {
  lang: string;
  title: string;
  description: string | null;
  canonical: string | null;
  alternates: Record<string, string>;
  robots: string | null;
};

const readHead = (): Head => ({
  lang: document.documentElement.lang,
  title: document.title,
  description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
  canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
  alternates: Object.fromEntries(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  ),
  robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
});

for (const locale of locales) {
  test(`every page has a unique title, its language, a canonical and hreflang links (${locale})`, async ({
    page,
    site,
    routes,
  }) => {
    const titles = new Set<string>();
    for (const kind of kinds) {
      const path = routes[kind];
      await page.goto(site + inLanguage(locale, path));
      const head = await page.evaluate(readHead);
      expect(head).toMatchObject({
        lang: locale === 'tw' ? 'zh-Hant-TW' : 'en',
        canonical: site + inLanguage(locale, path),
        alternates: {
          'zh-Hant-TW': site + path,
          en: site + inLanguage('en', path),
          'x-default': site + path,
        },
        robots: null,
      });
      expect(head.description?.length, kind).toBeGreaterThan(10);
      titles.add(head.title);
    }
    expect(titles.size).toBe(kinds.length);
  });
}

test('a search is noindex, with the unfiltered list as its canonical', async ({ page, site }) => {
  await page.goto(`${site}/en/VisitorExhibitor?keyword=rice`);
  expect(await page.evaluate(readHead)).toMatchObject({
    robots: 'noindex',
    canonical: `${site}/en/VisitorExhibitor`,
  });
});

test('client navigation produces the same document head as the server', async ({
  page,
  site,
  routes,
}) => {
  await openPage(page, `${site}/en/News`);
  for (const path of [routes.story, routes.news]) {
    const link = page.locator(`main a[href="/en${path}"]`).first();
    await link.click();
    await expect(page).toHaveURL(`${site}/en${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href')),
      )
      .toBe(`${site}/en${path}`);
    const here = await page.evaluate(readHead);
    const fresh = await page.context().newPage();
    await fresh.goto(page.url());
    expect(here).toEqual(await fresh.evaluate(readHead));
    await fresh.close();
  }
});
