import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleNewsList } from './news.fixture.ts';

const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('starts with the newest story and loads its picture eagerly', async () => {
  await renderPage(section, 'news', { data: { news: sampleNewsList('tw') } });
  expect(screen.getByRole('heading', { level: 1, name: '最新消息' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('2026年2月26日（四）');
  expect(first).toHaveTextContent('展覽公告');
  expect(first?.querySelector('img')).toHaveAttribute('loading', 'eager');
  expect(second?.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: /四大主題區完整平面圖公布/ })).toHaveAttribute(
    'href',
    '/News/Detail/513',
  );
});

it('links each category with its number of stories', async () => {
  await renderPage(section, 'news', { locale: 'en', data: { news: sampleNewsList('en') } });
  expect(links(screen.getByRole('navigation', { name: 'News categories' }))).toEqual([
    ['All13', '/en/News'],
    ['Show news5', '/en/News/show'],
    ['Exhibitor news5', '/en/News/exhibitor'],
    ['Events3', '/en/News/event'],
  ]);
  expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

it('shows the category as its heading, with a breadcrumb to all news', async () => {
  await renderPage(section, 'news', {
    params: { category: 'event' },
    data: { news: sampleNewsList('tw', { category: 'event' }) },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('活動講座');
  const breadcrumb = within(screen.getByRole('navigation', { name: '目前位置' }));
  expect(breadcrumb.getByRole('link', { name: '最新消息' })).toHaveAttribute('href', '/News');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('navigation', { name: '頁數' })).not.toBeInTheDocument();
});

it('links the previous and next pages of the category', async () => {
  const news = { ...sampleNewsList('en', { category: 'show' }), Page: 2, PageCount: 3 };
  await renderPage(section, 'news', {
    locale: 'en',
    params: { category: 'show' },
    search: 'page=2',
    data: { news },
  });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/News/show');
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/News/show?page=3');
});

it('shows an empty state with a link to all news for an empty category', async () => {
  await renderPage(section, 'news', {
    params: { category: 'event' },
    data: { news: { ...sampleNewsList('tw'), Total: 0, Items: [], PageCount: 1 } },
  });
  expect(screen.getByRole('heading', { name: '這個分類還沒有消息' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看全部消息' })).toHaveAttribute('href', '/News');
});

it('shows its heading while it loads', async () => {
  await renderPage(section, 'news', { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Latest News' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

it('reloads the news with the retry link when the organiser is busy', async () => {
  const requestedKeys: string[] = [];
  await renderPage(section, 'news', {
    search: 'page=2',
    failures: { news: 503 },
    fetcher: async (key) => (requestedKeys.push(key), sampleNewsList('tw', { page: 2 })),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('伺服器忙碌中，請稍後再試。');
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(await screen.findByRole('link', { name: '參展報名截止，候補登記開放' })).toBeVisible();
  expect(requestedKeys).toEqual(['News/DSWINE2026?Lang=tw&Page=2']);
});

it('links to all news from an unknown category', async () => {
  await renderPage(section, 'news', {
    locale: 'en',
    params: { category: 'nothing' },
    failures: { news: 404 },
  });
  expect(screen.getByRole('heading', { name: 'There is no such page of news' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all news' })).toHaveAttribute('href', '/en/News');
});

it('shows all news at News/Detail without an id', async () => {
  await renderPage(section, 'news-all', {
    path: '/News/Detail',
    data: { news: sampleNewsList('tw') },
  });
  expect(screen.getByRole('heading', { level: 1, name: '最新消息' })).toBeVisible();
  expect(screen.getByRole('link', { name: '第 2 頁' })).toHaveAttribute('href', '/News?page=2');
});
