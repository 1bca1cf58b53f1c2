import { writeEnd } from './write-end.ts';

it('writes only the time when an entry ends on its start day', () => {
  const entry = { Start: '2026-04-17T13:30:00+08:00', End: '2026-04-17T14:45:00+08:00' };
  expect(writeEnd(entry, 'tw')).toBe('14:45');
});

it('writes the day too when an entry ends on a later day', () => {
  const entry = { Start: '2026-04-14T08:00:00+08:00', End: '2026-04-16T17:00:00+08:00' };
  expect(writeEnd(entry, 'tw')).toBe('4月16日（四） 17:00');
  expect(writeEnd(entry, 'en')).toBe('Thu 16 April 17:00');
});
