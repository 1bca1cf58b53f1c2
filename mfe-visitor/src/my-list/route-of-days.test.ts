import type { ListEntry } from '@dswine/shared/fair/my-list';
import { at, eventEntry, exhibitorEntry } from './my-list.fixture.ts';
import { routeOfDays } from './route-of-days.ts';
import { stopsOf } from './visit-order.ts';

const hours = ['2026-04-17', '2026-04-18'].map((date) => ({
  Date: date,
  Open: '10:00',
  Close: '18:00',
  Audience: { tw: '', en: '' },
}));
const event = (id: string, day: string, from: string, to: string) =>
  eventEntry(id, from, to, { start: at(from, day), end: at(to, day) });
const untimed = exhibitorEntry('709', { kind: 'event' });

type Row = [
  what: string,
  now: string,
  booths: number,
  events: ListEntry[],
  route: [day: string, steps: string][],
  open?: typeof hours,
];

it.each<Row>([
  [
    'inserts booths into the remaining free time',
    at('10:20'),
    4,
    [event('701', '17', '10:45', '12:00'), event('702', '17', '12:15', '13:00')],
    [['2026-04-17', 'A0 701 A1 702 A2 A3']],
  ],
  [
    'starts before the show at the opening of the first day with an event',
    '2026-04-01T10:20:00+08:00',
    3,
    [event('701', '18', '10:30', '12:00')],
    [['2026-04-18', 'A0 A1 701 A2']],
  ],
  [
    'schedules booths today until closing time even when the next event is tomorrow',
    at('17:20'),
    3,
    [event('701', '18', '10:00', '12:00')],
    [
      ['2026-04-17', 'A0 A1'],
      ['2026-04-18', '701 A2'],
    ],
  ],
  ['lists booths in order without an event', '2026-04-01T00:00:00Z', 2, [], [['', 'A0 A1']]],
  [
    'lists booths and untimed events without a day when the show is over',
    '2026-05-01T00:00:00Z',
    1,
    [untimed, event('1', '12', '14:00', '15:00')],
    [
      ['2026-04-12', '1'],
      ['', 'A0 709'],
    ],
  ],
  [
    'lists booths after the events when no opening hours are known',
    at('10:20'),
    2,
    [event('702', '18', '10:30', '12:00'), event('701', '17', '13:00', '14:00')],
    [
      ['2026-04-17', '701'],
      ['2026-04-18', '702'],
      ['', 'A0 A1'],
    ],
    [],
  ],
])('%s', (...row) => {
  const [, now, booths, events, route, open = hours] = row;
  const stops = stopsOf(
    Array.from({ length: booths }, (_, id) => exhibitorEntry(`${id}`, { booths: [`A${id}`] })),
  );
  const days = routeOfDays(stops, events, { now, hours: open });
  expect(
    days.map(({ day, steps }) => [
      day,
      steps.map((step) => step.stop?.booth ?? step.event?.id).join(' '),
    ]),
  ).toEqual(route);
});

it('marks the overlapping events of a route', () => {
  const events = [
    event('701', '17', '13:00', '14:30'),
    event('702', '17', '14:00', '15:00'),
    event('703', '17', '15:00', '16:00'),
  ];
  const [day] = routeOfDays([], events, { now: at('10:20'), hours });
  const overlaps = day?.steps.map((step) => step.event && step.overlaps?.map(({ id }) => id));
  expect(overlaps).toEqual([['702'], ['701'], []]);
});
