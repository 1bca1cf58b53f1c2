import type { Response } from '@playwright/test';
import { expect, inLanguage, locales, test, type Page } from './test.ts';

const KB = 1024;

/** Reopens a page until the response is a delta to a dictionary. Returns its size in bytes. */
async function openAsDelta(page: Page, address: string): Promise<number> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(address, { waitUntil: 'load' });
    expect(await encodingOf(response)).toBe('dcz');
  }).toPass();
  const sizes = await (response as Response | null)?.request().sizes();
  return sizes?.responseBodySize ?? Infinity;
}

const encodingOf = async (response: Response | null) =>
  (await response?.allHeaders())?.['content-encoding'];

for (const locale of locales)
  test(`a second page is sent as a small delta to a shared dictionary (${locale})`, async ({
    browser,
    site,
    routes,
  }) => {
    const at = (path: string) => site + inLanguage(locale, path);
    const context = await browser.newContext({ locale: locale === 'en' ? 'en' : 'zh-TW' });
    const page = await context.newPage();
    await page.goto(at(routes.story));
    const other = await page.locator('.dw-neighbours a').first().getAttribute('href');
    expect(await openAsDelta(page, site + other)).toBeLessThanOrEqual(3 * KB);
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    expect(await openAsDelta(page, at(routes.exhibitors))).toBeLessThanOrEqual(9 * KB);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);

    // A reload gets the whole page, for browsers that cannot decode the delta.
    expect(await encodingOf(await page.reload())).toBe('br');
    // Personal pages are never sent as a delta, and link to no dictionary.
    const personal = await page.goto(at(routes.submission));
    expect(await encodingOf(personal)).toBe('br');
    expect((await personal?.allHeaders())?.['link']).not.toContain('compression-dictionary');
    await context.close();
  });
