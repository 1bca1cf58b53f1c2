import { writeNumber } from './write-number.ts';

it('separates thousands in both languages', () => {
  expect(writeNumber(68250, 'tw')).toBe('68,250');
  expect(writeNumber(68250, 'en')).toBe('68,250');
});

it('preserves one decimal place', () => {
  expect(writeNumber(4.5, 'tw')).toBe('4.5');
});
