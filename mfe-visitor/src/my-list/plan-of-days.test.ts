import type { ListEntry } from '@dswine/shared/fair/my-list';
import { planOfDays, splitPast } from './plan-of-days.ts';

const event = (id: string, from: string, to: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'event',
  id,
  names: {},
  note: '',
  booths: [],
  start: `2026-04-17T${from}:00+08:00`,
  end: `2026-04-17T${to}:00+08:00`,
  ...rest,
});
const before = '2026-04-01T00:00:00Z';
const plan = (...events: ListEntry[]) => planAt(before, ...events);
const planAt = (now: string, ...events: ListEntry[]) =>
  planOfDays(events, now).flatMap(({ events: planned }) =>
    planned.map(({ event: { id }, overlaps, gap }) => ({
      id,
      overlaps: overlaps.map((other) => other.id).join(),
      gap: gap && `${gap.from.id}-${gap.to.id} ${gap.minutes}`,
    })),
  );

it('sorts the events of a day by time and adds the free time between them', () => {
  expect(plan(event('2', '13:00', '14:00'), event('1', '10:00', '11:30'))).toEqual([
    { id: '1', overlaps: '', gap: undefined },
    { id: '2', overlaps: '', gap: '1-2 90' },
  ]);
});

it('marks both of two overlapping events, but not adjacent events', () => {
  expect(
    plan(event('1', '10:00', '11:00'), event('2', '10:30', '11:30'), event('3', '11:30', '12:00')),
  ).toEqual([
    { id: '1', overlaps: '2', gap: undefined },
    { id: '2', overlaps: '1', gap: undefined },
    { id: '3', overlaps: '', gap: '2-3 0' },
  ]);
});

it('counts free time from the latest end when a long event contains a short one', () => {
  expect(
    plan(
      event('1', '10:00', '12:00'),
      event('2', '10:30', '11:00'),
      event('3', '12:30', '13:00'),
    ).map(({ gap }) => gap),
  ).toEqual([undefined, undefined, '1-3 30']);
});

it('ignores cancelled events and other days for overlaps and free time', () => {
  const cancelled = event('2', '10:30', '11:30', { isDeleted: true });
  const tomorrow: ListEntry = {
    ...event('3', '10:00', '11:00'),
    start: '2026-04-18T10:00:00+08:00',
    end: '2026-04-18T11:00:00+08:00',
  };
  const days = planOfDays([tomorrow, event('1', '10:00', '11:00'), cancelled], before);
  expect(
    days.map(({ day, events }) => [day, events.map(({ event: { id } }) => id).join()]),
  ).toEqual([
    ['2026-04-17', '1,2'],
    ['2026-04-18', '3'],
  ]);
  const planned = days.flatMap(({ events }) => events);
  expect(planned.filter(({ gap, overlaps }) => gap ?? overlaps.length > 0)).toEqual([]);
});

it('puts events without a time last', () => {
  const { start: _start, end: _end, ...untimed } = event('9', '10:00', '11:00');
  expect(planOfDays([untimed, event('1', '10:00', '11:00')], before).map(({ day }) => day)).toEqual(
    ['2026-04-17', ''],
  );
});

const day = [
  event('1', '10:00', '11:00'),
  event('2', '10:30', '12:00'),
  event('3', '15:00', '16:00'),
  event('4', '17:00', '18:00'),
];

it('counts only remaining free time, and no overlaps with past events', () => {
  expect(planAt('2026-04-17T11:30:00+08:00', ...day)).toEqual([
    { id: '1', overlaps: '', gap: undefined },
    { id: '2', overlaps: '', gap: undefined },
    { id: '3', overlaps: '', gap: '2-3 180' },
    { id: '4', overlaps: '', gap: '3-4 60' },
  ]);
  expect(planAt('2026-04-17T13:10:00+08:00', ...day).map(({ gap }) => gap)).toEqual([
    undefined,
    undefined,
    '2-3 110',
    '3-4 60',
  ]);
  expect(planAt('2026-04-17T15:20:00+08:00', ...day)[2]?.gap).toBeUndefined();
});

it('sets the phase of each event, and splits off only past events', () => {
  const now = '2026-04-17T11:30:00+08:00';
  const { start: _start, end: _end, ...untimed } = event('9', '10:00', '11:00');
  const days = planOfDays([...day, untimed], now);
  expect(days.flatMap(({ events }) => events.map(({ phase }) => phase))).toEqual([
    'over',
    'on',
    'ahead',
    'ahead',
    'ahead',
  ]);
  const idsOf = (part: typeof days) =>
    part.map(({ day: date, events }) => [date, events.map(({ event: { id } }) => id).join()]);
  const { past, ahead } = splitPast(days, now);
  expect(idsOf(past)).toEqual([['2026-04-17', '1']]);
  expect(idsOf(ahead)).toEqual([
    ['2026-04-17', '2,3,4'],
    ['', '9'],
  ]);
});

it('treats a meeting as an overlap and subtracts it from free time', () => {
  const meeting = {
    ...event('1001', '11:00', '11:30', { kind: 'exhibitor' }),
    start: '2026-04-17T11:00:00+08:00',
    end: '2026-04-17T11:30:00+08:00',
  };
  const events = [event('1', '10:00', '11:10'), event('2', '12:00', '13:00')];
  const [day] = planOfDays(events, before, [meeting]);
  expect(
    day?.events.map(({ event: { id }, overlaps, gap }) => [id, overlaps, gap?.minutes]),
  ).toEqual([
    ['1', [meeting], undefined],
    ['2', [], 30],
  ]);
});
