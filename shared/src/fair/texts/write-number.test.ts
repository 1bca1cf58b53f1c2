import { writeNumber } from './write-number.ts';
import { writeSize } from './write-size.ts';

it.each([0, -123, 999, 1000, -1234, 1_000_000, Number.MAX_SAFE_INTEGER, 1e21, 4.5, 0.005])(
  'writes %d as Intl does, in both languages',
  (value) => {
    const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
    expect([writeNumber(value, 'tw'), writeNumber(value, 'en')]).toEqual([
      format(value),
      format(value),
    ]);
  },
);

it.each([
  [999, '999 B'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [2_345_678, '2.3 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(writeSize(bytes, 'tw')).toBe(text);
});
