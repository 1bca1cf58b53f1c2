import { renderFragment } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleNewsCards, sampleNewsList } from './news.fixture.ts';

const newest = (count: number) => ({
  ...sampleNewsList('en'),
  Items: sampleNewsCards('en').slice(0, count),
});

it('shows the newest stories and links to all news', async () => {
  await renderFragment(section, 'latest-news', { locale: 'en', data: { news: newest(4) } });
  const region = screen.getByRole('region', { name: 'Latest News' });
  expect(region).toContainElement(screen.getByRole('heading', { level: 2, name: 'Latest News' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/News');
});

it('omits past news unless there is no other news', async () => {
  const news = newest(3);
  const past = news.Items.map((item) => ({ ...item, Past: true as const }));
  const shown = await renderFragment(section, 'latest-news', {
    data: { news: { ...news, Items: [...news.Items.slice(0, 1), ...past.slice(1)] } },
  });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  shown.unmount();
  await renderFragment(section, 'latest-news', { data: { news: { ...news, Items: past } } });
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('renders no list of further stories when there is only one', async () => {
  await renderFragment(section, 'latest-news', { locale: 'en', data: { news: newest(1) } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Latest News' })).not.toBeInTheDocument();
});

it('shows empty, loading and error states', async () => {
  const empty = await renderFragment(section, 'latest-news', { data: { news: newest(0) } });
  expect(screen.getByRole('heading', { name: '第一則消息即將發布' })).toBeVisible();
  empty.unmount();
  const loading = await renderFragment(section, 'latest-news');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  await renderFragment(section, 'latest-news', { failures: { news: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('消息暫時讀不到');
});
