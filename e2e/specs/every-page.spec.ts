import { full } from '../full-run.ts';
import { checkPage } from './check-page.ts';
import {
  desktop,
  pageKinds,
  expect,
  inLanguage,
  locales,
  phone,
  test,
  type Routes,
} from './test.ts';
import '../../shell/src/composition/composition-file.ts';

// The largest file by far: one worker would still run it when the others have ended.
test.describe.configure({ mode: 'parallel' });

/** Pages of the shell; `/NoSuchPage` responds with 404. */
const shellPaths = [
  '/Login',
  '/Register',
  '/ResetPassword',
  '/MemberCenter',
  '/Privacy',
  '/Accessibility',
  '/Consent',
  '/AgeNotice',
  '/NoSuchPage',
] as const;

const schemes = ['light', 'dark'] as const;
const appearances = [phone, desktop].flatMap((viewport) =>
  schemes.map((colorScheme) => ({ viewport, colorScheme })),
);

for (const locale of locales)
  [...pageKinds, ...shellPaths].forEach((kind, index) => {
    const isKind = !kind.startsWith('/');
    // The two languages test each page in opposite appearances. `FULL=1` tests all of them.
    const shift = locale === 'tw' ? index : appearances.length - 1 - (index % appearances.length);
    const seen = full
      ? appearances
      : appearances.filter((_, at) => at === shift % appearances.length);
    for (const appearance of seen)
      test(`${kind} is valid, accessible, shows the warning and hydrates without console messages (${locale}${full ? `, ${appearance.viewport.width} px, ${appearance.colorScheme}` : ''})`, async ({
        page,
        site,
        routes,
      }) => {
        const address =
          site + inLanguage(locale, isKind ? routes[kind as keyof typeof routes] : kind);
        await checkPage(page, address, appearance, {
          status: kind === '/NoSuchPage' ? 404 : 200,
          requestsNoData: isKind,
          // Axe takes half of the time, and finds the same violations in both languages.
          isAudited: full || (locale === 'tw') === (index % 2 === 0),
        });
      });
  });

test('the home link of the 404 page works in the browser', async ({ page, site }) => {
  for (const locale of locales) {
    await page.goto(site + inLanguage(locale, '/NoSuchPage'));
    await page.getByRole('main').getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  }
});

/** Patterns of the live sections that no kind of page in this suite has. */
async function unlistedPatterns(site: string, routes: Routes): Promise<string[]> {
  const composition = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { paths: string[] }[];
  };
  const patterns = composition.sections.flatMap(({ paths }) => paths.map((path) => path.slice(1)));
  expect(patterns.length).toBeGreaterThan(50);
  const paths = pageKinds.map((kind) => new URL(routes[kind], site).pathname.slice(1));
  return patterns
    .filter((pattern) => !pattern.endsWith('/Detail'))
    .filter((pattern) => !paths.some((path) => patternOf(pattern).test(path)));
}

const parameter = /\/:\w+(?!\w*\?)/;

test('every route with a required parameter has an example in this suite', async ({
  site,
  routes,
}) => {
  const unvisited = (await unlistedPatterns(site, routes)).filter((path) => parameter.test(path));
  expect(unvisited, 'add an example to e2e/specs/routes.ts').toEqual([]);
});

for (const locale of locales)
  test(`unlisted pages are valid, accessible, show the warning and hydrate without console messages (${locale})`, async ({
    page,
    site,
    routes,
  }) => {
    const appearance = {
      viewport: phone,
      colorScheme: locale === 'tw' ? 'light' : 'dark',
    } as const;
    const unlisted = await unlistedPatterns(site, routes);
    for (const pattern of unlisted.filter((path) => !parameter.test(path))) {
      const [path = ''] = pattern.split('/:');
      await checkPage(page, site + inLanguage(locale, `/${path}`), appearance);
    }
  });

function patternOf(route: string): RegExp {
  const pattern = route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${pattern}$`);
}
