import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { directoryStage } from './advertising/directory-stage.ts';
import {
  deadlineStage,
  deadlineStatus,
  nextDeadlines,
} from './exhibitor-calendar/deadline-stage.ts';
import { sampleForExhibitors } from './exhibitor-info/for-exhibitors.fixture.ts';
import { isBlank } from './exhibitor-info/is-blank.ts';
import { stepStages } from './exhibitor-info/step-stage.ts';

describe('directories', () => {
  const Open = { Label: 'Open', Path: '/VisitorExhibitor', From: '2026-03-09' };

  it.each([
    ['2026-03-08T15:59:00Z', 'coming', 'coming'],
    ['2026-03-08T16:00:00Z', 'open', 'coming'],
    ['2026-04-18T04:00:00Z', 'open', 'none'],
    ['2026-04-20T10:00:00Z', 'open', 'over'],
    ['2026-06-20T16:00:00Z', 'over', 'over'],
  ])('are at %s %s, or %s if never opened', (now, opened, never) => {
    expect(directoryStage({ Open }, sampleEdition, now)).toBe(opened);
    expect(directoryStage({}, sampleEdition, now)).toBe(never);
  });
});

describe('deadlines', () => {
  const dates = ['2026-01-30', '2026-03-13', '2026-03-13', '2026-04-02'].map((Due, at) => ({
    Id: String(at + 1),
    Due,
  }));
  const Form = { Title: 'Order form', Href: '/api/expo/File/DSWINE2026/service-order.csv' };
  const Late = { Fee: '30 per cent more', Until: '2026-04-10' };
  const late = { state: 'late', fee: Late.Fee, until: Late.Until };

  it.each([
    ['2026-02-01T00:00:00Z', '2 3', 'all of the next due day'],
    ['2026-03-13T15:59:59Z', '2 3', 'until the end of the day in Taipei'],
    ['2026-03-13T16:00:00Z', '4', 'from then on the following ones'],
    ['2026-05-01T00:00:00Z', '', 'none after the last one'],
  ])('next at %s: %s (%s)', (now, ids) => {
    expect(
      nextDeadlines(dates, now)
        .map(({ Id }) => Id)
        .join(' '),
    ).toBe(ids);
  });

  it('have a stage', () => {
    const stages = dates.map(({ Due }) => deadlineStage(Due, dates, '2026-03-01T00:00:00Z'));
    expect(stages).toEqual(['past', 'next', 'next', 'later']);
  });

  it.each([
    ['2026-03-01T00:00:00Z', { Form }, { state: 'open', days: 5 }],
    ['2026-03-01T00:00:00Z', {}, { state: 'ahead', days: 5 }],
    ['2026-03-06T15:59:00Z', { Form, Late }, { state: 'today' }],
    ['2026-03-06T16:00:00Z', { Late }, late],
    ['2026-04-10T15:59:00Z', { Late }, late],
    ['2026-04-10T16:00:00Z', { Late }, { state: 'over' }],
    ['2026-03-06T16:00:00Z', { Form }, { state: 'over' }],
  ])('returns the status of the 6 March deadline at %s', (now, more, status) => {
    expect(deadlineStatus({ Due: '2026-03-06', ...more }, now)).toEqual(status);
  });
});

describe('steps', () => {
  const { Steps } = sampleForExhibitors('tw');
  const [done, next, later] = ['done', 'next', 'later'];
  const undated = { Title: '洽詢', Text: '先聊聊' };

  it.each([
    ['2025-10-01T00:00:00Z', Steps, [next, later, later, later, later]],
    ['2026-01-09T15:59:59Z', Steps, [done, next, later, later, later]],
    ['2026-01-09T16:00:00Z', Steps, [done, done, next, later, later]],
    ['2026-04-17T01:00:00Z', Steps, [done, done, done, done, next]],
    ['2026-04-20T15:59:59Z', Steps, [done, done, done, done, next]],
    ['2026-04-20T16:00:00Z', Steps, [done, done, done, done, done]],
    ['2025-12-01T00:00:00Z', [undated, ...Steps.slice(0, 2)], [done, done, next]],
  ])('have stages at %s', (now, steps, stages) => {
    expect(stepStages(steps, now, '2026-04-20')).toEqual(stages);
  });

  it('are blank only together with every other list', () => {
    const lists = { Reasons: [], Figures: [], Booths: [], Questions: [] };
    const blank = { ...sampleForExhibitors('tw'), ...lists, Steps: [] };
    expect([isBlank(blank), isBlank({ ...blank, Steps })]).toEqual([true, false]);
  });
});
