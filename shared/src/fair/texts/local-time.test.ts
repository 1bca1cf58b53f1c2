import { readLocalTime, writeLocalTime } from './local-time.ts';

it('converts timestamps to Taipei local time and back', () => {
  const moment = Date.parse('2026-04-18T13:10:00+08:00');
  expect(readLocalTime('2026-04-18T13:10')).toBe(moment);
  expect(writeLocalTime(moment)).toBe('2026-04-18T13:10');
});

it.each(['', 'soon', '2026-13-45T99:99'])('reads no time of %j', (text) =>
  expect(readLocalTime(text)).toBeUndefined(),
);
