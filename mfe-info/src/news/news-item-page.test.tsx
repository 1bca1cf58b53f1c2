import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleNewsDetail } from './news.fixture.ts';

it('shows a story with its dates, text and picture', async () => {
  await renderPage(section, 'news-item', {
    params: { id: '512' },
    data: { item: sampleNewsDetail('tw') },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('十二場大師講座開放報名');
  expect(screen.getByText('2026年2月24日（二）')).toHaveAttribute(
    'dateTime',
    '2026-02-24T10:30:00+08:00',
  );
  expect(screen.getByText('2026年2月27日（五）')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '怎麼報名' })).toBeVisible();
  expect(screen.getByRole('link', { name: '預先登錄' })).toHaveAttribute('href', '/VisitorReg');
  expect(screen.getByRole('blockquote')).toHaveTextContent('它記得每一個夏天');
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('width', '800');
});

it('links back to its category and to all news', async () => {
  await renderPage(section, 'news-item', {
    locale: 'en',
    params: { id: '512' },
    data: { item: sampleNewsDetail('en') },
  });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  expect(breadcrumb.getByRole('link', { name: 'Events' })).toHaveAttribute(
    'href',
    '/en/News/event',
  );
  expect(screen.getByRole('link', { name: 'Back to Latest News' })).toHaveAttribute(
    'href',
    '/en/News',
  );
});

it('links the previous and next stories, and shows related ones', async () => {
  await renderPage(section, 'news-item', {
    locale: 'en',
    params: { id: '512' },
    data: { item: sampleNewsDetail('en') },
  });
  const neighbours = within(screen.getByRole('navigation', { name: 'Previous and next story' }));
  expect(neighbours.getByRole('link', { name: /^Previous story/ })).toHaveAttribute(
    'href',
    '/en/News/Detail/511',
  );
  expect(neighbours.getByRole('link', { name: /^Next story/ })).toHaveAttribute(
    'href',
    '/en/News/Detail/513',
  );
  const related = within(screen.getByRole('complementary', { name: 'Related stories' }));
  expect(related.getAllByRole('article')).toHaveLength(2);
});

it('copies its URL with the share button', async () => {
  const user = userEvent.setup();
  await renderPage(section, 'news-item', {
    locale: 'en',
    params: { id: '512' },
    data: { item: sampleNewsDetail('en') },
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Url has been copied to clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/en/News/Detail/512');
});

it('omits the next link on the newest story, and related stories when there are none', async () => {
  const item = { ...sampleNewsDetail('tw', '513'), Related: [] };
  await renderPage(section, 'news-item', { params: { id: '513' }, data: { item } });
  expect(screen.getByRole('link', { name: /^上一則/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^下一則/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('shows loading, error and not-found states', async () => {
  const loading = await renderPage(section, 'news-item', { params: { id: '512' } });
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  const failed = await renderPage(section, 'news-item', {
    params: { id: '512' },
    failures: { item: 0 },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('消息暫時讀不到');
  failed.unmount();
  await renderPage(section, 'news-item', {
    locale: 'en',
    params: { id: '9' },
    failures: { item: 404 },
  });
  expect(screen.getByRole('heading', { name: 'This story cannot be found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See other news' })).toHaveAttribute('href', '/en/News');
});

it('marks untranslated Chinese text on the English page', async () => {
  const item = { ...sampleNewsDetail('tw'), Untranslated: ['Title', 'Summary', 'Body'] };
  await renderPage(section, 'news-item', { locale: 'en', params: { id: '512' }, data: { item } });
  for (const text of [screen.getByRole('heading', { level: 1 }), screen.getByText(item.Summary)])
    expect(text).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByRole('blockquote').closest('[lang]')).toHaveAttribute('lang', 'zh-Hant-TW');
});
