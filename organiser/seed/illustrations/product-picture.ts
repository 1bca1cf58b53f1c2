import type { AreaCode } from '@dswine/shared/contract/wire';
import { chooseRoom, drawBackdrop } from './backdrop.ts';
import { type Bottle, bottleHeight, drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import type { Chance } from './chance.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { pour, type Serving } from './servings.ts';
import { designLabel } from './label.ts';
import { signOf } from './maker-sign.ts';
import { brass, palettes } from './palette.ts';
import { onGround, type Sheet } from './sheet.ts';
import { chooseVessel } from './vessel-choice.ts';

export type ProductSubject = { area: AreaCode; name: string; category: string; vintage?: number };

export function drawProduct(sheet: Sheet, subject: ProductSubject): string {
  const { chance, light } = sheet;
  const room = chooseRoom(sheet, 596);
  const bottle = chooseBottle(chance, subject);
  const form = silhouettes[bottle.vessel.silhouette];
  const height = bottleHeight(form, 586, 268);
  const fine = ['botanical', 'seigaiha', 'tiles'].includes(bottle.label.art);
  const poured = chance.whether(0.28) && !fine && (height / form.height) * form.width < 200;
  const backdrop = drawBackdrop(sheet, room, 300, 560);
  const x = poured ? 300 - light * 62 : 300;
  const standing = drawBottle(sheet, bottle, { x, base: 676, height });
  return (
    backdrop +
    onGround(
      sheet,
      standing +
        (poured
          ? serving(sheet, pour(chance, subject.area, bottle.vessel), 300 + light * 122)
          : ''),
    )
  );
}

/** The poured drink, slightly in front of its bottle. */
function serving(sheet: Sheet, [ware, drink]: Serving, x: number): string {
  return drawWare(sheet, {
    kind: ware,
    placement: { x, base: 694, height: wareHeights[ware] * 330 },
    drink,
    level: 0.5,
    name: 'w',
  });
}

export function chooseBottle(
  chance: Chance,
  { area, name, category, vintage }: ProductSubject,
): Bottle {
  const vessel = chooseVessel(chance, area, category);
  const wrap = vessel.silhouette === 'can' || vessel.silhouette === 'sleekCan';
  const dated = chance.whether(0.4) && vintage !== undefined && Number.isInteger(vintage);
  const sign = dated ? String(vintage) : signOf(name);
  const label = designLabel(chance, {
    theme: area,
    sign,
    wrap,
    against: vessel.clear ? vessel.liquid : vessel.glass,
  });
  const caps =
    vessel.closure === 'champagne' ? [brass, '#c9a95c', '#8d8f8a', '#23302b', '#7b1e3a'] : [];
  const cap = chance.pick([...palettes[area].inks, ...caps, ...caps, ...caps]);
  return { vessel, label, cap, fill: chance.pick([0.72, 0.66, 0.78, 0.62]) };
}
