import sharp from 'sharp';
import { drawDigits } from './draw-digits.ts';

it('draws a different picture for every digit and every call', async () => {
  const pictures = [];
  for (const digit of [...'0123456789', '0'])
    pictures.push((await drawDigits(digit.repeat(5))).toString('base64'));
  expect(new Set(pictures).size).toBe(11);
});

it('draws a greyscale PNG of 300 × 108 pixels with dark digits on a light background', async () => {
  const picture = sharp(await drawDigits('80888'));
  const { format, width, height, channels } = await picture.metadata();
  expect([format, width, height, channels]).toEqual(['png', 300, 108, 1]);
  const pixels = await picture.toColourspace('b-w').raw().toBuffer();
  const dark = pixels.filter((value) => value < 120).length / (300 * 108);
  expect(dark).toBeGreaterThan(0.1);
  expect(dark).toBeLessThan(0.4);
});
