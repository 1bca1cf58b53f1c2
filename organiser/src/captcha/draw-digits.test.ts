import { inflateSync } from 'node:zlib';
import { drawDigits } from './draw-digits.ts';

it('draws every digit differently, and each digit differently every time', () => {
  const pictures = [...'0123456789', '0'].map((digit) => drawDigits(digit.repeat(5)).toString('base64'));
  expect(new Set(pictures).size).toBe(11);
});

it('is a greyscale PNG of 300 by 108, half again what the page shows, with ink for the digits on light paper', () => {
  const png = drawDigits('80888');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([300, 108, 8, 0]);
  const start = png.indexOf('IDAT') + 4;
  const pixels = inflateSync(png.subarray(start, png.indexOf('IEND') - 8));
  expect(pixels).toHaveLength(301 * 108);
  const dark = pixels.filter((value, index) => index % 301 !== 0 && value < 120).length / (300 * 108);
  expect(dark).toBeGreaterThan(0.1);
  expect(dark).toBeLessThan(0.4);
});
