import { groupByHour, addMinutes, nextDeparture } from './next-departure.ts';

const services = [
  { Days: 'Trade', Dates: ['2026-04-17', '2026-04-18'], Departures: ['09:00', '09:30', '18:00'] },
  { Days: 'Public', Dates: ['2026-04-19'], Departures: ['10:00'] },
];

it.each([
  ['2026-03-01T01:00:00Z', '2026-04-17', '09:00', undefined, false, 'before the fair'],
  ['2026-04-17T01:12:30Z', '2026-04-17', '09:30', 18, true, 'within the hour, in Taipei time'],
  ['2026-04-17T01:30:00Z', '2026-04-17', '09:30', 0, true, 'at a departure'],
  ['2026-04-17T01:30:01Z', '2026-04-17', '18:00', undefined, true, 'after it'],
  ['2026-04-18T10:00:01Z', '2026-04-19', '10:00', undefined, false, 'after the last of a day'],
  ['2026-04-18T16:30:00Z', '2026-04-19', '10:00', undefined, true, 'after midnight'],
])('at %s, the next departure is on %s at %s (%s min; today: %s): %s', (now, ...row) => {
  const [date, time, minutes, today] = row;
  expect(nextDeparture(services, now)).toEqual({ date, time, minutes, today });
});

it('returns no departure after the last one', () => {
  expect(nextDeparture(services, '2026-04-19T02:00:01Z')).toBeUndefined();
});

it('groups departures by hour, and adds the minutes to a later stop', () => {
  expect(groupByHour(['09:00', '09:30', '18:00'])).toEqual([
    { hour: '09', minutes: ['00', '30'] },
    { hour: '18', minutes: ['00'] },
  ]);
  expect(addMinutes('09:50', 25)).toBe('10:15');
});
