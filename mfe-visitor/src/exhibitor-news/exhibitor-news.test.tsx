import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { exhibitorNewsItemFixture, exhibitorNewsListFixture } from './exhibitor-news.fixture.ts';

it('lists press items with date, exhibitor and booth', async () => {
  await renderPage(section, 'exhibitor-news', { data: { news: exhibitorNewsListFixture('tw') } });
  expect(screen.getByRole('heading', { level: 1, name: '參展商新訊' })).toBeVisible();
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('The list is empty.');
  expect(within(first).getByText('2026年1月21日（三）').closest('time')).toHaveAttribute(
    'dateTime',
    '2026-01-21T13:00:00+08:00',
  );
  expect(
    within(first).getByText(/雲釜蒸餾所/, { selector: 'span' }).parentElement,
  ).toHaveTextContent('雲釜蒸餾所 攤位 B0312');
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/VisitorExNews/Detail/823');
});

it('shows the heading and the current tab of a category', async () => {
  await renderPage(section, 'exhibitor-news', {
    locale: 'en',
    params: { category: 'people' },
    data: { news: exhibitorNewsListFixture('en', 'people') },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'People and places' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Kinds of exhibitor news' }));
  expect(tabs.getByRole('link', { name: /^People and places/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/en/VisitorExNews');
});

it('shows an item with its exhibitor, related link and previous item', async () => {
  await renderPage(section, 'exhibitor-news-item', {
    params: { id: '823' },
    data: { item: exhibitorNewsItemFixture('tw') },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('專職紀錄員');
  const related = screen.getByRole('link', { name: /^雲釜蒸餾所網站上的全文/ });
  expect(related).toHaveAttribute('href', 'https://alishan-cloudstill.example/press');
  expect(related).toHaveAttribute('target', '_blank');
  expect(related.getAttribute('rel')).toContain('noopener');
  const source = within(screen.getByRole('complementary', { name: '發布的參展商' }));
  expect(source.getByRole('link', { name: '雲釜蒸餾所' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor/Detail/1030',
  );
  expect(screen.getByRole('link', { name: /^上一則/ })).toHaveAttribute(
    'href',
    '/VisitorExNews/Detail/822',
  );
  expect(screen.queryByRole('link', { name: /^下一則/ })).not.toBeInTheDocument();
});

it('shows loading, error, empty and not-found states', async () => {
  const loading = await renderPage(section, 'exhibitor-news', {});
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  const failed = await renderPage(section, 'exhibitor-news', { failures: { news: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('參展商新訊暫時讀不到');
  failed.unmount();
  const empty = await renderPage(section, 'exhibitor-news', {
    data: { news: { ...exhibitorNewsListFixture('tw'), Total: 0, Items: [] } },
  });
  expect(screen.getByRole('heading', { name: '這個分類還沒有消息' })).toBeVisible();
  empty.unmount();
  await renderPage(section, 'exhibitor-news-item', {
    locale: 'en',
    params: { id: '9' },
    failures: { item: 404 },
  });
  expect(screen.getByRole('link', { name: 'See all exhibitor news' })).toHaveAttribute(
    'href',
    '/en/VisitorExNews',
  );
});
