import { openUntil } from './open-now.ts';

const hours = [
  { Days: [1, 2, 3, 4], Open: '18:00', Close: '23:30' },
  { Days: [5, 6], Open: '18:00', Close: '01:00' },
];

it.each<[now: string, until: string | undefined, when: string]>([
  ['2026-04-16T09:59:00Z', undefined, 'Thursday, a minute before opening'],
  ['2026-04-16T10:00:00Z', '23:30', 'Thursday at opening'],
  ['2026-04-16T15:30:00Z', undefined, 'Thursday at closing'],
  ['2026-04-17T15:59:00Z', '01:00', 'Friday before midnight'],
  ['2026-04-17T16:30:00Z', '01:00', 'Saturday after midnight, within Friday’s hours'],
  ['2026-04-17T17:00:00Z', undefined, 'Saturday at the end of Friday’s hours'],
  ['2026-04-18T16:59:00Z', '01:00', 'Sunday after midnight, within Saturday’s hours'],
  ['2026-04-19T11:00:00Z', undefined, 'Sunday, a closed day'],
])('at %s, openUntil returns %s (%s)', (now, until) => expect(openUntil(hours, now)).toBe(until));

it('is always open when opening and closing times are equal', () => {
  expect(
    openUntil(
      [{ Days: [0, 1, 2, 3, 4, 5, 6], Open: '00:00', Close: '00:00' }],
      '2026-04-19T20:00:00Z',
    ),
  ).toBe('00:00');
});
