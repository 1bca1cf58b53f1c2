import type { AreaCode } from '@dswine/shared/contract/wire';
import { chooseRoom } from './backdrop.ts';
import { drawStage } from './fair-motifs.ts';
import { drawWare, wareHeights } from './glassware.ts';
import { svg } from '../../src/pictures/markup.ts';
import { city, plan } from './hall-motifs.ts';
import { flight, harvest, notes, place, range, table, type Motif } from './table-motifs.ts';
import { palettes } from './palette.ts';
import { servings } from './servings.ts';
import { onGround, openSheet, type Sheet } from './sheet.ts';
import { aisle, booth, lobby } from './hall-scenes.ts';
import { photoSize } from '../../src/photos/photo-request.ts';
import { drawPerson } from './photo-people.ts';
import { night, setup, washing } from './work-scenes.ts';

/** The content of an album photo. The same request always gives the same drawing. */
export type PhotoRequest = { album: string; id: string; scene: string; area: AreaCode };

type Drawing = (sheet: Sheet, area: AreaCode) => string;

const motif =
  (draw: Motif): Drawing =>
  (sheet, area) =>
    draw(sheet, chooseRoom(sheet, sheet.height * 0.78), area);

const stage: Drawing = (sheet, area) => {
  const { width, height, chance } = sheet;
  const [ware, drink] = chance.pick(servings[area]);
  const floor = height * 0.76;
  const glass = drawWare(sheet, {
    kind: ware,
    placement: {
      x: width / 2,
      base: floor - height * 0.06,
      height: wareHeights[ware] * height * 0.42,
    },
    drink,
    level: 0.5,
    name: 'w',
  });
  const speaker = drawPerson(
    sheet,
    width * chance.pick([0.24, 0.78]),
    floor - height * 0.01,
    height * 0.42,
  );
  return (
    svg`<rect width="${width}" height="${height}" fill="#4b3f3a"/>` +
    drawStage(sheet, floor, palettes[area].accent, ['#26201c', '#26201c']) +
    onGround(sheet, glass) +
    speaker
  );
};

const drawings: Record<string, Drawing> = {
  aisle,
  booth,
  lobby,
  stage,
  night,
  setup,
  washing,
  city: motif(city),
  flight: motif(flight),
  table: motif(table),
  range: motif(range),
  notes: motif(notes),
  plan: motif(plan),
  place: motif(place),
  harvest: motif(harvest),
};

/** Draws the scene, with the light of the room and the darker corners of a lens on top. */
export function drawPhoto({ album, id, scene, area }: PhotoRequest): string {
  const sheet = openSheet('photo', `${album} ${id}`, photoSize, area);
  const { width, height } = sheet;
  const draw = drawings[scene];
  if (!draw)
    throw new Error(`There is no photo scene "${scene}": ${Object.keys(drawings).join(', ')}`);
  const content = draw(sheet, area);
  const corner = sheet.light > 0 ? 1 : 0;
  const glow = sheet.define(
    'lg',
    (name) =>
      `<radialGradient id="${name}" cx="${corner}" cy="0" r="1.1"><stop offset="0" stop-color="#fff3d6" stop-opacity=".5"/><stop offset=".6" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>`,
  );
  const lens = sheet.define(
    'ln',
    (name) =>
      `<radialGradient id="${name}" r=".78"><stop offset=".55" stop-color="#1a120c" stop-opacity="0"/><stop offset="1" stop-color="#1a120c" stop-opacity=".46"/></radialGradient>`,
  );
  const over = svg`<rect width="${width}" height="${height}" fill="url(#${glow})"/><rect width="${width}" height="${height}" fill="url(#${lens})"/>`;
  return sheet.finish(content + over);
}
