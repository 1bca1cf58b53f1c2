import { showPhase } from './show-phase.ts';

const Audience = { tw: '全部', en: 'all' };
const hours = {
  Hours: [
    { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience },
    { Date: '2026-04-18', Open: '10:00', Close: '18:00', Audience },
    { Date: '2026-04-20', Open: '10:00', Close: '17:00', Audience },
  ],
};
const utc = (taipeiTime: string) => new Date(`${taipeiTime}+08:00`).toISOString();
const before = (days: number, changesAt: string) => ({
  phase: 'before',
  days,
  changesAt: utc(changesAt),
});
const open = (day: number, date: string, closes: string) => ({
  phase: 'open',
  day,
  date,
  closes,
  changesAt: utc(`${date}T${closes}`),
});
const closed = (day: number, date: string) => ({
  phase: 'closed',
  day,
  date,
  opens: '10:00',
  changesAt: utc(`${date}T10:00`),
});

it.each([
  // Days count by the calendar of Taipei, where it is 8 hours later than in UTC.
  ['2026-04-15T23:59:59', before(2, '2026-04-16T00:00')],
  ['2026-04-16T00:00:00', before(1, '2026-04-17T00:00')],
  ['2026-04-17T09:59:59', before(0, '2026-04-17T10:00')],
  ['2026-04-17T10:00:00', open(1, '2026-04-17', '18:00')],
  ['2026-04-17T17:59:59', open(1, '2026-04-17', '18:00')],
  ['2026-04-17T18:00:00', closed(2, '2026-04-18')],
  ['2026-04-19T12:00:00', closed(3, '2026-04-20')],
  ['2026-04-20T16:59:59', open(3, '2026-04-20', '17:00')],
  ['2026-04-20T17:00:00', { phase: 'after' }],
])('returns the show phase at %s in Taipei', (time, expected) => {
  expect(showPhase(hours, utc(time))).toEqual(expected);
});

it('returns the phase "after" for an edition without hours', () => {
  expect(showPhase({ Hours: [] }, '2026-04-15T16:00:00Z')).toEqual({ phase: 'after' });
});
