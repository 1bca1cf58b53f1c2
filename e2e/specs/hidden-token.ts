import { expect, type Page } from './test.ts';

const token = /[0-9a-f]{40}/;

/** Expects that the URL has no token, and that no script, log or other site can read it. */
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
