import { expect, type Page } from './test.ts';

const token = /[0-9a-f]{40}/;

/**
 * The page stands at its clean address, and its token is nowhere that a script, a log or another
 * site could read it.
 */
export async function expectHiddenToken(page: Page, path: string): Promise<void> {
  const url = new URL(page.url());
  expect(url.pathname).toBe(path);
  expect(url.search).not.toMatch(token);
  const readable = (await page.context().cookies()).filter(
    ({ value, httpOnly }) => !httpOnly || !token.test(value),
  );
  expect(JSON.stringify(readable)).not.toMatch(token);
  expect(await page.locator('main').innerHTML()).not.toMatch(token);
}
