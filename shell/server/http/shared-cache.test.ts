import { createSharedCache } from './shared-cache.ts';

type Entry = { bytes: number };
const cacheOf = (bounds: { max?: number; maxSize: number; maxEntrySize: number }) =>
  createSharedCache<Entry>(bounds, ({ bytes }) => bytes);

it('shares the number of entries in the same way, and gives all of it to one that is alone', () => {
  const cache = cacheOf({ max: 10, maxSize: 1000, maxEntrySize: 300 });
  for (let at = 0; at < 10; at += 1) cache.set('info', `info ${at}`, { bytes: 1 });
  expect(cache.size()).toBe(10);
  cache.get('info 0');
  cache.set('visitor', 'visitor', { bytes: 1 });
  for (let at = 10; at < 20; at += 1) cache.set('info', `info ${at}`, { bytes: 1 });
  expect(cache.size()).toBe(10);
  expect(cache.get('visitor')).toBeDefined();
});
