import { promoteVariant, waitForRevision } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import { desktop, expect, inLanguage, locales, phone, test, openPage } from './test.ts';

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

test.describe('pages that do not exist', () => {
  for (const locale of locales)
    test(`respond with 404, text in both languages and a home link (${locale})`, async ({
      page,
      site,
    }) => {
      for (const path of [
        '/NoSuchPage',
        '/NotFound',
        '/VisitorExhibitor/Detail/0',
        '/News/Detail/no-such-story',
        '/a/b/c',
      ]) {
        const response = await page.goto(site + inLanguage(locale, path));
        expect(response?.status(), path).toBe(404);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText('Page not Found');
        await expect(heading).toContainText('找不到頁面');
        await expect(page.getByRole('main')).toContainText('This page could not be found');
        await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
          'href',
          inLanguage(locale, '/'),
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });

  test('show the error page in the layout after client navigation, with a working home link', async ({
    page,
    site,
  }) => {
    await openPage(page, `${site}/News`);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/NoSuchPage';
      link.textContent = 'nowhere';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('找不到頁面');
    await expect(page).toHaveTitle(/找不到頁面/);
    await page.getByRole('main').getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  });
});

test.describe('a shell that fails', () => {
  let failed: Site;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    failed = await startSite('failing-shell');
    await promoteVariant(failed, 'shell', '1.1.0-failing', {
      server: failing,
      isUnchecked: true,
    });
    await waitForRevision(failed, 2);
  });
  test.afterAll(async () => failed.stop());

  for (const locale of locales) {
    test(`responds with 500, text in both languages and a home link (${locale})`, async ({
      page,
    }) => {
      const response = await page.goto(failed.url + inLanguage(locale, '/News'));
      expect(response?.status()).toBe(500);
      expect(response?.headers()['cache-control']).toBe('no-store');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('500 Internal Server Error');
      await expect(heading).toContainText('500 伺服器內部錯誤');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
        'href',
        inLanguage(locale, '/'),
      );
    });

    test(`shows the no-data page when the error message contains "undefined" (${locale})`, async ({
      page,
    }) => {
      const response = await page.goto(failed.url + inLanguage(locale, '/VisitorExhibitor'));
      expect(response?.status()).toBe(500);
      await expect(page.getByRole('main')).toContainText('We’re getting things ready for you!');
      await expect(page.getByRole('main')).toContainText('精彩內容準備中');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
        'href',
        inLanguage(locale, '/'),
      );
    });
  }

  test('shows a fallback page with the warning strip when the error page fails too', async ({
    page,
  }) => {
    const response = await page.goto(`${failed.url}/EventsCalender`);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading')).toContainText(
      'An error occurred while showing the error page',
    );
    await expect(page.getByRole('link')).toHaveAttribute('href', `${failed.url}/`);
    const strip = await page.locator('.site-warning-text').boundingBox();
    expect((strip?.height ?? 0) * (strip?.width ?? 0)).toBeGreaterThanOrEqual(0.1 * 1280 * 800);
    expect(strip?.y).toBeGreaterThan(700);
  });

  test('shows error pages without axe violations', async ({ browser }) => {
    for (const [colorScheme, viewport] of [
      ['dark', phone],
      ['light', desktop],
    ] as const) {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      for (const path of ['/News', '/en/VisitorExhibitor', '/EventsCalender']) {
        await page.goto(failed.url + path);
        expect(await axeViolationsOn(page), `${path}, ${colorScheme}`).toEqual([]);
      }
      await context.close();
    }
  });

  test('still serves the pages that do not fail', async ({ page }) => {
    await openPage(page, `${failed.url}/ExhibitorInfo`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
