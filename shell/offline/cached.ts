import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyHandler } from 'workbox-strategies';
import { markAsCached } from './mark-as-cached.ts';
import { mayCache } from './cache-rules.ts';

/**
 * The caches and their maximum sizes. With about 90 KB per page, 15 KB per response, 12 KB per file
 * and 6 KB per picture, the total stays below 6 MB. `e2e/specs/faults/offline.spec.ts` measures it.
 */
const matchOptions = { ignoreVary: true };
const limit = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: 14 * 24 * 60 * 60,
    purgeOnQuotaError: true,
    matchOptions,
  });

/**
 * Firefox resolves a failed navigation preload to an error response, which workbox takes for the
 * network's. Other browsers reject it.
 */
class PagesFromNetwork extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await super._handle(request, handler);
    const shown = response.type === 'error' ? await handler.cacheMatch(request) : response;
    if (!shown) throw new Error(`Neither the network nor the cache has ${request.url}.`);
    return shown;
  }
}

export const pages = new PagesFromNetwork({
  cacheName: 'dswine-pages',
  matchOptions,
  plugins: [mayCache, limit(32), markAsCached],
});
export const responses = new NetworkFirst({
  cacheName: 'dswine-answers',
  matchOptions,
  plugins: [mayCache, limit(48)],
});
export const files = new CacheFirst({
  cacheName: 'dswine-files',
  matchOptions,
  plugins: [mayCache, limit(160)],
});
export const pictures = new CacheFirst({
  cacheName: 'dswine-pictures',
  matchOptions,
  plugins: [mayCache, limit(120)],
});
