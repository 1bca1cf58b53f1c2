import type { Strategy } from 'workbox-strategies/Strategy.js';
import { answers, files, pages } from './cached.ts';
import type { Here } from './messages.ts';

/** `/offline.json`: what the show floor needs, by the composition and the content of now. */
type Floor = { composition: number; content: string; pages: string[]; files: string[] };

/**
 * Keeps the pages of the show floor and the one that the visitor is at. Asked by every page once it is idle; fetches only what is not kept yet, or what
 * the composition or the content has changed since.
 */
export async function cacheShowFloor({ locale, url }: Here, event: ExtendableEvent): Promise<void> {
  const list = `/offline.json?lang=${locale}`;
  const answer = await fetch(list, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const floor = (await answer.clone().json()) as Floor;
  const before = (await (await caches.match(list))?.json()) as Floor | undefined;
  const changed = before?.content !== floor.content || before.composition !== floor.composition;
  if (before !== undefined && before.content !== floor.content) {
    if (!(await renew(floor.pages, event))) return;
  } else for (const page of floor.pages) await keep(pages, page, changed, event);
  for (const file of floor.files) await keep(files, file, false, event);
  await keep(pages, url, false, event);
  if (!changed) return;
  await dropUnused(floor.files);
  await (await caches.open(pages.cacheName)).put(list, answer);
}

/**
 * Fetches the pages of the floor anew and drops the others: what was withdrawn must not be read from here either. False
 * when the network was lost on the way: then all stays as it was, and the next page tries again.
 */
async function renew(floor: readonly string[], event: ExtendableEvent): Promise<boolean> {
  const good: string[] = [];
  for (const page of floor) {
    const answer = await pages.handle({ request: new Request(page), event }).catch(() => undefined);
    if (!answer || answer.headers.get('server-timing') === 'kept') return false;
    if (answer.ok) good.push(page);
  }
  await caches.delete(answers.cacheName);
  const cache = await caches.open(pages.cacheName);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!good.includes(pathname + search)) await cache.delete(url, { ignoreVary: true });
  }
  return true;
}

async function keep(
  strategy: Strategy,
  address: string,
  again: boolean,
  event: ExtendableEvent,
): Promise<void> {
  if (
    !again &&
    (await (await caches.open(strategy.cacheName)).match(address, { ignoreVary: true }))
  )
    return;
  // One that cannot be had now is asked for by the next page.
  await strategy.handle({ request: new Request(address), event }).catch(() => undefined);
}

/** Files of earlier releases that no kept page names any more. */
async function dropUnused(wanted: readonly string[]): Promise<void> {
  const [ofPages, ofFiles] = [
    await caches.open(pages.cacheName),
    await caches.open(files.cacheName),
  ];
  const named = new Set(wanted);
  for (const page of await ofPages.matchAll())
    for (const [file] of (await page.text()).matchAll(/\/releases\/[^"\s\\]+/g)) named.add(file);
  for (const file of await ofFiles.keys())
    if (!named.has(new URL(file.url).pathname)) await ofFiles.delete(file, { ignoreVary: true });
}
