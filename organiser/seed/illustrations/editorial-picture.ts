import type { AreaCode } from '@dswine/shared/contract/wire';
import { chooseRoom } from './backdrop.ts';
import * as crafts from './craft-scenes.ts';
import { award, lesson, talk } from './event-motifs.ts';
import * as crops from './crop-scenes.ts';
import * as fair from './fair-scenes.ts';
import { city, dates, opener, plan } from './hall-motifs.ts';
import * as land from './land-scenes.ts';
import type { Sheet } from './sheet.ts';
import {
  flight,
  harvest,
  motifOf,
  notes,
  place,
  range,
  table,
  toast,
  type Motif,
} from './table-motifs.ts';

/** The picture of a news item or event: the scene of its request in the colours of its area. */
export function drawEditorial(sheet: Sheet, area: AreaCode, scene: string | undefined): string {
  const motif = motifOf(motifs, scene ?? sheet.chance.pick(generalScenes), sheet);
  return motif(sheet, chooseRoom(sheet, sheet.height * 0.78), area);
}

/** What may illustrate an item that names no scene. */
export const generalScenes = [
  'flight',
  'harvest',
  'place',
  'range',
  'toast',
  'table',
  'notes',
] as const;

const motifs: Record<string, Motif> = {
  city,
  flight,
  harvest,
  place,
  range,
  toast,
  table,
  notes,
  opener,
  plan,
  dates,
  talk,
  award,
  lesson,
  ...crafts,
  ...crops,
  ...fair,
  ...land,
};
export const editorialScenes = Object.keys(motifs);
