import type { HeadContext } from '@dswine/shared/section/section';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { head as headOfItem } from './news-item-head.ts';
import { head as headOfList } from './news-list-head.ts';
import { sampleNewsDetail, sampleNewsList } from './news.fixture.ts';

const t: HeadContext['t'] = (key, options) => `${key}${options ? JSON.stringify(options) : ''}`;
const context = (overrides: Partial<HeadContext>): HeadContext => ({
  locale: 'tw',
  params: {},
  query: {},
  edition: undefined,
  data: {},
  t,
  ...overrides,
});

describe('the head of the news list', () => {
  it('has the title, canonical URL and breadcrumb of the list', () => {
    expect(headOfList(context({ data: { news: sampleNewsList('tw') } }))).toEqual({
      title: 'news.title',
      description: 'news.description',
      canonical: '/News',
      noindex: false,
      breadcrumb: [{ name: 'news.title', path: '/News' }],
    });
  });
  it('has a separate title and canonical URL for each page of a category', () => {
    const result = headOfList(
      context({
        params: { category: 'show' },
        query: { page: ['2'] },
        data: { news: sampleNewsList('tw', { category: 'show' }) },
      }),
    );
    expect(result.title).toContain('展覽公告');
    expect(result.title).toContain('"page":2');
    expect(result.canonical).toBe('/News/show?page=2');
  });
  it('sets noindex for an unknown category', () => {
    expect(headOfList(context({ params: { category: 'nothing' } })).noindex).toBe(true);
  });
});

describe('the head of a news item', () => {
  it('has the title, summary, share picture and breadcrumb of the item', () => {
    const item = sampleNewsDetail('tw');
    expect(headOfItem(context({ params: { id: item.Id }, data: { item } }))).toMatchObject({
      title: item.Title,
      description: item.Summary,
      image: '/api/expo/Share/DSWINE2026/news/512-0123456789ab.jpg?Lang=tw',
      canonical: '/News/Detail/512',
      breadcrumb: [
        { name: 'news.title', path: '/News' },
        { name: item.Category.Name, path: `/News/${item.Category.Code}` },
        { name: item.Title, path: '/News/Detail/512' },
      ],
    });
  });
  it('describes the item as a NewsArticle by the organiser in JSON-LD', () => {
    const item = sampleNewsDetail('en');
    const result = headOfItem(
      context({ locale: 'en', params: { id: '512' }, data: { item }, edition: sampleEdition }),
    );
    const organiser = {
      '@type': 'Organization',
      '@id': '/#organiser',
      name: 'Taipei Wine Fair Office',
      url: '/en',
    };
    expect(result.jsonLd).toEqual([
      {
        '@type': 'NewsArticle',
        headline: item.Title,
        description: item.Summary,
        articleSection: item.Category.Name,
        datePublished: item.PublishedAt,
        dateModified: '2026-02-27T09:00:00+08:00',
        image: ['/api/expo/Share/DSWINE2026/news/512-0123456789ab.jpg?Lang=en'],
        url: '/en/News/Detail/512',
        mainEntityOfPage: '/en/News/Detail/512',
        inLanguage: 'en',
        author: organiser,
        publisher: organiser,
      },
    ]);
  });
  it('sets noindex for an unknown item', () => {
    expect(headOfItem(context({ params: { id: '9' } })).noindex).toBe(true);
  });
});
