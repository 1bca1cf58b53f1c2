import { writeSize } from './write-size.ts';

it.each([
  [389, '389 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [359_119, '359 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [2_345_678, '2.3 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(writeSize(bytes, 'tw')).toBe(text);
  expect(writeSize(bytes, 'en')).toBe(text);
});
