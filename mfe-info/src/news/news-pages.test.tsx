import {
  expectAlert,
  expectArticles,
  expectLink,
  expectNoLink,
  expectText,
  expectTitle,
  headings,
  linksOf,
  navigation,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleNewsDetail, sampleNewsList } from './news.fixture.ts';

describe('the list', () => {
  it('starts with the newest story and loads its picture eagerly', async () => {
    await open('news');
    expectTitle('最新消息');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('2026年2月26日（四）');
    expect(first).toHaveTextContent('展覽公告');
    expect(first?.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(second?.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expectLink(/完整平面圖公布/, '/News/Detail/513');
  });

  it('links each category with its number of stories', async () => {
    await openEnglish('news');
    expect(linksOf(navigation('News categories'))).toEqual([
      ['All4', '/en/News'],
      ['Show news2', '/en/News/show'],
      ['Events2', '/en/News/event'],
    ]);
    const all = screen.getByRole('link', { name: /^All/, current: 'page' });
    expect(all).toHaveTextContent('All4');
  });

  it('shows the category as its heading, with a breadcrumb to all news', async () => {
    await open('news', { params: { category: 'event' } });
    expectTitle('活動講座');
    expectLink('最新消息', '/News', navigation('目前位置'));
    expectArticles(2);
    expect(screen.queryByRole('navigation', { name: '頁數' })).toBeNull();
  });

  it('links the previous and next pages of the category', async () => {
    const news = { ...sampleNewsList('en', { category: 'show' }), Page: 2, PageCount: 3 };
    const params = { category: 'show' };
    await openEnglish('news', { params, search: 'page=2', data: { news } });
    const pages = navigation('Pages');
    expectLink('Previous', '/en/News/show', pages);
    expectLink('Next', '/en/News/show?page=3', pages);
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('shows all news at News/Detail without an id', async () => {
    await open('news-all');
    expectTitle('最新消息');
    expectLink('第 2 頁', '/News?page=2');
  });

  it('reloads the news with the retry link when the organiser is busy', async () => {
    const requested: string[] = [];
    await open('news', {
      search: 'page=2',
      state: 'failed',
      fetcher: async (key) => (requested.push(key), sampleNewsList('tw', { page: 2 })),
    });
    expectAlert('伺服器忙碌中，請稍後再試。');
    await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
    expect(await screen.findByRole('link', { name: '參展報名截止' })).toBeVisible();
    expect(requested).toEqual(['News/DSWINE2026?Lang=tw&Page=2']);
  });
});

describe('a story', () => {
  it('shows its dates, text and picture', async () => {
    await open('news-item');
    expectTitle('十二場大師講座開放報名');
    const published = screen.getByText('2026年2月24日（二）');
    expect(published).toHaveAttribute('dateTime', '2026-02-24T10:30:00+08:00');
    expectText('2026年2月27日（五）');
    expect(headings(2)).toContain('怎麼報名');
    expectLink('預先登錄', '/VisitorReg');
    const picture = document.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('width', '800');
  });

  it('links its category, all news, its neighbours and related stories', async () => {
    await openEnglish('news-item');
    const breadcrumb = navigation('You are here');
    expectLink('Home', '/en', breadcrumb);
    expectLink('Events', '/en/News/event', breadcrumb);
    expectLink('Back to Latest News', '/en/News');
    const neighbours = navigation('Previous and next story');
    expectLink(/^Previous story/, '/en/News/Detail/511', neighbours);
    expectLink(/^Next story/, '/en/News/Detail/513', neighbours);
    const related = within(screen.getByRole('complementary', { name: 'Related stories' }));
    expect(related.getAllByRole('article')).toHaveLength(1);
  });

  it('omits the next link on the newest story, and related stories without any', async () => {
    await open('news-item', { data: { item: { ...sampleNewsDetail('tw', '513'), Related: [] } } });
    expect(screen.getByRole('link', { name: /^上一則/ })).toBeVisible();
    expectNoLink(/^下一則/);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('marks untranslated Chinese text on the English page', async () => {
    const item = { ...sampleNewsDetail('tw'), Untranslated: ['Title', 'Summary', 'Body'] };
    await openEnglish('news-item', { data: { item } });
    const body = screen.getByRole('blockquote').closest('[lang]');
    for (const part of [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText(item.Summary),
      body,
    ])
      expect(part).toHaveAttribute('lang', 'zh-Hant-TW');
  });
});

describe('the latest news on the home page', () => {
  const { Items, ...list } = sampleNewsList('en');
  const show = (shown: typeof Items) =>
    openEnglish('latest-news', { data: { news: { ...list, Items: shown } } });

  it('shows the newest stories and links to all news', async () => {
    await show(Items);
    expect(headings(2, region('Latest News'))).toEqual(['Latest News']);
    expectArticles(3);
    expectLink('All news', '/en/News');
  });

  it('omits past news unless there is no other news', async () => {
    const past = Items.map((item) => ({ ...item, Past: true as const }));
    const shown = await show([...Items.slice(0, 1), ...past.slice(1)]);
    expectArticles(1);
    expect(screen.queryByRole('list', { name: 'Latest News' })).toBeNull();
    shown.unmount();
    await show(past);
    expectArticles(3);
  });
});
