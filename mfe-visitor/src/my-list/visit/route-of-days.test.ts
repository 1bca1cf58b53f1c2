import { at, eventsOf, exhibitorEntry } from '../my-list.fixture.ts';
import { routeOfDays } from './route-of-days.ts';
import { stopsOf } from './visit-order.ts';

const hours = ['2026-04-17', '2026-04-18'].map((date) => ({
  Date: date,
  Open: '10:00',
  Close: '18:00',
  Audience: { tw: '', en: '' },
}));
const stops = (count: number) =>
  stopsOf(
    Array.from({ length: count }, (_, id) => exhibitorEntry(`${id}`, { booths: [`A${id}`] })),
  );
const write = (days: ReturnType<typeof routeOfDays>) =>
  days.map(({ day, steps }) =>
    [day || 'no day', ...steps.map((step) => step.stop?.booth ?? step.event?.id)].join(' '),
  );
const [today, tomorrow] = ['2026-04-17', '2026-04-18'];

it.each([
  [
    'inserts booths into the remaining free time',
    at('10:20'),
    eventsOf('701 10:45 12:00; 702 12:15 13:00'),
    [`${today} A0 701 A1 702 A2`],
  ],
  [
    'starts before the show at the opening of the first day with an event',
    '2026-04-01T10:20:00+08:00',
    eventsOf('701 10:30 12:00', '18'),
    [`${tomorrow} A0 A1 701 A2`],
  ],
  [
    'schedules booths today until closing time even when the next event is tomorrow',
    at('17:20'),
    eventsOf('701 10:00 12:00', '18'),
    [`${today} A0 A1`, `${tomorrow} 701 A2`],
  ],
  [
    'visits no booths after closing time, before an event in the evening',
    at('17:20'),
    eventsOf('701 19:00 20:00'),
    [`${today} A0 A1 701`, 'no day A2'],
  ],
  ['lists booths in order without an event', '2026-04-01T00:00:00Z', [], ['no day A0 A1 A2']],
  [
    'lists booths and untimed events without a day when the show is over',
    '2026-05-01T00:00:00Z',
    [exhibitorEntry('709', { kind: 'event' }), ...eventsOf('1 14:00 15:00', '12')],
    ['2026-04-12 1', 'no day A0 A1 A2 709'],
  ],
])('%s', (_what, now, events, route) => {
  expect(write(routeOfDays(stops(3), events, { now, hours }))).toEqual(route);
});

it('visits booths on the chosen day only, from the chosen hour on', () => {
  const visit = { day: tomorrow, hour: 13 };
  const events = eventsOf('701 13:00 14:00');
  const route = routeOfDays(stops(2), events, { now: '2026-04-01T00:00:00Z', hours, visit });
  expect(write(route)).toEqual([`${today} 701`, `${tomorrow} A0 A1`]);
  expect(route[1]?.steps.map((step) => step.stop && step.arrival)).toEqual([
    '2026-04-18T05:00:00.000Z',
    '2026-04-18T05:15:00.000Z',
  ]);
});

it('leaves out the booths for which the chosen hours are too short', () => {
  const visit = { day: tomorrow, hour: 13, hours: 1 };
  const route = routeOfDays(stops(6), [], { now: '2026-04-01T00:00:00Z', hours, visit });
  expect(write(route)).toEqual([`${tomorrow} A0 A1 A2 A3`, 'no day A4 A5']);
});

it('lists booths after the events when no opening hours are known', () => {
  const events = [...eventsOf('702 10:30 12:00', '18'), ...eventsOf('701 13:00 14:00')];
  const route = routeOfDays(stops(1), events, { now: at('10:20'), hours: [] });
  expect(write(route)).toEqual([`${today} 701`, `${tomorrow} 702`, 'no day A0']);
});

it('marks the overlapping events of a route', () => {
  const events = eventsOf('701 13:00 14:30; 702 14:00 15:00; 703 15:00 16:00');
  const [day] = routeOfDays([], events, { now: at('10:20'), hours });
  const overlaps = day?.steps.map((step) => step.event && step.overlaps?.map(({ id }) => id));
  expect(overlaps).toEqual([['702'], ['701'], []]);
});
