import { chooseRoom, drawBackdrop } from './backdrop.ts';
import { type Bottle, bottleHeight, drawBottle } from './bottle.ts';
import { silhouettes } from './bottle-silhouettes.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { pour } from './servings.ts';
import { svg, xmlText } from '../../src/pictures/markup.ts';
import { signOf } from './maker-sign.ts';
import { brass, palettes, paper } from './palette.ts';
import { chooseBottle, type ProductSubject } from './product-picture.ts';
import { onGround, type Sheet } from './sheet.ts';

/**
 * An exhibitor: what it pours, in its own house style. Production sites are left to news, where
 * neighbours differ: any two exhibitors may be neighbours in a search.
 */
export function drawExhibitor(sheet: Sheet, subject: ProductSubject): string {
  return sheet.chance.pick([drawTable, drawRange, drawRange, drawMark])(sheet, subject);
}

type Maker = (sheet: Sheet, subject: ProductSubject) => string;

/** A bottle and a glass of it. */
const drawTable: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const x = width * chance.pick([0.34, 0.5, 0.6]);
  const backdrop = drawBackdrop(sheet, chooseRoom(sheet, height * 0.78), x, height * 0.76);
  const side = sheet.light;
  return (
    backdrop + bottleAndGlass(sheet, subject, [x - side * height * 0.14, x + side * height * 0.24])
  );
};

/** Two or three bottles with the same label design in different colours. */
const drawRange: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const backdrop = drawBackdrop(sheet, chooseRoom(sheet, height * 0.78), width / 2, height * 0.76);
  return (
    backdrop +
    houseRange(sheet, {
      subject,
      x: width / 2,
      base: height * 0.9,
      tall: height * 0.76,
      count: chance.pick([2, 3, 3]),
    })
  );
};

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

const drawMark: Maker = (sheet, subject) => {
  const { width, height, chance } = sheet;
  const room = chooseRoom(sheet, height * 0.8);
  const right = chance.whether(0.5);
  const [markX, bottleX] = right ? [width * 0.3, width * 0.78] : [width * 0.7, width * 0.22];
  const wall = svg`<rect width="${width}" height="${height}" ${sheet.fill(room.shape)}/><rect y="${room.horizon}" width="${width}" height="${height - room.horizon}" ${sheet.fill(room.table)}/>`;
  const colour = chance.pick(palettes[subject.area].inks.slice(0, 4) as [string, ...string[]]);
  const shape = houseSign(markX, {
    y: height * 0.4,
    r: height * 0.27,
    colour,
    sign: signOf(subject.name),
    form: chance.pick([0, 1, 2]),
  });
  const glassX = bottleX + (right ? -1 : 1) * height * 0.3;
  return wall + shape + bottleAndGlass(sheet, subject, [bottleX, glassX]);
};

function bottleAndGlass(
  sheet: Sheet,
  subject: ProductSubject,
  [bottleX, glassX]: readonly [number, number],
): string {
  const { height, chance } = sheet;
  const houseBottle = withLightArt(chooseBottle(chance, subject));
  const bottle = stand(sheet, {
    bottle: houseBottle,
    x: bottleX,
    base: height * 0.9,
    tall: height * 0.76,
    name: 'b',
  });
  const [ware, drink] = pour(chance, subject.area, houseBottle.vessel);
  const tall = wareHeights[ware] * height * 0.46;
  const placement = { x: glassX, base: height * 0.925, height: tall };
  const glass = drawWare(sheet, { kind: ware, placement, drink, level: 0.52, name: 'w' });
  return onGround(sheet, bottle + glass);
}

/** The exhibitor's sign on the wall: a disc, an arch or a shield with the initials. */
function houseSign(
  x: number,
  {
    y,
    r,
    colour,
    sign,
    form,
  }: { y: number; r: number; colour: string; sign: string; form: 0 | 1 | 2 },
): string {
  const edge = (k: number): string =>
    [
      svg`M${x - r * k} ${y}a${r * k} ${r * k} 0 0 1 ${r * k * 2} 0a${r * k} ${r * k} 0 0 1 ${-r * k * 2} 0Z`,
      svg`M${x - r * 0.86 * k} ${y + r * k}V${y - r * 0.14 * k}a${r * 0.86 * k} ${r * 0.86 * k} 0 0 1 ${r * 1.72 * k} 0V${y + r * k}Z`,
      svg`M${x} ${y - r * 1.1 * k}L${x + r * 1.1 * k} ${y}L${x} ${y + r * 1.1 * k}L${x - r * 1.1 * k} ${y}Z`,
    ][form] ?? '';
  const size = r * (sign.length > 1 ? 0.72 : 1) * (form === 2 ? 0.84 : 1);
  return svg`<path d="${edge(1)}" fill="${colour}"/><path d="${edge(0.88)}" fill="none" stroke="${colour === brass ? paper : '#d9bf86'}" stroke-width="1.6"/><text x="${x}" y="${y + size * 0.35 + (form === 1 ? r * 0.08 : 0)}" font-family="Georgia,serif" font-size="${size}" letter-spacing="${size * 0.03}" text-anchor="middle" fill="#f9f1e0">${xmlText(sign)}</text>`;
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

function bottleWidth({ vessel }: Bottle, tall: number): number {
  const form = silhouettes[vessel.silhouette];
  return (bottleHeight(form, tall, tall * 0.42) / form.height) * form.width;
}

function stand(
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
