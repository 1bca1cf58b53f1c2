import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { putVariantLive, restoreReleases } from '../../site/section-variant.ts';
import { desktop, expect, inLanguage, locales, phone } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

/** A shell whose frame throws at three URLs. */
const failing = `
;(() => {
  const original = module.exports;
  module.exports = {
    ...original,
    renderDocument: async (job, sections) => {
      const isErrorPage = job.state.status === 500;
      if (job.address.includes('News') && !isErrorPage) throw new Error('the cellar is flooded');
      if (job.address.includes('VisitorExhibitor') && !isErrorPage)
        throw new TypeError("Cannot read properties of undefined (reading 'Title')");
      if (job.address.includes('EventsCalender')) throw new Error('the error page is flooded too');
      return original.renderDocument(job, sections);
    },
  };
})();`;

// The organiser's failures lead to the same pages: error-responses.spec.ts.
test.describe('a shell that fails', { tag: '@full' }, () => {
  test.beforeAll(async ({ ownSite }) => {
    await putVariantLive(ownSite, 'shell', '1.1.0-failing', { server: failing });
    // Without good copies of its pages.
    await ownSite.restartWeb();
  });
  test.afterAll(({ ownSite }) => restoreReleases(ownSite));

  for (const [what, path, texts] of [
    [
      'responds with 500, text in both languages and a home link',
      '/News',
      ['500 Internal Server Error', '500 伺服器內部錯誤'],
    ],
    [
      'shows the no-data page when the error message contains "undefined"',
      '/VisitorExhibitor',
      ['We’re getting things ready for you!', '精彩內容準備中'],
    ],
  ] as const)
    test(what, async ({ page, ownSite }) => {
      for (const locale of locales) {
        await page.setViewportSize(locale === 'tw' ? phone : desktop);
        await page.emulateMedia({ colorScheme: locale === 'tw' ? 'dark' : 'light' });
        const response = await page.goto(ownSite.url + inLanguage(locale, path));
        expect(response?.status()).toBe(500);
        expect(response?.headers()['cache-control']).toBe('no-store');
        const main = page.getByRole('main');
        for (const text of texts) await expect(main).toContainText(text);
        await expect(main.getByRole('link')).toHaveAttribute('href', inLanguage(locale, '/'));
        expect(await axeViolationsOn(page)).toEqual([]);
      }
    });

  test('shows a fallback page with the warning strip when the error page fails too', async ({
    page,
    ownSite,
  }) => {
    const response = await page.goto(`${ownSite.url}/EventsCalender`);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading')).toContainText(
      'An error occurred while showing the error page',
    );
    await expect(page.getByRole('link')).toHaveAttribute('href', `${ownSite.url}/`);
    const strip = await page.locator('.site-warning-text').boundingBox();
    expect((strip?.height ?? 0) * (strip?.width ?? 0)).toBeGreaterThanOrEqual(0.1 * 1280 * 800);
    expect(strip?.y).toBeGreaterThan(700);
    expect(await axeViolationsOn(page)).toEqual([]);
    // Pages that do not fail are served.
    expect((await page.goto(`${ownSite.url}/ExhibitorInfo`))?.status()).toBe(200);
  });
});
