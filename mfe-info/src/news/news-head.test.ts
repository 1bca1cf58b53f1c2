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

describe('the list', () => {
  it('is one page under its own name', () => {
    expect(headOfList(context({ data: { news: sampleNewsList('tw') } }))).toEqual({
      title: 'news.title',
      description: 'news.description',
      canonical: '/News',
      noindex: false,
      breadcrumb: [{ name: 'news.title', path: '/News' }],
    });
  });
  it('has each further page of a category as its own', () => {
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
  it('is not indexed when the category is unknown', () => {
    expect(headOfList(context({ params: { category: 'nothing' } })).noindex).toBe(true);
  });
});

describe('a news item', () => {
  it('speaks for itself and shows its picture', () => {
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
  it('is an article of the organiser for search engines', () => {
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
  it('is not indexed when it is unknown', () => {
    expect(headOfItem(context({ params: { id: '9' } })).noindex).toBe(true);
  });
});
