import { pageError, problemOf } from './page-error.ts';

it.each([403, 404, 429, 500])('returns an error page for status %i', (status) => {
  expect(pageError({ status })?.status).toBe(status);
});

it.each([200, 503])('returns no error page for status %i', (status) => {
  expect(pageError({ status })).toBeUndefined();
});

it('returns an error page with 503 when the organiser is busy', () => {
  expect(pageError({ status: 503, problem: 'busy' })?.status).toBe(503);
});

it('passes the problem on as the status text', () => {
  expect(pageError({ status: 500, problem: 'unknownMiddleware' })?.statusText).toBe(
    'unknownMiddleware',
  );
});

it('treats an error about "undefined" as missing data', () => {
  expect(problemOf("Cannot read properties of undefined (reading 'Title')")).toBe('noData');
  expect(problemOf('The organiser answered nothing.')).toBeUndefined();
});
