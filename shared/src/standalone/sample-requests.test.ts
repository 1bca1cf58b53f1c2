import type { Section } from '../section/section.ts';
import { findSampleRequest, sampleRequestsOf } from './sample-requests.ts';

const load = async () => ({ Page: () => null, head: () => ({ title: '', description: '' }) });
const section: Section = {
  name: 'cellar',
  routes: [
    {
      id: 'wines',
      path: 'Wines/:category?',
      query: { keyword: 'text', country: 'codes', page: 'number' },
      data: {
        wines: { template: 'Wines/{Code}?Items=card{&Lang,Category,Keyword,Country*,Page}' },
      },
      load,
    },
    {
      id: 'wine',
      path: 'Wines/Detail/:id',
      data: {
        wine: { template: 'Wines/Detail/{Code}/{Id}{?Lang}' },
        news: { template: 'News/{Code}?PageSize=3&Wine={Id}{&Lang}' },
      },
      load,
    },
    {
      id: 'year',
      path: 'Years/:year?',
      data: { year: { template: 'Years/{Code}{/Year}{?Lang}' } },
      load,
    },
  ],
  fragments: [
    {
      id: 'news',
      slot: 'home',
      order: 1,
      data: { all: { template: 'News/{Code}?PageSize=3{&Lang}' } },
      load: async () => ({ Fragment: () => null }),
    },
  ],
  menu: [],
  loadMessages: async () => ({ default: {} }),
};

it.each([
  ['Wines/F26?Items=card&Lang=en', 'wines', {}, {}],
  [
    'Wines/F26?Items=card&Lang=en&Category=red&Keyword=n%C3%A9%20%26&Country=FR&Country=IT',
    'wines',
    { category: 'red' },
    { keyword: ['né &'], country: ['FR', 'IT'] },
  ],
  ['Wines/Detail/F26/7?Lang=en', 'wine', { id: '7' }, {}],
  ['News/F26?PageSize=3&Wine=7&Lang=en', 'news', { id: '7' }, {}],
  ['News/F26?PageSize=3&Lang=en', 'all', {}, {}],
  ['Years/F26?Lang=en', 'year', {}, {}],
  ['Years/F26/2025?Lang=en', 'year', { year: '2025' }, {}],
])('finds the request of %s', (key, name, params, query) => {
  expect(findSampleRequest(section, key)).toEqual({
    name,
    request: { locale: 'en', params, query },
  });
});

it.each(['Wines/F26?Items=all&Lang=en', 'Wines/F26/7?Lang=en', 'News/F26?PageSize=4&Lang=en'])(
  'finds no request of %s',
  (key) => {
    expect(findSampleRequest(section, key)).toBeUndefined();
  },
);

it('finds what the pages of a section request at their addresses', () => {
  const standalone = { section, samples: {}, addresses: { wine: '/Wines/Detail/7' } };
  const requests = sampleRequestsOf(standalone, { exhibitionCode: 'F26', locale: 'tw' });
  expect(requests.size).toBe(5);
  for (const [key, requested] of requests)
    expect(findSampleRequest(section, key)).toEqual(requested);
});
