import type { HeadContext } from '@dswine/shared/section/section';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { head as headOfItem } from './news-item-head.ts';
import { head as headOfList } from './news-list-page.tsx';
import { sampleNewsDetail, sampleNewsList } from './news.fixture.ts';

const context = (overrides: Partial<HeadContext>): HeadContext => ({
  locale: 'tw',
  params: {},
  query: {},
  edition: undefined,
  data: {},
  t: (key, options) => `${key}${options ? JSON.stringify(options) : ''}`,
  ...overrides,
});

it('has a title and canonical URL for the list and each page of a category', () => {
  expect(headOfList(context({ data: { news: sampleNewsList('tw') } }))).toMatchObject({
    title: 'news.title',
    canonical: '/News',
    noindex: false,
    breadcrumb: [{ name: 'news.title', path: '/News' }],
  });
  const { title, canonical } = headOfList(
    context({
      params: { category: 'show' },
      query: { page: ['2'] },
      data: { news: sampleNewsList('tw', { category: 'show' }) },
    }),
  );
  expect(title).toMatch(/展覽公告.*"page":2/);
  expect(canonical).toBe('/News/show?page=2');
});

it('sets noindex for an unknown category or item', () => {
  expect(headOfList(context({ params: { category: 'nothing' } })).noindex).toBe(true);
  expect(headOfItem(context({ params: { id: '9' } })).noindex).toBe(true);
});

it('describes an item as a NewsArticle by the organiser in JSON-LD', () => {
  const item = sampleNewsDetail('en');
  const edition = sampleEdition;
  const result = headOfItem(
    context({ locale: 'en', params: { id: '512' }, data: { item }, edition }),
  );
  expect(result).toMatchObject({
    title: item.Title,
    description: item.Summary,
    image: item.Share,
    canonical: '/News/Detail/512',
    breadcrumb: [
      { name: 'news.title', path: '/News' },
      { name: 'Events', path: '/News/event' },
      { name: item.Title, path: '/News/Detail/512' },
    ],
  });
  const organiser = { '@id': '/#organiser', name: 'Taipei Wine Fair Office', url: '/en' };
  expect(result.jsonLd).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: item.Title,
      articleSection: 'Events',
      datePublished: item.PublishedAt,
      dateModified: item.UpdatedAt,
      image: [item.Share],
      url: '/en/News/Detail/512',
      inLanguage: 'en',
      author: organiser,
      publisher: organiser,
    },
  ]);
});
