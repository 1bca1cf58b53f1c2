import { type Bottle, bottleHeight, drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { brass, palettes } from './palette.ts';
import { chooseBottle, type ProductSubject } from './product-picture.ts';
import { onGround, type Sheet } from './sheet.ts';

/** Bottles with the same label design in different colours. */
export function houseRange(
  sheet: Sheet,
  {
    subject,
    x,
    base,
    tall,
    count,
  }: { subject: ProductSubject; x: number; base: number; tall: number; count: number },
): string {
  const { chance } = sheet;
  const first = withLightArt(chooseBottle(chance, subject));
  const { inks } = palettes[subject.area];
  const step = Math.max(0.34 * tall, bottleWidth(first, tall) * 1.12);
  const order = count === 3 ? [0, 2, 1] : [0, 1];
  const bottles = order
    .map((at) => {
      const colour = inks[(first.label.turn + at) % inks.length] ?? brass;
      const label = {
        ...first.label,
        wide: Math.max(first.label.wide, 0.6),
        ...(first.label.inverse ? { paper: colour } : { ink: colour }),
      };
      const bottle = { ...first, label, cap: colour };
      const middle = count === 3 && at === 1;
      return stand(sheet, {
        bottle,
        x: x + (at - (count - 1) / 2) * step,
        base: base + (middle ? tall * 0.05 : 0),
        tall: tall * (middle ? 1.06 : 0.94),
        name: `b${at}`,
      });
    })
    .join('');
  return onGround(sheet, bottles);
}

/**
 * Replaces the finely drawn kinds of label art, which would make a picture with many objects too
 * large.
 */
export function withLightArt(bottle: Bottle): Bottle {
  const { label } = bottle;
  const heavy = ['botanical', 'seigaiha', 'tiles', 'landscape'].includes(label.art);
  const turn = label.turn % 3 === 0 ? label.turn + 1 : label.turn;
  const shape = label.shape === 'notched' ? 'sheet' : label.shape;
  return {
    ...bottle,
    label: {
      ...label,
      turn,
      shape,
      neckBand: false,
      art: heavy ? (label.turn % 2 ? 'arch' : 'rings') : label.art,
    },
  };
}

export function bottleWidth({ vessel }: Bottle, tall: number): number {
  const form = silhouettes[vessel.silhouette];
  return (bottleHeight(form, tall, tall * 0.42) / form.height) * form.width;
}

export function stand(
  sheet: Sheet,
  {
    bottle,
    x,
    base,
    tall,
    name,
  }: { bottle: Bottle; x: number; base: number; tall: number; name: string },
): string {
  return drawBottle(
    sheet,
    bottle,
    { x, base, height: bottleHeight(silhouettes[bottle.vessel.silhouette], tall, tall * 0.42) },
    name,
  );
}
