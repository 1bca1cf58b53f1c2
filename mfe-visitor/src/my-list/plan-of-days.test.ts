import type { ListEntry } from '@dswine/shared/fair/my-list';
import { at, eventEntry as event, exhibitorEntry } from './my-list.fixture.ts';
import { planOfDays, splitPast, type PlannedDay } from './plan-of-days.ts';

const before = '2026-04-01T00:00:00Z';
const untimed = exhibitorEntry('9', { kind: 'event' });
/** Each event as "id, phase, ids of overlaps, gap". */
const plan = (events: ListEntry[], now = before, meetings: Parameters<typeof planOfDays>[2] = []) =>
  planOfDays(events, now, meetings).flatMap((day) =>
    day.events.map(({ event: { id }, overlaps, gap }) =>
      [
        id,
        ...overlaps.map((other) => `overlaps ${other.id}`),
        ...(gap ? [`${gap.from.id}-${gap.to.id} ${gap.minutes}`] : []),
      ].join(', '),
    ),
  );
const idsOf = (days: readonly PlannedDay[]) =>
  days.map(({ day, events }) => [day, events.map((one) => one.event.id).join()]);

it.each<[what: string, events: ListEntry[], planned: string[]]>([
  [
    'sorts by time and adds the free time',
    [event('2', '13:00', '14:00'), event('1', '10:00', '11:30')],
    ['1', '2, 1-2 90'],
  ],
  [
    'marks both of two overlapping events, but not adjacent ones',
    [event('1', '10:00', '11:00'), event('2', '10:30', '11:30'), event('3', '11:30', '12:00')],
    ['1, overlaps 2', '2, overlaps 1', '3, 2-3 0'],
  ],
  [
    'counts free time from the latest end',
    [event('1', '10:00', '12:00'), event('2', '10:30', '11:00'), event('3', '12:30', '13:00')],
    ['1, overlaps 2', '2, overlaps 1', '3, 1-3 30'],
  ],
  [
    'ignores cancelled events and other days',
    [
      event('3', '10:00', '11:00', { start: at('10:00', '18'), end: at('11:00', '18') }),
      event('1', '10:00', '11:00'),
      event('2', '10:30', '11:30', { isDeleted: true }),
    ],
    ['1', '2', '3'],
  ],
])('%s', (_what, events, planned) => expect(plan(events)).toEqual(planned));

const day = [
  event('1', '10:00', '11:00'),
  event('2', '10:30', '12:00'),
  event('3', '15:00', '16:00'),
  event('4', '17:00', '18:00'),
];

it.each([
  ['11:30', ['1', '2', '3, 2-3 180', '4, 3-4 60']],
  ['13:10', ['1', '2', '3, 2-3 110', '4, 3-4 60']],
  ['15:20', ['1', '2', '3', '4, 3-4 60']],
])('counts only remaining free time, and no overlaps with past events (%s)', (time, planned) => {
  expect(plan(day, at(time))).toEqual(planned);
});

it('sets the phase of each event, splits off past events, and puts untimed ones last', () => {
  const now = at('11:30');
  const days = planOfDays([untimed, ...day], now);
  expect(days.flatMap(({ events }) => events.map(({ phase }) => phase))).toEqual([
    ...['over', 'on', 'ahead', 'ahead'],
    'ahead',
  ]);
  const { past, ahead } = splitPast(days, now);
  expect(idsOf(past)).toEqual([['2026-04-17', '1']]);
  expect(idsOf(ahead)).toEqual([
    ['2026-04-17', '2,3,4'],
    ['', '9'],
  ]);
});

it('treats a meeting as an overlap and subtracts it from free time', () => {
  const meeting = event('1001', '11:00', '11:30', { kind: 'exhibitor' });
  const events = [event('1', '10:00', '11:10'), event('2', '12:00', '13:00')];
  expect(plan(events, before, [meeting])).toEqual(['1, overlaps 1001', '2, 1001-2 30']);
});
