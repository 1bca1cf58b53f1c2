import { isOver, phaseOf } from './phase.ts';

const entry = { Start: '2026-04-17T13:30:00+08:00', End: '2026-04-17T14:45:00+08:00' };

it.each([
  ['2026-04-17T05:29:59Z', 'ahead'],
  ['2026-04-17T05:30:00Z', 'on'],
  ['2026-04-17T06:44:59Z', 'on'],
  ['2026-04-17T06:45:00Z', 'over'],
])('at %s an entry from 13:30 to 14:45 in Taipei is %s', (now, phase) => {
  expect(phaseOf(entry, now)).toBe(phase);
});

it('isOver returns true once the last entry has ended, and false without entries', () => {
  const later = { Start: '2026-04-17T15:00:00+08:00', End: '2026-04-17T16:00:00+08:00' };
  expect(isOver([entry, later], '2026-04-17T07:30:00Z')).toBe(false);
  expect(isOver([entry, later], '2026-04-17T08:00:00Z')).toBe(true);
  expect(isOver([], '2026-04-17T08:00:00Z')).toBe(false);
});
