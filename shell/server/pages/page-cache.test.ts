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
  renderedAt: Date.now(),
  validUntil: Number.POSITIVE_INFINITY,
});

it.each(['filtered', 'invented'] as const)(
  'does not evict pages of the site after 5000 %s ones',
  async (room) => {
    const cache = createPageCache();
    const [good, other] = [page(200), page(200)];
    cache.set('/News', good, 'pages');
    for (let count = 0; count < 5000; count += 1) cache.set(`/made-up-${count}`, other, room);
    expect(cache.get('/News')).toBe(good);
    expect(cache.get('/made-up-4999')).toBe(other);
    expect(cache.size()).toBeLessThan(1100);
  },
);

it('does not evict valid filters after 5000 invented ones', async () => {
  const cache = createPageCache();
  const filtered = page(200);
  cache.set('/VisitorExhibitor?area=sake', filtered, 'filtered');
  for (let count = 0; count < 5000; count += 1)
    cache.set(`/VisitorExhibitor?country=ZZ${count}`, filtered, 'invented');
  expect(cache.get('/VisitorExhibitor?area=sake')).toBe(filtered);
});

it('stores one page per URL when its status or partition changes', async () => {
  const cache = createPageCache();
  const [good, missing] = [page(200), page(404)];
  for (const [one, room] of [
    [good, 'pages'],
    [missing, 'invented'],
    [good, 'filtered'],
    [missing, 'invented'],
  ] as const) {
    cache.set('/News/Detail/1', one, room);
    expect(cache.get('/News/Detail/1')).toBe(one);
    expect(cache.size()).toBe(1);
  }
});

describe('the partition of a page', () => {
  const list = (total: number) => ({
    'Exhibitors/X?Lang=tw': {
      Total: total,
      Facets: { Areas: [{ Code: 'sake' }, { Code: 'wine' }] },
    },
    'Event/Calendar/X': [{ Start: '2026-04-17T10:00:00+08:00' }],
  });

  it.each([
    [200, {}, 24, 'pages'],
    [200, { page: ['2'] }, 24, 'pages'],
    // The unfiltered list.
    [200, {}, 0, 'pages'],
    [200, { area: ['sake'] }, 24, 'filtered'],
    [200, { area: ['sake', 'wine'], page: ['2'] }, 24, 'filtered'],
    [200, { day: ['2026-04-17'] }, 24, 'filtered'],
    [200, { area: ['sake'] }, 0, 'invented'],
    [200, { area: ['ZZ1'] }, 24, 'invented'],
    // One valid code and one unknown code.
    [200, { area: ['sake', 'ZZ1'] }, 24, 'invented'],
    [200, { area: ['sak'] }, 24, 'invented'],
    [200, { sort: ['made-up'] }, 24, 'invented'],
    [404, {}, 24, 'invented'],
  ] as const)('of status %s and query %j with %s hits is %s', (status, query, total, room) => {
    const copied = Object.fromEntries(
      Object.entries(query).map(([name, codes]) => [name, [...codes]]),
    );
    expect(partitionOf({ status, query: copied, data: list(total) })).toBe(room);
  });

  it('of an unknown URL is "invented"', () => {
    expect(partitionOf({ status: 404, query: undefined, data: undefined })).toBe('invented');
  });
});
