import { toTelNumber } from './phone-link.ts';

it.each([
  ['+886-2-5550-0100', '+886255500100'],
  ['(02) 5550-0100', '0255500100'],
  ['+886 (0)2 5550 0100', '+886255500100'],
  ['+886-2-5550-0100 #21', '+886255500100,21'],
  ['02-5550-0100 分機 21', '0255500100,21'],
])('converts %s to the tel number %s', (written, digits) => {
  expect(toTelNumber(written)).toBe(digits);
});
