import { byDay, dayAnchor } from './by-day.ts';
import { sampleEntries } from './calendar.fixture.ts';

const entries = sampleEntries('tw');
const [briefing, opening, chardonnay, sake, beer] = entries;

it('groups entries by the day on which they start', () => {
  expect(byDay(entries)).toEqual([
    { date: '2026-03-12', entries: [briefing] },
    { date: '2026-04-17', entries: [opening, chardonnay] },
    { date: '2026-04-18', entries: [sake, beer] },
  ]);
});

it('sorts days and entries by time without changing its input', () => {
  const mixed = entries.toReversed();
  expect(byDay(mixed)).toEqual(byDay(entries));
  expect(mixed).toEqual(sampleEntries('tw').toReversed());
});

it('groups entries by the day in Taipei', () => {
  const late = { Start: '2026-04-17T16:30:00Z', End: '2026-04-17T18:00:00Z' };
  const days = byDay(entries.slice(0, 1).map((entry) => ({ ...entry, ...late })));
  expect(days.map(({ date }) => date)).toEqual(['2026-04-18']);
});

it('puts the shorter entry first when two start at the same time', () => {
  const two = entries.slice(0, 2).map((entry, index) => ({
    ...entry,
    Start: '2026-04-17T10:00:00+08:00',
    End: `2026-04-17T1${2 - index}:00:00+08:00`,
  }));
  expect(byDay(two).flatMap((day) => day.entries.map(({ Id }) => Id))).toEqual(['702', '701']);
});

it('returns no days without entries', () => {
  expect(byDay([])).toEqual([]);
});

it('builds the anchor of a day from its date', () => {
  expect(dayAnchor('2026-04-17')).toBe('day-2026-04-17');
});
