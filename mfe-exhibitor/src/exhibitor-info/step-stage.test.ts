import { sampleForExhibitors } from './for-exhibitors.fixture.ts';
import { daysUntil } from '@dswine/shared/fair/dates';
import { stepStages } from './step-stage.ts';

const { Steps } = sampleForExhibitors('tw');

it.each([
  ['2025-10-01T00:00:00Z', ['next', 'later', 'later', 'later', 'later']],
  ['2026-01-09T15:59:59Z', ['done', 'next', 'later', 'later', 'later']],
  ['2026-01-09T16:00:00Z', ['done', 'done', 'next', 'later', 'later']],
  ['2026-04-17T01:00:00Z', ['done', 'done', 'done', 'done', 'next']],
])('at %s, the stages of the steps are %j', (now, stages) => {
  expect(stepStages(Steps, now)).toEqual(stages);
});

it('marks an undated step as done when a later one is over', () => {
  const steps = [{ Title: '洽詢', Text: '先聊聊' }, ...Steps.slice(0, 2)];
  expect(stepStages(steps, '2025-12-01T00:00:00Z')).toEqual(['done', 'done', 'next']);
});

it('marks every step as done after the last date', () => {
  expect(stepStages(Steps.slice(0, 2), '2026-05-01T00:00:00Z')).toEqual(['done', 'done']);
});

it('marks undated steps as done too after the last day of the show', () => {
  expect(stepStages(Steps, '2026-04-20T15:59:59Z', '2026-04-20')).toContain('next');
  expect(stepStages(Steps, '2026-04-20T16:00:00Z', '2026-04-20')).toEqual(Steps.map(() => 'done'));
});

it.each([
  ['2026-01-09T15:59:59Z', 0],
  ['2026-01-08T15:59:59Z', 1],
  ['2025-12-31T16:00:00Z', 8],
])('at %s, daysUntil returns %i for 9 January in Taipei', (now, days) => {
  expect(daysUntil('2026-01-09', now)).toBe(days);
});
