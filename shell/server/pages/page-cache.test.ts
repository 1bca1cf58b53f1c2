import { encodings } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import { createPageCache, partitionOf, type CachedPage } from './page-cache.ts';

const page = (status: number): CachedPage => ({
  status,
  labels: { page: 'info/news', section: 'info', release: '1.0.0' },
  content: encodeContent(`${status}`, encodings),
  revision: 1,
  dependencies: '',
  contentRevision: 'a',
  headers: [],
  renderedAt: 0,
  validUntil: Number.POSITIVE_INFINITY,
});

it('evicts neither pages nor valid filters of the site after thousands of invented URLs', () => {
  const cache = createPageCache();
  const [good, filtered, other] = [page(200), page(200), page(200)];
  cache.set('/News', good, 'pages');
  for (let count = 0; count < 5000; count += 1) cache.set(`/News?tag=${count}`, other, 'filtered');
  cache.set('/VisitorExhibitor?area=sake', filtered, 'filtered');
  for (let count = 0; count < 5000; count += 1) cache.set(`/made-up-${count}`, other, 'invented');
  expect(cache.get('/News')).toBe(good);
  expect(cache.get('/VisitorExhibitor?area=sake')).toBe(filtered);
  expect(cache.get('/made-up-4999')).toBe(other);
  expect(cache.size()).toBeLessThan(1500);
});

it('keeps the pages of a section however long those of another one are', () => {
  const cache = createPageCache();
  const pageOf = (section: string, bytes: number): CachedPage => ({
    ...page(200),
    labels: { page: `${section}/page`, section, release: '1.0.0' },
    content: { identity: Buffer.alloc(bytes), hash: '' },
  });
  const good = pageOf('info', 200_000);
  for (let count = 0; count < 100; count += 1) cache.set(`/News/${count}`, good, 'pages');
  for (let count = 0; count < 100; count += 1)
    cache.set(`/Long/${count}`, pageOf('events', 3_000_000), 'pages');
  cache.set('/Longer', pageOf('events', 4_000_000), 'pages');
  for (let count = 0; count < 100; count += 1) expect(cache.get(`/News/${count}`)).toBe(good);
  expect(cache.get('/Long/99')).toBeDefined();
  expect(cache.get('/Longer')).toBeUndefined();
});

it.each([
  [200, { page: ['2'] }, 24, 'pages'],
  // The unfiltered list.
  [200, {}, 0, 'pages'],
  [200, { area: ['sake', 'wine'], page: ['2'] }, 24, 'filtered'],
  [200, { day: ['2026-04-17'] }, 24, 'filtered'],
  [200, { area: ['sake'] }, 0, 'invented'],
  // One valid code and one unknown code.
  [200, { area: ['sake', 'ZZ1'] }, 24, 'invented'],
  [200, { area: ['sak'] }, 24, 'invented'],
  [404, undefined, 24, 'invented'],
])(
  'the partition of status %s and query %j with %s hits is %s',
  (status, query, total, partition) => {
    const data = {
      'Exhibitors/X?Lang=tw': {
        Total: total,
        Facets: { Areas: [{ Code: 'sake' }, { Code: 'wine' }] },
      },
      'Event/Calendar/X': [{ Start: '2026-04-17T10:00:00+08:00' }],
    };
    expect(partitionOf({ status, query, data })).toBe(partition);
  },
);
