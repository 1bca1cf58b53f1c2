import { showYearPrefix } from './show-year.ts';

it('returns no prefix when the year matches the exhibition code', () => {
  expect(showYearPrefix('2026', 'DSWINE2026')).toBeUndefined();
});

it('returns the year as prefix when it differs from the exhibition code', () => {
  expect(showYearPrefix('2025', 'DSWINE2026')).toBe('2025');
});
