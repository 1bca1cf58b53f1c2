import { chooseRoom, drawBackdrop } from './backdrop.ts';
import {
  drawCase,
  drawCasks,
  drawHouseFront,
  drawLabelNear,
  drawPlantAndBottle,
  drawShelf,
  drawTasting,
  drawTray,
} from './exhibitor-scenes.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { houseRange, stand, withLightArt } from './house-bottles.ts';
import { pour } from './servings.ts';
import { svg, xmlText } from '../../src/pictures/markup.ts';
import { signOf } from './maker-sign.ts';
import { brass, palettes, paper } from './palette.ts';
import { chooseBottle, type ProductSubject } from './product-picture.ts';
import { onGround, type Sheet } from './sheet.ts';
import { flight, place, toast, type Motif } from './table-motifs.ts';

/** An exhibitor in its own house style: the scene of its request, such as its bottles or its sign. */
export function drawExhibitor(
  sheet: Sheet,
  { scene, ...subject }: ProductSubject & { scene?: string },
): string {
  const draw =
    scene === undefined
      ? sheet.chance.pick([drawTable, drawRange, drawMark, drawLabelNear, drawCase])
      : makers[scene];
  return (draw ?? drawTable)(sheet, subject);
}

/** A scene with the labels, initials and colours of one maker. */
export type Maker = (sheet: Sheet, subject: ProductSubject) => string;

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

/** Three bottles with the same label design in different colours. */
const drawRange: Maker = (sheet, subject) => {
  const { width, height } = sheet;
  const backdrop = drawBackdrop(sheet, chooseRoom(sheet, height * 0.78), width / 2, height * 0.76);
  return (
    backdrop +
    houseRange(sheet, {
      subject,
      x: width / 2,
      base: height * 0.9,
      tall: height * 0.76,
      count: 3,
    })
  );
};

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

const general =
  (motif: Motif): Maker =>
  (sheet, { area }) =>
    motif(sheet, chooseRoom(sheet, sheet.height * 0.78), area);

const makers: Record<string, Maker> = {
  table: drawTable,
  range: drawRange,
  mark: drawMark,
  label: drawLabelNear,
  plant: drawPlantAndBottle,
  flight: general(flight),
  case: drawCase,
  place: general(place),
  shelf: drawShelf,
  notes: drawTasting,
  tray: drawTray,
  toast: general(toast),
  front: drawHouseFront,
  casks: drawCasks,
};
export const exhibitorScenes = Object.keys(makers);
