import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { sampleShuttle } from '@dswine/shared/testing/shuttle.fixture';
import { sampleEntries } from '../calendar.fixture.ts';
import { lastBusesOf, minutesUntil, programmeOf, showDayOf } from './today.ts';

it.each([
  ['2026-03-01T00:00:00Z', '2026-04-17', false],
  ['2026-04-17T00:30:00Z', '2026-04-17', true],
  ['2026-04-17T06:00:00Z', '2026-04-17', true],
  ['2026-04-17T11:00:00Z', '2026-04-18', false],
  ['2026-04-17T23:00:00Z', '2026-04-18', true],
  ['2026-04-20T11:00:00Z', undefined, undefined],
])('the show day at %s is %s (today: %s)', (now, date, isToday) => {
  const day = showDayOf(sampleEdition, now);
  expect([day?.date, day?.isToday]).toEqual([date, isToday]);
});

it('groups events into current, starting within the hour, and later that day', () => {
  const [model] = sampleEntries('tw');
  const times =
    'tomorrow 18T10:30 18T11:30; later 17T15:00 17T16:00; soon 17T14:00 17T15:00; ' +
    'on 17T12:30 17T13:30; over 17T11:00 17T12:00; evening 17T18:30 17T20:00';
  const entries = times.split('; ').flatMap((one) => {
    const [Id = '', from = '', to = ''] = one.split(' ');
    const at = (time: string) => `2026-04-${time}:00+08:00`;
    return model ? [{ ...model, Id, Start: at(from), End: at(to) }] : [];
  });
  const idsAt = (now: string, date: string) => {
    const { on, soon, later } = programmeOf(entries, date, now);
    return [on, soon, later].map((list) => list.map(({ Id }) => Id).join(' '));
  };
  expect(idsAt('2026-04-17T05:00:00Z', '2026-04-17')).toEqual(['on', 'soon', 'later evening']);
  expect(idsAt('2026-04-17T10:40:00Z', '2026-04-18')).toEqual(['evening', '', 'tomorrow']);
});

it('rounds the remaining minutes up', () => {
  expect(minutesUntil('2026-04-17T14:00:00+08:00', '2026-04-17T05:59:30Z')).toBe(1);
});

it.each([
  ['2026-04-17', '2026-04-17T10:40:00Z', [false]],
  ['2026-04-17', '2026-04-17T10:41:00Z', [true]],
  ['2026-04-19', '2026-04-17T10:41:00Z', []],
])('returns the last bus back on %s, and at %s whether it has left: %j', (date, now, hasLeft) => {
  const bus = { line: 'Taipei Main Station line', to: 'To Taipei Main Station', time: '18:40' };
  expect(lastBusesOf(sampleShuttle('en'), date, now)).toEqual(
    hasLeft.map((left) => ({ ...bus, hasLeft: left })),
  );
});
