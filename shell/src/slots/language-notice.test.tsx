import { screen } from '@testing-library/react';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { LanguageNotice } from './language-notice.tsx';
import type { CompositionRoute } from '../composition/page-state.ts';

const files = { scripts: [], styles: [] };
const route: CompositionRoute = { id: 'topic', path: 'EventInfo/:id?', data: {}, query: {}, files };
const chineseOnly = { ...route, middleware: ['chinese-only'] };
const notice = 'This page is available in Chinese only.';

it('tells English readers that a route is Chinese only', () => {
  renderInShell(<LanguageNotice route={chineseOnly} />, {
    locale: 'en',
    path: '/en/EventInfo/155',
  });
  expect(screen.getByText(notice)).toBeVisible();
});

it.each([
  ['tw', chineseOnly],
  ['en', route],
] as const)('%# shows no notice when the page has the language of the reader', (locale, shown) => {
  renderInShell(<LanguageNotice route={shown} />, { locale, path: '/EventInfo/155' });
  expect(screen.queryByText(notice)).toBeNull();
  expect(screen.queryByText('這一頁只有中文內容。')).toBeNull();
});
