import { byDay } from './by-day.ts';
import { applyFilter, filterOptions, parseFilter } from './calendar-filter.ts';
import { sampleEntries } from './calendar.fixture.ts';
import { nextEntries } from './next-entries.ts';
import { writeEnd } from './write-end.ts';

const entries = sampleEntries('tw');
const idsOf = (list: readonly { Id: string }[]) => list.map(({ Id }) => Id).join(' ');

describe('byDay', () => {
  it('groups entries by the day on which they start, sorted by time', () => {
    const mixed = entries.toReversed();
    expect(byDay(mixed).map(({ date, entries: ofDay }) => [date, idsOf(ofDay)])).toEqual([
      ['2026-03-12', '701'],
      ['2026-04-17', '702 703'],
      ['2026-04-18', '704 705'],
    ]);
    expect(mixed).toEqual(sampleEntries('tw').toReversed());
  });

  it('takes the day in Taipei, and puts the shorter of two entries first', () => {
    const [first, second] = entries.map((entry, index) => ({
      ...entry,
      Start: '2026-04-17T16:30:00Z',
      End: `2026-04-17T2${2 - index}:00:00Z`,
    }));
    const days = byDay(first && second ? [first, second] : []);
    expect(days.map(({ date, entries: ofDay }) => [date, idsOf(ofDay)])).toEqual([
      ['2026-04-18', '702 701'],
    ]);
  });
});

describe('nextEntries', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 4, '701 702 703 704', 'all are ahead'],
    ['2026-04-17T06:00:00Z', 4, '703 704 705', 'one is on, some are over'],
    ['2026-04-17T06:00:00Z', 2, '703 704', 'there is room for two'],
    ['2026-06-01T00:00:00Z', 4, '701 702 703 704', 'all are over'],
  ])('returns at %s for %i: %s (%s)', (now, room, ids) =>
    expect(idsOf(nextEntries(entries.toReversed(), now, room))).toBe(ids),
  );
});

describe('the filter', () => {
  it('parses day, hour and location, and ignores invalid values', () => {
    expect(parseFilter({ day: ['2026-04-17'], hour: ['13'], place: ['stage'] })).toEqual({
      day: '2026-04-17',
      hour: 13,
      place: 'stage',
    });
    expect(parseFilter({ day: ['friday'], hour: ['99'] })).toEqual({});
  });

  it.each([
    [{}, '701 702 703 704 705'],
    [{ day: '2026-04-17' }, '702 703'],
    [{ day: '2026-04-17', hour: 10 }, '702'],
    // 703 is on from 13:30 to 14:45.
    [{ hour: 12 }, ''],
    [{ hour: 13 }, '703'],
    [{ hour: 14 }, '701 703'],
    [{ hour: 15 }, '701 705'],
    [{ place: 'online' }, '701'],
    [{ place: 'nowhere' }, ''],
  ])('filters by %j: %s', (filter, ids) => expect(idsOf(applyFilter(entries, filter))).toBe(ids));

  it('offers each day and location once, and the hours of the entries', () => {
    const { days, hours, places } = filterOptions(entries);
    expect(days).toEqual(['2026-03-12', '2026-04-17', '2026-04-18']);
    expect(hours).toContain(13);
    expect(places).toHaveLength(3);
  });
});

it.each([
  ['17T14:45', 'tw', '14:45'],
  ['18T17:00', 'tw', '4月18日（六） 17:00'],
  ['18T17:00', 'en', 'Sat 18 April 17:00'],
] as const)('writes the end %s with the day only when it differs (%s)', (end, locale, text) => {
  const entry = { Start: '2026-04-17T13:30:00+08:00', End: `2026-04-${end}:00+08:00` };
  expect(writeEnd(entry, locale)).toBe(text);
});
