import { pageError, problemOf } from './page-error.ts';

it.each([403, 404, 429, 500])('answers %i with an error page of that status', (status) => {
  expect(pageError({ status })?.status).toBe(status);
});

it.each([200, 503])('leaves a page with status %i to speak for itself', (status) => {
  expect(pageError({ status })).toBeUndefined();
});

it('answers an error page when the organiser is busy', () => {
  expect(pageError({ status: 503, problem: 'busy' })?.status).toBe(503);
});

it('carries what is wrong beside the status', () => {
  expect(pageError({ status: 500, problem: 'unknownMiddleware' })?.statusText).toBe(
    'unknownMiddleware',
  );
});

it('takes an error that speaks of "undefined" for data that is not there yet', () => {
  expect(problemOf("Cannot read properties of undefined (reading 'Title')")).toBe('noData');
  expect(problemOf('The organiser answered nothing.')).toBeUndefined();
});
