import { byDay } from './by-day.ts';
import { applyFilter, filterOptions, nearestEntries, parseFilter } from './calendar-filter.ts';
import { sampleEntries } from './calendar.fixture.ts';
import { nextEntries } from './next-entries.ts';
import { otherRooms, roomOrder, roomsByTime } from './rooms-by-time.ts';
import { writeEnd } from '../page-layout/write-end.ts';

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
  it('parses what is known, and ignores other values', () => {
    const query = { day: ['2026-04-17'], half: ['pm'], area: ['sake'], language: ['ja'] };
    expect(parseFilter(query)).toEqual({
      day: '2026-04-17',
      half: 'pm',
      area: 'sake',
      language: 'ja',
    });
    expect(parseFilter({ day: ['friday'], half: ['13'], area: ['tea'] })).toEqual({});
  });

  it.each([
    [{}, '701 702 703 704 705'],
    [{ day: '2026-04-17' }, '702 703'],
    [{ day: '2026-04-17', half: 'am' }, '702'],
    [{ half: 'am' }, '702 704'],
    [{ half: 'pm' }, '701 703 705'],
    [{ half: 'evening' }, ''],
    [{ area: 'wine' }, '703'],
    [{ language: 'en' }, '704'],
  ] as const)('filters by %j: %s', (filter, ids) =>
    expect(idsOf(applyFilter(entries, filter))).toBe(ids),
  );

  it.each([
    [{ day: '2026-04-18', half: 'evening' }, '703 704 705'],
    [{ day: '2026-04-18', half: 'am', area: 'wine' }, '703'],
    [{ half: 'evening', language: 'en' }, '704'],
    [{ day: '2026-04-18', area: 'beer' }, ''],
  ] as const)('finds what is nearest to %j: %s', (filter, ids) =>
    expect(idsOf(nearestEntries(entries, filter))).toBe(ids),
  );

  it('offers what entries have, and what is chosen', () => {
    expect(filterOptions(entries, { day: '2026-04-20', area: 'beer' })).toEqual({
      days: ['2026-03-12', '2026-04-17', '2026-04-18', '2026-04-20'],
      halves: ['am', 'pm'],
      areas: ['wine', 'beer'],
      languages: [
        { code: 'zh', name: '中文' },
        { code: 'en', name: '英語' },
      ],
    });
  });
});

describe('roomsByTime', () => {
  const sketch = (ids: string, order = ['stage', 'tasting-room']) => {
    const { rooms, rows } = roomsByTime(
      entries.filter(({ Id }) => ids.includes(Id)),
      order,
    );
    return [
      rooms.map(({ code, columns }) => [code, columns]),
      rows.map(({ start, cells }) => [
        start.slice(11, 16),
        ...cells.map(({ entry, rows: span }) => `${entry?.Id ?? '-'}x${span}`),
      ]),
    ];
  };

  it('has a row for each time and a column for each room', () => {
    expect(sketch('704 705')).toEqual([
      [
        ['stage', 1],
        ['tasting-room', 1],
      ],
      [
        ['11:00', '-x2', '704x1'],
        ['12:00', '-x2'],
        ['15:00', '705x1'],
      ],
    ]);
  });

  it('puts overlapping entries of a room beside each other', () => {
    const [one, other] = entries.filter(({ Id }) => Id === '702' || Id === '704');
    const both = one && other ? [one, { ...one, Id: '709', End: other.Start }] : [];
    expect(roomsByTime(both, ['stage']).rooms).toMatchObject([{ columns: 2 }]);
  });

  it('has one column for rooms with a single entry when there are many rooms', () => {
    const rooms = ['stage', 'stage', 'a', 'b', 'c', 'd', 'e', 'f'];
    const many = entries.slice(0, 1).flatMap((entry) =>
      rooms.map((PlaceCode, at) => ({
        ...entry,
        PlaceCode,
        Start: `2026-04-17T${10 + at}:00:00+08:00`,
        End: `2026-04-17T${10 + at}:30:00+08:00`,
      })),
    );
    const columns = (shown: typeof many) =>
      roomsByTime(shown, roomOrder(shown)).rooms.map(({ code, entries: { length } }) => [
        code,
        length,
      ]);
    expect(columns(many)).toEqual([
      ['stage', 2],
      [otherRooms, 6],
    ]);
    expect(columns(many.slice(2))).toHaveLength(6);
  });

  it('orders rooms by their number of entries', () => {
    expect(roomOrder(entries)).toEqual(['stage', 'tasting-room', 'online']);
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
