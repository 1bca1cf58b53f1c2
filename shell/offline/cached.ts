import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { markAsCached } from './mark-as-cached.ts';
import { mayCache } from './cache-rules.ts';

/**
 * What is kept, and how much of it at most. With pages of some 90 KB, answers of 15, files of 12 and drawings of 6 that stays below 6 MB, which
 * e2e/specs/offline.spec.ts weighs.
 */
const ignoring = { ignoreVary: true };
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: 14 * 24 * 60 * 60,
    purgeOnQuotaError: true,
    matchOptions: ignoring,
  });

export const pages = new NetworkFirst({
  cacheName: 'dswine-pages',
  matchOptions: ignoring,
  plugins: [mayCache, atMost(32), markAsCached],
});
export const answers = new NetworkFirst({
  cacheName: 'dswine-answers',
  matchOptions: ignoring,
  plugins: [mayCache, atMost(48)],
});
export const files = new CacheFirst({
  cacheName: 'dswine-files',
  matchOptions: ignoring,
  plugins: [mayCache, atMost(160)],
});
export const pictures = new CacheFirst({
  cacheName: 'dswine-pictures',
  matchOptions: ignoring,
  plugins: [mayCache, atMost(120)],
});
