import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, openPage, type Page } from './test.ts';

export const cachedBytes = () =>
  (async () => {
    let bytes = 0;
    for (const name of await caches.keys())
      for (const response of await (await caches.open(name)).matchAll())
        bytes += (await response.blob()).size;
    return bytes;
  })();
export const cachedPaths = () =>
  (async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  })();

/** Text of the file that a link downloads. */
export async function fileOf(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path(), 'utf8');
}

/** Opens the site once and waits until the service worker has cached the offline content. */
export async function openAndCache(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  const list = `/offline.json?lang=${new URL(url).pathname.startsWith('/en') ? 'en' : 'tw'}`;
  await expect
    .poll(() => page.evaluate(async (name) => (await caches.match(name)) !== undefined, list))
    .toBe(true);
}
