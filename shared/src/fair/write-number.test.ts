import { writeNumber } from './write-number.ts';

it('separates thousands in both languages', () => {
  expect(writeNumber(68250, 'tw')).toBe('68,250');
  expect(writeNumber(68250, 'en')).toBe('68,250');
});

it('preserves one decimal place', () => {
  expect(writeNumber(4.5, 'tw')).toBe('4.5');
});

it.each([0, 7, -123, 999, 1000, -1234, 123_456, 1_000_000, Number.MAX_SAFE_INTEGER, 1e21, 0.005])(
  'writes %d as Intl does',
  (value) => {
    for (const [locale, tag] of [
      ['tw', 'zh-TW'],
      ['en', 'en'],
    ] as const)
      expect(writeNumber(value, locale)).toBe(
        new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value),
      );
  },
);
