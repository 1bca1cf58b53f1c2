import type { Strategy } from 'workbox-strategies/Strategy.js';
import { responses, files, pages } from './cached.ts';
import type { Locale } from '@dswine/shared/contract/locales';
import type { CurrentPageMessage } from './messages.ts';

/**
 * `/offline.json`: the pages, their files and their data to cache for the current composition and
 * content.
 */
type FloorManifest = {
  composition: number;
  content: string;
  pages: string[];
  /** Those whose document serves every query. */
  anyQuery?: string[];
  files: string[];
  answers: string[];
};

const manifestUrl = (locale: Locale) => `/offline.json?lang=${locale}`;

async function cachedManifest(locale: Locale): Promise<FloorManifest | undefined> {
  return (await (await caches.match(manifestUrl(locale)))?.json()) as FloorManifest | undefined;
}

/** Whether the cached document of this path shows the page for a URL with any query. */
export async function servesAnyQuery(locale: Locale, pathname: string): Promise<boolean> {
  const floor = await cachedManifest(locale);
  if (floor?.anyQuery?.includes(pathname) !== true) return false;
  const cache = await caches.open(pages.cacheName);
  return (await cache.match(pathname, { ignoreVary: true })) !== undefined;
}

/**
 * Caches the pages of the show floor and the visitor's current page. Every page triggers this once
 * it is idle. Fetches only what is not cached yet or has changed with the composition or content.
 */
export async function cacheShowFloor(
  { locale, url }: CurrentPageMessage,
  event: ExtendableEvent,
): Promise<void> {
  const list = manifestUrl(locale);
  const response = await fetch(list, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const floor = (await response.clone().json()) as FloorManifest;
  const previous = await cachedManifest(locale);
  const changed = previous?.content !== floor.content || previous.composition !== floor.composition;
  if (previous !== undefined && previous.content !== floor.content) {
    if (!(await refreshPages(floor.pages, event))) return;
  } else for (const page of floor.pages) await ensureCached(pages, page, changed, event);
  for (const answer of floor.answers) await ensureCached(responses, answer, changed, event);
  for (const file of floor.files) await ensureCached(files, file, false, event);
  await ensureCached(pages, url, false, event);
  if (!changed) return;
  await dropUnused(floor.files);
  await (await caches.open(pages.cacheName)).put(list, response);
}

/**
 * Fetches all pages of the show floor again and deletes the others, which may have been withdrawn.
 * Returns false if the network fails midway: nothing is deleted, and the next page tries again.
 */
async function refreshPages(floor: readonly string[], event: ExtendableEvent): Promise<boolean> {
  const fetched: string[] = [];
  for (const page of floor) {
    const response = await pages
      .handle({ request: new Request(page), event })
      .catch(() => undefined);
    if (!response || response.headers.get('server-timing') === 'kept') return false;
    if (response.ok) fetched.push(page);
  }
  await caches.delete(responses.cacheName);
  const cache = await caches.open(pages.cacheName);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!fetched.includes(pathname + search)) await cache.delete(url, { ignoreVary: true });
  }
  return true;
}

async function ensureCached(
  strategy: Strategy,
  address: string,
  refetch: boolean,
  event: ExtendableEvent,
): Promise<void> {
  if (
    !refetch &&
    (await (await caches.open(strategy.cacheName)).match(address, { ignoreVary: true }))
  )
    return;
  // If this fails, the next page tries again.
  await strategy.handle({ request: new Request(address), event }).catch(() => undefined);
}

/** Deletes files of earlier releases that no cached page references. */
async function dropUnused(wanted: readonly string[]): Promise<void> {
  const [pageCache, fileCache] = [
    await caches.open(pages.cacheName),
    await caches.open(files.cacheName),
  ];
  const usedFiles = new Set(wanted);
  for (const page of await pageCache.matchAll())
    for (const [file] of (await page.text()).matchAll(/\/releases\/[^"\s\\]+/g))
      usedFiles.add(file);
  for (const file of await fileCache.keys())
    if (!usedFiles.has(new URL(file.url).pathname))
      await fileCache.delete(file, { ignoreVary: true });
}
