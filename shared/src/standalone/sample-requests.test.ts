import { requestKey } from '../section/request-key.ts';
import { findSampleRequest, sampleAddress } from './sample-requests.ts';
import type { Standalone } from './samples.ts';

const load = () => Promise.reject(new Error('no code'));
const calls = {
  list: 'News/{Code}{?Lang,Page}',
  category: 'News/{Code}{?Lang,Category,Page}',
  latest: 'News/{Code}?PageSize=4{&Lang}',
  record: 'Event/Info/{Code}{/Id}{?Lang}',
  found: 'Search/{Code}?Keyword={Q}{&Lang,Kind*}',
} as const;
const data = (name: keyof typeof calls) => ({ [name]: { template: calls[name] } });
const section: Standalone['section'] = {
  name: 'cellar',
  routes: [
    { id: 'list', path: 'News', query: { page: 'number' }, data: data('list'), load },
    {
      id: 'category',
      path: 'News/:category',
      query: { page: 'number' },
      data: data('category'),
      load,
    },
    { id: 'record', path: 'Event/:id?', data: data('record'), load },
    {
      id: 'found',
      path: 'Search',
      query: { q: 'text', kind: 'codes' },
      data: data('found'),
      load,
    },
  ],
  fragments: [{ id: 'latest', slot: 'home', order: 1, data: data('latest'), load }],
  menu: [],
  loadMessages: async () => ({ default: {} }),
};

it.each<
  [name: keyof typeof calls, params: Record<string, string>, query: Record<string, string[]>]
>([
  ['list', {}, { page: ['2'] }],
  ['category', { category: 'wine & food' }, {}],
  ['latest', {}, {}],
  ['record', { id: '7/8' }, {}],
  ['record', {}, {}],
  ['found', {}, { q: ['酒 100%'], kind: ['news', 'events'] }],
])('finds the request "%s" with %j and %j by its key', (name, params, query) => {
  const at = { exhibitionCode: 'DSWINE2026', locale: 'en' as const, params, query };
  const found = findSampleRequest(section, requestKey({ template: calls[name] }, at));
  expect(found).toMatchObject({ name, request: { locale: 'en', params, query } });
});

it('finds nothing for a key of no template, and no address of a parameter without a sample', () => {
  expect(findSampleRequest(section, 'News/DSWINE2026/7?Lang=en')).toBeUndefined();
  const route = { id: 'category', path: 'News/:category' };
  expect(() => sampleAddress(route)).toThrow('"category" has a parameter');
  expect(sampleAddress(route, { category: '/News/wine' })).toBe('/News/wine');
  expect(sampleAddress({ id: 'record', path: 'Event/:id?' })).toBe('/Event');
});
