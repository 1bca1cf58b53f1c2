import type { HeadContext } from '@dswine/shared/section/section';
import { head as headOfItem } from './news-item-head.ts';
import { head as headOfList } from './news-list-head.ts';
import { sampleNewsDetail, sampleNewsList } from './news.sample.ts';

const t: HeadContext['t'] = (key, options) => `${key}${options ? JSON.stringify(options) : ''}`;
const context = (given: Partial<HeadContext>): HeadContext => ({
  locale: 'tw',
  params: {},
  query: {},
  edition: undefined,
  data: {},
  t,
  ...given,
});

describe('the list', () => {
  it('is one page under its own name', () => {
    expect(headOfList(context({ data: { news: sampleNewsList('tw') } }))).toEqual({
      title: 'news.title',
      description: 'news.description',
      canonical: '/News',
      noindex: false,
    });
  });
  it('has each further page of a category as its own', () => {
    const said = headOfList(
      context({
        params: { category: 'show' },
        query: { page: ['2'] },
        data: { news: sampleNewsList('tw', { category: 'show' }) },
      }),
    );
    expect(said.title).toContain('展會公告');
    expect(said.title).toContain('"page":2');
    expect(said.canonical).toBe('/News/show?page=2');
  });
  it('is not indexed when the category is unknown', () => {
    expect(headOfList(context({ params: { category: 'nothing' } })).noindex).toBe(true);
  });
});

describe('a news item', () => {
  it('speaks for itself and shows its picture', () => {
    const item = sampleNewsDetail('tw');
    expect(headOfItem(context({ params: { id: item.Id }, data: { item } }))).toEqual({
      title: item.Title,
      description: item.Summary,
      image: item.Picture.Src,
      canonical: `/News/Detail/${item.Id}`,
    });
  });
  it('is not indexed when it is unknown', () => {
    expect(headOfItem(context({ params: { id: '9' } })).noindex).toBe(true);
  });
});
