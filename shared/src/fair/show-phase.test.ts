import { showPhase } from './show-phase.ts';

const hours = {
  Hours: [
    { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience: { tw: '專業', en: 'trade' } },
    { Date: '2026-04-18', Open: '10:00', Close: '18:00', Audience: { tw: '專業', en: 'trade' } },
    { Date: '2026-04-20', Open: '10:00', Close: '17:00', Audience: { tw: '全部', en: 'all' } },
  ],
};
const at = (taipeiTime: string) => showPhase(hours, `${taipeiTime}+08:00`);

it.each([
  ['2026-04-16T23:59:59', { phase: 'before', days: 1, changesAt: '2026-04-16T16:00:00.000Z' }],
  ['2026-04-17T00:00:00', { phase: 'before', days: 0, changesAt: '2026-04-17T02:00:00.000Z' }],
  ['2026-04-17T09:59:59', { phase: 'before', days: 0, changesAt: '2026-04-17T02:00:00.000Z' }],
  [
    '2026-04-17T10:00:00',
    {
      phase: 'open',
      day: 1,
      date: '2026-04-17',
      closes: '18:00',
      changesAt: '2026-04-17T10:00:00.000Z',
    },
  ],
  [
    '2026-04-17T17:59:59',
    {
      phase: 'open',
      day: 1,
      date: '2026-04-17',
      closes: '18:00',
      changesAt: '2026-04-17T10:00:00.000Z',
    },
  ],
  [
    '2026-04-17T18:00:00',
    {
      phase: 'closed',
      day: 2,
      date: '2026-04-18',
      opens: '10:00',
      changesAt: '2026-04-18T02:00:00.000Z',
    },
  ],
  [
    '2026-04-19T12:00:00',
    {
      phase: 'closed',
      day: 3,
      date: '2026-04-20',
      opens: '10:00',
      changesAt: '2026-04-20T02:00:00.000Z',
    },
  ],
  [
    '2026-04-20T16:59:59',
    {
      phase: 'open',
      day: 3,
      date: '2026-04-20',
      closes: '17:00',
      changesAt: '2026-04-20T09:00:00.000Z',
    },
  ],
  ['2026-04-20T17:00:00', { phase: 'after' }],
])('returns the show phase at %s in Taipei', (time, expected) => {
  expect(at(time)).toEqual(expected);
});

it('counts days by the Taipei calendar, not by UTC', () => {
  expect(showPhase(hours, '2026-04-15T15:59:59Z')).toMatchObject({ days: 2 });
  expect(showPhase(hours, '2026-04-15T16:00:00Z')).toMatchObject({ days: 1 });
});

it('returns the phase "after" for an edition without hours', () => {
  expect(showPhase({ Hours: [] }, '2026-04-15T16:00:00Z')).toEqual({ phase: 'after' });
});
