import { sampleForExhibitors } from './for-exhibitors.fixture.ts';
import { daysUntil } from '@dswine/shared/fair/dates';
import { stepStages } from './step-stage.ts';

const { Steps } = sampleForExhibitors('tw');

it.each([
  ['2025-10-01T00:00:00Z', ['next', 'later', 'later', 'later', 'later']],
  ['2026-01-09T15:59:59Z', ['done', 'next', 'later', 'later', 'later']],
  ['2026-01-09T16:00:00Z', ['done', 'done', 'next', 'later', 'later']],
  ['2026-04-17T01:00:00Z', ['done', 'done', 'done', 'done', 'next']],
])('at %s the steps stand at %j', (now, stages) => {
  expect(stepStages(Steps, now)).toEqual(stages);
});

it('closes a step without a date when a later one is over', () => {
  const steps = [{ Title: '洽詢', Text: '先聊聊' }, ...Steps.slice(0, 2)];
  expect(stepStages(steps, '2025-12-01T00:00:00Z')).toEqual(['done', 'done', 'next']);
});

it('has nothing next when the last day is over', () => {
  expect(stepStages(Steps.slice(0, 2), '2026-05-01T00:00:00Z')).toEqual(['done', 'done']);
});

it('has nothing next after the last day of the show, whatever has no date', () => {
  expect(stepStages(Steps, '2026-04-20T15:59:59Z', '2026-04-20')).toContain('next');
  expect(stepStages(Steps, '2026-04-20T16:00:00Z', '2026-04-20')).toEqual(Steps.map(() => 'done'));
});

it.each([
  ['2026-01-09T15:59:59Z', 0],
  ['2026-01-08T15:59:59Z', 1],
  ['2025-12-31T16:00:00Z', 8],
])('at %s it is %i whole days to 9 January in Taipei', (now, days) => {
  expect(daysUntil('2026-01-09', now)).toBe(days);
});
