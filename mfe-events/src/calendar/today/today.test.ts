import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import type { Shuttle } from '@dswine/shared/contract/shuttle';
import { lastBusesOf, minutesUntil, programmeOf, showDayOf } from './today.ts';

const both = { tw: '觀眾', en: 'Visitors' };
const edition = {
  Hours: ['2026-04-17', '2026-04-18'].map((date) => ({
    Date: date,
    Open: '10:00',
    Close: '18:00',
    Audience: both,
  })),
};
const entry = (Id: string, Start: string, End: string): CalendarEntry => ({
  Id,
  Title: Id,
  Summary: '',
  Topic: { Code: '1', Name: '' },
  Start: `2026-04-${Start}:00+08:00`,
  End: `2026-04-${End}:00+08:00`,
  Place: 'Forum',
  PlaceCode: 'forum',
});
const entries = [
  entry('tomorrow', '18T10:30', '18T11:30'),
  entry('later', '17T15:00', '17T16:00'),
  entry('soon', '17T14:00', '17T15:00'),
  entry('on', '17T12:30', '17T13:30'),
  entry('over', '17T11:00', '17T12:00'),
  entry('evening', '17T18:30', '17T20:00'),
];
const idsAt = (now: string, date: string) => {
  const { on, soon, later } = programmeOf(entries, date, now);
  return [on, soon, later].map((list) => list.map(({ Id }) => Id));
};

it('returns the first day before the show, the next day at night, and none afterwards', () => {
  const dayAt = (now: string) => {
    const day = showDayOf(edition, now);
    return day && [day.date, day.isToday];
  };
  expect(dayAt('2026-03-01T00:00:00Z')).toEqual(['2026-04-17', false]);
  expect(dayAt('2026-04-17T00:30:00Z')).toEqual(['2026-04-17', true]);
  expect(dayAt('2026-04-17T06:00:00Z')).toEqual(['2026-04-17', true]);
  expect(dayAt('2026-04-17T11:00:00Z')).toEqual(['2026-04-18', false]);
  expect(dayAt('2026-04-17T23:00:00Z')).toEqual(['2026-04-18', true]);
  expect(dayAt('2026-04-18T11:00:00Z')).toBeUndefined();
});

it('groups events into current, starting within the hour, and later that day', () => {
  expect(idsAt('2026-04-17T05:10:00Z', '2026-04-17')).toEqual([
    ['on'],
    ['soon'],
    ['later', 'evening'],
  ]);
  expect(idsAt('2026-04-17T10:40:00Z', '2026-04-18')).toEqual([['evening'], [], ['tomorrow']]);
});

it('rounds the remaining minutes up', () => {
  expect(minutesUntil('2026-04-17T14:00:00+08:00', '2026-04-17T05:59:30Z')).toBe(1);
});

it('returns the last bus back of each line and whether it has left', () => {
  const service = (Departures: string[]) => [{ Days: '', Dates: ['2026-04-17'], Departures }];
  const shuttle: Shuttle = {
    Lines: [
      {
        Id: '1',
        Name: 'Station line',
        Note: '',
        Ways: [
          { To: 'To Hall 1', Stops: [], Services: service(['19:00']) },
          {
            To: 'To the station',
            FromHall: true,
            Stops: [],
            Services: service(['12:30', '18:40', '17:00']),
          },
        ],
      },
    ],
  };
  const bus = { line: 'Station line', to: 'To the station', time: '18:40' };
  expect(lastBusesOf(shuttle, '2026-04-17', '2026-04-17T10:40:00Z')).toEqual([
    { ...bus, hasLeft: false },
  ]);
  expect(lastBusesOf(shuttle, '2026-04-17', '2026-04-17T10:41:00Z')).toEqual([
    { ...bus, hasLeft: true },
  ]);
  expect(lastBusesOf(shuttle, '2026-04-18', '2026-04-17T10:41:00Z')).toEqual([]);
});
