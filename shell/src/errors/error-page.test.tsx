import { screen } from '@testing-library/react';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { PageOf } from './error-page.tsx';

/** React Router's error object for a Response thrown by a loader. */
const routeError = (status: number, statusText = '') => ({
  status,
  statusText,
  data: null,
  internal: false,
});

const whenThrown = (error: unknown) =>
  renderInShell(<PageOf error={error} />, { locale: 'en', path: '/en' });

it.each([
  [routeError(404), '404', 'Page not Found 找不到頁面', 'This page could not be found.'],
  [routeError(403), '403', 'Page not Found 找不到頁面', 'This page is not open to you.'],
  [
    routeError(429),
    '429',
    'Page not Found 找不到頁面',
    'Too many requests. Please wait a moment and try again.',
  ],
  [routeError(503), '503', 'Page not Found 找不到頁面', 'Server is busy, please try again later.'],
  [
    routeError(500),
    '500',
    '500 Internal Server Error 500 伺服器內部錯誤',
    'Something went wrong on our side. Please try again later.',
  ],
  [
    routeError(500, 'unknownMiddleware'),
    '500',
    '500 Unknown middleware 500 不明的中介程式',
    'This page asks for something that the site does not have.',
  ],
  [
    new Error('the cellar is flooded'),
    '500',
    '500 Internal Server Error 500 伺服器內部錯誤',
    'Something went wrong on our side. Please try again later.',
  ],
])('%# explains the error in both languages and links home', (thrown, code, title, text) => {
  whenThrown(thrown);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home 回首頁' })).toHaveAttribute('href', '/en');
});

it.each([
  [new TypeError("Cannot read properties of undefined (reading 'Title')")],
  [routeError(500, 'noData')],
])('%# shows the no-data page when data is missing', (thrown) => {
  whenThrown(thrown);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We’re getting things ready for you!',
  );
  expect(screen.getByText('精彩內容準備中！')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByRole('link', { name: 'Back to home 回首頁' })).toHaveAttribute('href', '/en');
});
