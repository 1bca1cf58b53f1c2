import { chooseRoom, drawBackdrop } from './backdrop.ts';
import { bottleHeight, drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { chooseBottle, type ProductSubject } from './product-picture.ts';
import type { Sheet } from './sheet.ts';

export function drawExhibitor(sheet: Sheet, subject: ProductSubject): string {
  const { width, height } = sheet;
  const [horizon, base, tall] = [height * 0.8, height * 0.89, height * 0.7];
  const backdrop = drawBackdrop(sheet, chooseRoom(sheet, horizon), width / 2, tall);
  const bottles = [-1, 1, 0].map((at) => {
    const bottle = chooseBottle(sheet.chance, subject);
    const form = silhouettes[bottle.vessel.silhouette];
    const place = {
      x: width / 2 + at * tall * 0.38,
      base: base + (at ? 0 : height * 0.03),
      height: bottleHeight(form, tall * (at ? 0.9 : 1), tall * 0.42),
    };
    return drawBottle(sheet, bottle, place, `b${at + 1}`);
  });
  return backdrop + bottles.join('');
}
