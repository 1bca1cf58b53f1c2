import { blend, drawBackdrop } from './backdrop.ts';
import { drawMedal, drawStage, drawTastingSheets } from './fair-motifs.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { servings } from './servings.ts';
import { svg } from '../../src/pictures/markup.ts';
import type { Motif } from './table-motifs.ts';
import { palettes } from './palette.ts';
import { onGround } from './sheet.ts';

/** A glass on a stage. */
export const talk: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const { accent } = palettes[sheet.theme];
  const floor = height * 0.76;
  const [ware, drink] = chance.pick(servings[area]);
  const hall = svg`<rect width="${width}" height="${height}" ${sheet.fill(blend(room.wall, room.shape, 0.75))}/>`;
  const scale = height * 0.52;
  const glass = drawWare(sheet, {
    kind: ware,
    placement: { x: width / 2, base: floor - height * 0.05, height: wareHeights[ware] * scale },
    drink,
    level: 0.55,
    name: 'w',
  });
  return (
    hall +
    drawStage(sheet, floor, accent, blend(room.shape, ['#1e1a17', '#14110f'], 0.55)) +
    onGround(sheet, glass)
  );
};

/** A medal above a glass. */
export const award: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const x = width * chance.pick([0.36, 0.64]);
  const [ware, drink] = chance.pick(servings[area]);
  const glass = drawWare(sheet, {
    kind: ware,
    placement: { x: width - x, base: height * 0.9, height: wareHeights[ware] * height * 0.66 },
    drink,
    level: 0.55,
    name: 'w',
  });
  return (
    drawBackdrop(sheet, room, x, height * 0.78) +
    drawMedal(x, height * 0.31, height * 0.2, palettes[sheet.theme].accent) +
    onGround(sheet, glass)
  );
};

/** Tasting sheets and a glass. */
export const lesson: Motif = (sheet, room, area) => {
  const { width, height, chance } = sheet;
  const [ware, drink] = chance.pick(servings[area]);
  const unit = height * 0.66;
  const glass = drawWare(sheet, {
    kind: ware,
    placement: { x: width * 0.76, base: height * 0.9, height: wareHeights[ware] * unit },
    drink,
    level: 0.5,
    name: 'w',
  });
  return (
    drawBackdrop(sheet, room, width * 0.7, height * 0.78) +
    drawTastingSheets(sheet, {
      x: width * 0.36,
      y: height * 0.5,
      size: height * 0.78,
      accent: palettes[sheet.theme].accent,
    }) +
    onGround(sheet, glass)
  );
};
