import {
  expectLink,
  expectNewTab,
  expectNoLink,
  expectTitle,
  navigation,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';

it('lists press items with date, exhibitor and booth', async () => {
  await open('exhibitor-news');
  expectTitle('參展商新訊');
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
  expectTitle('People and places');
  const tabs = navigation('Kinds of exhibitor news');
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(
    /^People and places/,
  );
  expectLink(/^All/, '/en/VisitorExNews', tabs);
});

it('shows an item with its exhibitor, related link and previous item', async () => {
  await open('exhibitor-news-item');
  expectTitle(/專職紀錄員/);
  expectNewTab(/^雲釜蒸餾所網站上的全文/, 'https://alishan-cloudstill.example/press');
  const source = screen.getByRole('complementary', { name: '發布的參展商' });
  expectLink('雲釜蒸餾所', '/VisitorExhibitor/Detail/1030', source);
  expectLink(/^上一則/, '/VisitorExNews/Detail/822');
  expectNoLink(/^下一則/);
});
