import type { ListEntry } from '@dswine/shared/fair/my-list';
import { routeOfDays } from './route-of-days.ts';
import { stopsOf } from './visit-order.ts';

const hours = ['2026-04-17', '2026-04-18'].map((date) => ({
  Date: date,
  Open: '10:00',
  Close: '18:00',
  Audience: { tw: '', en: '' },
}));
const entry = (rest: Partial<ListEntry>): ListEntry => ({
  kind: 'exhibitor',
  id: '1',
  names: {},
  note: '',
  booths: [],
  ...rest,
});
const event = (id: string, day: string, from: string, to: string) =>
  entry({ kind: 'event', id, start: `${day}T${from}:00+08:00`, end: `${day}T${to}:00+08:00` });
const stops = (count: number) =>
  stopsOf(Array.from({ length: count }, (_, at) => entry({ id: `${at}`, booths: [`A${at}`] })));
const route = (now: string, booths: number, events: ListEntry[], open = hours) =>
  routeOfDays(stops(booths), events, { now, hours: open }).map(({ day, steps }) => [
    day,
    steps.map(({ stop, event: one }) => (stop ? stop.booth : one.id)).join(' '),
  ]);

it('inserts booths into the remaining free time', () => {
  const events = [
    event('701', '2026-04-17', '10:45', '12:00'),
    event('702', '2026-04-17', '12:15', '13:00'),
  ];
  expect(route('2026-04-17T10:20:00+08:00', 4, events)).toEqual([
    ['2026-04-17', 'A0 701 A1 702 A2 A3'],
  ]);
});

it('starts before the show at the opening of the first day with an event', () => {
  expect(
    route('2026-04-01T10:20:00+08:00', 3, [event('701', '2026-04-18', '10:30', '12:00')]),
  ).toEqual([['2026-04-18', 'A0 A1 701 A2']]);
});

it('schedules booths today until closing time even when the next event is tomorrow', () => {
  expect(
    route('2026-04-17T17:20:00+08:00', 3, [event('701', '2026-04-18', '10:00', '12:00')]),
  ).toEqual([
    ['2026-04-17', 'A0 A1'],
    ['2026-04-18', '701 A2'],
  ]);
});

it('lists booths in order without a day when no timed event lies ahead', () => {
  expect(route('2026-04-01T00:00:00Z', 2, [])).toEqual([['', 'A0 A1']]);
  const { start: _start, end: _end, ...untimed } = event('709', '2026-04-17', '10:00', '11:00');
  expect(
    route('2026-05-01T00:00:00Z', 1, [untimed, event('1', '2026-03-12', '14:00', '15:00')]),
  ).toEqual([
    ['2026-03-12', '1'],
    ['', 'A0 709'],
  ]);
});

it('lists booths after the events without a day when no opening hours are known', () => {
  const events = [
    event('702', '2026-04-18', '10:30', '12:00'),
    event('701', '2026-04-17', '13:00', '14:00'),
  ];
  expect(route('2026-04-17T10:20:00+08:00', 2, events, [])).toEqual([
    ['2026-04-17', '701'],
    ['2026-04-18', '702'],
    ['', 'A0 A1'],
  ]);
});

it('marks the overlapping events of a route', () => {
  const events = [
    event('701', '2026-04-17', '13:00', '14:30'),
    event('702', '2026-04-17', '14:00', '15:00'),
    event('703', '2026-04-17', '15:00', '16:00'),
  ];
  const [day] = routeOfDays([], events, { now: '2026-04-17T10:20:00+08:00', hours });
  expect(
    day?.steps.map((step) => step.event && [step.event.id, step.overlaps?.map(({ id }) => id)]),
  ).toEqual([
    ['701', ['702']],
    ['702', ['701']],
    ['703', []],
  ]);
});
