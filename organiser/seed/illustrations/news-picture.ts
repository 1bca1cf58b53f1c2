import type { AreaCode } from '@dswine/shared/contract/wire';
import { chooseRoom } from './backdrop.ts';
import { city, dates, opener, plan } from './hall-motifs.ts';
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

/** An editorial illustration: the scene of its request in the colours of its area. */
export function drawNews(sheet: Sheet, area: AreaCode, scene: string | undefined): string {
  const motif = motifOf(motifs, scene, sheet);
  return motif(sheet, chooseRoom(sheet, sheet.height * 0.78), area);
}

/** What may illustrate news of an area. Corkscrews are for wine. */
export function newsScenesOf(area: AreaCode | 'fair'): string[] {
  return newsScenes.filter((scene) => scene !== 'opener' || area === 'wine');
}

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
};
export const newsScenes = Object.keys(motifs);
