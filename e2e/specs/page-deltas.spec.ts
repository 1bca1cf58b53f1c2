import type { Response } from '@playwright/test';
import { expect, test, type Page } from './test.ts';

const KB = 1024;

/** Reopens a page until the response is a delta to a dictionary. Returns its size in bytes. */
async function openAsDelta(page: Page, address: string): Promise<number> {
  let size = Infinity;
  await expect(async () => {
    const response = await page.goto(address);
    expect(await encodingOf(response)).toBe('dcz');
    size = (await response?.request().sizes())?.responseBodySize ?? Infinity;
  }).toPass();
  return size;
}

const encodingOf = async (response: Response | null) =>
  (await response?.allHeaders())?.['content-encoding'];

test('a second page is sent as a small delta to a shared dictionary', async ({
  browser,
  site,
  routes,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site + routes.story);
  const other = await page.locator('.dw-neighbours a').first().getAttribute('href');
  expect(await openAsDelta(page, site + other)).toBeLessThanOrEqual(3 * KB);
  expect(await openAsDelta(page, site + routes.exhibitors)).toBeLessThanOrEqual(9 * KB);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);

  // A reload gets the whole page, for browsers that cannot decode the delta.
  expect(await encodingOf(await page.reload())).toBe('br');
  // Personal pages are never sent as a delta, and link to no dictionary.
  const personal = await page.goto(site + routes.submission);
  expect(await encodingOf(personal)).toBe('br');
  expect((await personal?.allHeaders())?.['link']).not.toContain('compression-dictionary');
  await context.close();
});
