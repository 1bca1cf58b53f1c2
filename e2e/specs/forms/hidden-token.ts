import { expect, type Page } from '../test.ts';

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

/**
 * The URLs and referrers that the page requests from now on, without the document `address` itself,
 * which a service worker that controls the page already requests once more.
 */
export function requestsBeside(page: Page, address: string): string[] {
  const lines: string[] = [];
  page.on('request', (request) => {
    const line = `${request.url()} ${request.headers()['referer'] ?? ''}`.trim();
    if (line !== address) lines.push(line);
  });
  return lines;
}
