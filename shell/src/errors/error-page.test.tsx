import { screen } from '@testing-library/react';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { PageOf } from './error-page.tsx';
import { pageError, problemOf } from './page-error.ts';

/** React Router's error object for a Response thrown by a loader. */
const routeError = (status: number, statusText = '') => ({
  status,
  statusText,
  data: null,
  internal: false,
});
const notFound = 'Page not Found 找不到頁面';
const ours = 'Something went wrong on our side. Please try again later.';

it.each([
  [routeError(404), notFound, 'This page could not be found.'],
  [routeError(403), notFound, 'This page is not open to you.'],
  [routeError(503), notFound, 'Server is busy, please try again later.'],
  [routeError(500), '500 Internal Server Error 500 伺服器內部錯誤', ours],
  [
    routeError(500, 'unknownMiddleware'),
    '500 Unknown middleware 500 不明的中介程式',
    'This page asks for something that the site does not have.',
  ],
  [new Error('flooded'), '500 Internal Server Error 500 伺服器內部錯誤', ours],
  [new TypeError("… of undefined (reading 'a')"), 'We’re getting things ready for you!', '精彩'],
  [routeError(500, 'noData'), 'We’re getting things ready for you!', '精彩內容準備中！'],
])('%# explains the error in both languages and links home', (error, title, text) => {
  renderInShell(<PageOf error={error} />, { locale: 'en', path: '/en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.body).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Back to home 回首頁' })).toHaveAttribute('href', '/en');
});

it.each([
  [{ status: 200 }, undefined],
  [{ status: 404 }, 404],
  [{ status: 503 }, undefined],
  [{ status: 503, problem: 'busy' }, 503],
] as const)('the page error of %j has the status %s', (response, status) => {
  expect(pageError(response)?.status).toBe(status);
});

it('passes the problem on as the status text, and takes "undefined" for missing data', () => {
  const problem = 'unknownMiddleware';
  expect(pageError({ status: 500, problem })?.statusText).toBe(problem);
  expect(problemOf("Cannot read properties of undefined (reading 'Title')")).toBe('noData');
  expect(problemOf('The organiser answered nothing.')).toBeUndefined();
});
