import { isBoothNumber } from './booth-number.ts';

it.each(['123', 'A0123', 'a-123', 'A 123', 'N1-001', '１２３', ' A0123 '])('takes %j', (text) => {
  expect(isBoothNumber(text)).toBe(true);
});

it.each(['', ' ', 'abc', 'a-12x3', '12x', '-', 'booth 12'])('rejects %j', (text) => {
  expect(isBoothNumber(text)).toBe(false);
});
