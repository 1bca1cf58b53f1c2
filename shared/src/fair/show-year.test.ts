import { showYearPrefix } from './show-year.ts';

it('has no prefix for the code’s own year', () => {
  expect(showYearPrefix('2026', 'DSWINE2026')).toBeUndefined();
});

it('names the year that the organiser still answers', () => {
  expect(showYearPrefix('2025', 'DSWINE2026')).toBe('2025');
});
