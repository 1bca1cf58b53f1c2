import { at, eventsOf, exhibitorEntry } from '../my-list.fixture.ts';
import { planOfDays, splitPast, type PlannedDay } from './plan-of-days.ts';

const before = '2026-04-01T00:00:00Z';
/** Each event as "id, overlaps, gap". */
const write = (days: readonly PlannedDay[]) =>
  days.flatMap(({ events }) =>
    events.map(({ event, overlaps, gap }) =>
      [
        event.id,
        ...overlaps.map((other) => `overlaps ${other.id}`),
        ...(gap ? [`${gap.from.id}-${gap.to.id} ${gap.minutes}`] : []),
      ].join(', '),
    ),
  );
const idsOf = (days: readonly PlannedDay[]) =>
  days.map(({ day, events }) => [day, events.map(({ event }) => event.id).join()]);

it.each([
  ['2 13:00 14:00; 1 10:00 11:30', ['1', '2, 1-2 90'], 'by time, with the free time'],
  [
    '1 10:00 11:00; 2 10:30 11:30; 3 11:30 12:00',
    ['1, overlaps 2', '2, overlaps 1', '3, 2-3 0'],
    'both of two overlapping events, but not adjacent ones',
  ],
  [
    '1 10:00 12:00; 2 10:30 11:00; 3 12:30 13:00',
    ['1, overlaps 2', '2, overlaps 1', '3, 1-3 30'],
    'free time from the latest end',
  ],
])('plans the events %s as %j: %s', (events, planned) => {
  expect(write(planOfDays(eventsOf(events), before))).toEqual(planned);
});

it('ignores cancelled events and other days for overlaps and free time', () => {
  const [first, second] = eventsOf('1 10:00 11:00; 2 10:30 11:30');
  const tomorrow = eventsOf('3 10:00 11:00', '18');
  const events = [...tomorrow, first, { ...second, isDeleted: true }] as typeof tomorrow;
  expect(write(planOfDays(events, before))).toEqual(['1', '2', '3']);
});

const day = eventsOf('1 10:00 11:00; 2 10:30 12:00; 3 15:00 16:00; 4 17:00 18:00');

it.each([
  ['11:30', ['1', '2', '3, 2-3 180', '4, 3-4 60']],
  ['13:10', ['1', '2', '3, 2-3 110', '4, 3-4 60']],
  ['15:20', ['1', '2', '3', '4, 3-4 60']],
])('counts only remaining free time, and no overlaps with past events (%s)', (time, planned) => {
  expect(write(planOfDays(day, at(time)))).toEqual(planned);
});

it('sets the phase of each event, splits off past events, and puts untimed ones last', () => {
  const now = at('11:30');
  const days = planOfDays([exhibitorEntry('9', { kind: 'event' }), ...day], now);
  const phases = days.flatMap(({ events }) => events.map(({ phase }) => phase));
  expect(phases.join(' ')).toBe('over on ahead ahead ahead');
  const { past, ahead } = splitPast(days, now);
  expect(idsOf(past)).toEqual([['2026-04-17', '1']]);
  expect(idsOf(ahead)).toEqual([
    ['2026-04-17', '2,3,4'],
    ['', '9'],
  ]);
});

it('treats a meeting as an overlap and subtracts it from free time', () => {
  const days = planOfDays(
    eventsOf('1 10:00 11:10; 2 12:00 13:00'),
    before,
    eventsOf('1001 11:00 11:30'),
  );
  expect(write(days)).toEqual(['1, overlaps 1001', '2, 1001-2 30']);
});
