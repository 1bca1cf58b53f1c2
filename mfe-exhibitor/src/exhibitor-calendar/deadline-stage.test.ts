import { deadlineStage, nextDeadlines } from './deadline-stage.ts';

const dates = [
  { Id: '1', Due: '2026-01-30' },
  { Id: '2', Due: '2026-03-13' },
  { Id: '3', Due: '2026-03-13' },
  { Id: '4', Due: '2026-04-02' },
];
const ids = (now: string) => nextDeadlines(dates, now).map(({ Id }) => Id);

it('has the first day that has not gone by as next, with all that is due on it', () => {
  expect(ids('2026-02-01T00:00:00Z')).toEqual(['2', '3']);
});

it('counts a day whole, as it is in Taipei', () => {
  expect(ids('2026-03-13T15:59:59Z')).toEqual(['2', '3']);
  expect(ids('2026-03-13T16:00:00Z')).toEqual(['4']);
});

it('has nothing next when all have gone by', () => {
  expect(ids('2026-05-01T00:00:00Z')).toEqual([]);
});

it.each([
  ['2026-01-30', 'past'],
  ['2026-03-13', 'next'],
  ['2026-04-02', 'later'],
])('on 1 March the one of %s is %s', (due, stage) => {
  expect(deadlineStage(due, dates, '2026-03-01T00:00:00Z')).toBe(stage);
});
