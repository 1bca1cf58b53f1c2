import { headings, hrefOf, navigation } from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';

it('lists press items with date, exhibitor and booth', async () => {
  await open('exhibitor-news');
  expect(headings(1)).toEqual(['參展商新訊']);
  const [first = document.body] = screen.getAllByRole('article');
  expect(within(first).getByText('2026年1月21日（三）').closest('time')).toHaveAttribute(
    'dateTime',
    '2026-01-21T13:00:00+08:00',
  );
  expect(first).toHaveTextContent('雲釜蒸餾所 攤位 B0312');
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/VisitorExNews/Detail/823');
});

it('shows the heading and the current tab of a category', async () => {
  await openEnglish('exhibitor-news', { params: { category: 'people' } });
  expect(headings(1)).toEqual(['People and places']);
  const tabs = navigation('Kinds of exhibitor news');
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(
    /^People and places/,
  );
  expect(hrefOf(/^All/, tabs)).toBe('/en/VisitorExNews');
});

it('shows an item with its exhibitor, related link and previous item', async () => {
  await open('exhibitor-news-item');
  expect(headings(1)[0]).toContain('專職紀錄員');
  const related = screen.getByRole('link', { name: /^雲釜蒸餾所網站上的全文/ });
  expect(related).toHaveAttribute('href', 'https://alishan-cloudstill.example/press');
  expect(related).toHaveAttribute('target', '_blank');
  expect(related.getAttribute('rel')).toContain('noopener');
  const source = screen.getByRole('complementary', { name: '發布的參展商' });
  expect(hrefOf('雲釜蒸餾所', source)).toBe('/VisitorExhibitor/Detail/1030');
  expect(hrefOf(/^上一則/)).toBe('/VisitorExNews/Detail/822');
  expect(screen.queryByRole('link', { name: /^下一則/ })).toBeNull();
});
