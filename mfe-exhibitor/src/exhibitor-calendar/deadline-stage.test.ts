import { deadlineStage, deadlineStatus, nextDeadlines } from './deadline-stage.ts';

const dates = [
  { Id: '1', Due: '2026-01-30' },
  { Id: '2', Due: '2026-03-13' },
  { Id: '3', Due: '2026-03-13' },
  { Id: '4', Due: '2026-04-02' },
];
const ids = (now: string) => nextDeadlines(dates, now).map(({ Id }) => Id);

it('returns all deadlines of the next due day', () => {
  expect(ids('2026-02-01T00:00:00Z')).toEqual(['2', '3']);
});

it('includes a deadline until the end of its day in Taipei', () => {
  expect(ids('2026-03-13T15:59:59Z')).toEqual(['2', '3']);
  expect(ids('2026-03-13T16:00:00Z')).toEqual(['4']);
});

it('returns no next deadlines after the last one', () => {
  expect(ids('2026-05-01T00:00:00Z')).toEqual([]);
});

it.each([
  ['2026-01-30', 'past'],
  ['2026-03-13', 'next'],
  ['2026-04-02', 'later'],
])('on 1 March, the stage of the deadline of %s is %s', (due, stage) => {
  expect(deadlineStage(due, dates, '2026-03-01T00:00:00Z')).toBe(stage);
});

const form = { Title: 'Order form', Href: '/api/expo/File/DSWINE2026/service-order.csv' };
const late = { Fee: '30 per cent more', Until: '2026-04-10' };

it.each([
  ['2026-03-01T00:00:00Z', { Form: form }, { state: 'open', days: 5 }],
  ['2026-03-01T00:00:00Z', {}, { state: 'ahead', days: 5 }],
  ['2026-03-06T15:59:00Z', { Form: form, Late: late }, { state: 'today' }],
  ['2026-03-06T16:00:00Z', { Late: late }, { state: 'late', fee: late.Fee, until: late.Until }],
  ['2026-04-10T15:59:00Z', { Late: late }, { state: 'late', fee: late.Fee, until: late.Until }],
  ['2026-04-10T16:00:00Z', { Late: late }, { state: 'over' }],
  ['2026-03-06T16:00:00Z', { Form: form }, { state: 'over' }],
])('returns the status of the 6 March deadline at %s', (now, more, status) => {
  expect(deadlineStatus({ Due: '2026-03-06', ...more }, now)).toEqual(status);
});
