import { groupByHour, addMinutes, nextDeparture } from './next-departure.ts';

const services = [
  { Days: 'Trade', Dates: ['2026-04-17', '2026-04-18'], Departures: ['09:00', '09:30', '18:00'] },
  { Days: 'Public', Dates: ['2026-04-19'], Departures: ['10:00'] },
];

it('returns the first departure of the fair before it begins', () => {
  expect(nextDeparture(services, '2026-03-01T01:00:00Z')).toEqual({
    date: '2026-04-17',
    time: '09:00',
    minutes: undefined,
    today: false,
  });
});

it('counts the minutes to a departure within the hour in Taipei time', () => {
  expect(nextDeparture(services, '2026-04-17T01:12:30Z')).toEqual({
    date: '2026-04-17',
    time: '09:30',
    minutes: 18,
    today: true,
  });
  expect(nextDeparture(services, '2026-04-17T01:30:00Z')).toMatchObject({
    time: '09:30',
    minutes: 0,
  });
  expect(nextDeparture(services, '2026-04-17T01:30:01Z')).toMatchObject({
    time: '18:00',
    minutes: undefined,
  });
});

it('continues with the timetable of the next day, and ends after the last departure', () => {
  expect(nextDeparture(services, '2026-04-18T10:00:01Z')).toMatchObject({
    date: '2026-04-19',
    time: '10:00',
    today: false,
  });
  expect(nextDeparture(services, '2026-04-18T16:30:00Z')).toMatchObject({
    date: '2026-04-19',
    today: true,
  });
  expect(nextDeparture(services, '2026-04-19T02:00:01Z')).toBeUndefined();
});

it('groups departures by hour, and adds the minutes to a later stop', () => {
  expect(groupByHour(['09:00', '09:30', '18:00'])).toEqual([
    { hour: '09', minutes: ['00', '30'] },
    { hour: '18', minutes: ['00'] },
  ]);
  expect(addMinutes('09:50', 25)).toBe('10:15');
});
