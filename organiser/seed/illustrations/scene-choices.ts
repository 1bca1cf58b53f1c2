import type { EditionRecords } from '../../src/records/records.ts';
import { chanceOf } from './chance.ts';
import type { DrawingRequest } from './draw-picture.ts';
import * as drawingOf from './drawing-requests.ts';
import { editorialScenes, generalScenes } from './editorial-picture.ts';
import { exhibitorScenes } from './exhibitor-picture.ts';
import { hotelScenes } from './hotel-picture.ts';
import type { SceneChoice } from './spread-scenes.ts';

/** A request, and the scenes that its picture may show. */
export type Choice = SceneChoice<string> & { request: DrawingRequest };

/** The scenes that a record names. Throws on one that does not exist. */
export function statedScenes(
  request: DrawingRequest,
  stated: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  const lost = stated?.filter((scene) => !known.includes(scene)) ?? [];
  if (lost.length === 0) return stated ?? shuffled(`${request.kind} ${request.id}`, known);
  throw new Error(
    `${request.kind} ${request.id} names scenes that do not exist: ${lost.join(', ')}. There are ${known.join(', ')}.`,
  );
}

const choiceOf = (
  request: DrawingRequest,
  known: readonly string[],
  stated?: readonly string[],
): Choice => ({ id: request.id, request, scenes: statedScenes(request, stated, known) });

export function newsChoice(record: EditionRecords['news']): Choice {
  return editorialChoice(drawingOf.newsDrawing(record), record.Scenes);
}

const editorialChoice = (request: DrawingRequest, stated: readonly string[] | undefined): Choice =>
  stated ? choiceOf(request, editorialScenes, stated) : choiceOf(request, generalScenes);

export function pressChoices(
  items: readonly EditionRecords['exhibitor-news'][],
  exhibitors: readonly EditionRecords['exhibitors'][],
): Choice[] {
  const areas = new Map(exhibitors.map(({ Id, Areas }) => [Id, Areas[0]]));
  return items.flatMap((item) => {
    const area = areas.get(item.ExhibitorId);
    if (!area) return [];
    return [editorialChoice(drawingOf.exhibitorNewsDrawing(item, area), item.Scenes)];
  });
}

export const eventChoice = (record: EditionRecords['calendar']): Choice =>
  editorialChoice(drawingOf.eventDrawing(record), record.Scenes);

export const hotelChoice = (record: EditionRecords['hotels']): Choice =>
  choiceOf(drawingOf.hotelDrawing(record), hotelScenes, record.Scenes);

export function exhibitorChoice(record: EditionRecords['exhibitors']): Choice {
  const request = drawingOf.exhibitorDrawing(record);
  const category = request.category ?? '';
  const known = scenesOfCategory[category] ?? exhibitorScenes;
  const unfit = [
    ...(withoutPlant.includes(category) ? ['plant'] : []),
    // The brewery with its curtain and the straw tubs are Japanese.
    ...(category === 'korean-rice-wine' ? ['place', 'casks'] : []),
  ];
  return choiceOf(
    request,
    known.filter((scene) => !unfit.includes(scene)),
  );
}

/** Exhibitors that make no drinks. */
const scenesOfCategory: Record<string, readonly string[]> = {
  'wine-glassware': ['flight', 'toast', 'front', 'tray', 'notes'],
  'bar-tools': ['tray', 'toast', 'front', 'notes', 'flight'],
  sakeware: ['flight', 'toast', 'front', 'tray', 'notes'],
  'brewing-equipment': ['place', 'casks', 'front', 'tray', 'notes'],
  'cellar-packaging': ['case', 'casks', 'front', 'label', 'shelf', 'tray', 'notes'],
};

/** Drinks of many plants, or of one that has no drawing. */
const withoutPlant = [
  ...['agave', 'rum', 'kaoliang-baijiu', 'liqueur', 'fruit-wine'],
  ...['umeshu-fruit', 'shochu-awamori', 'cider'],
];

/** The same order for the same seed, so that pictures stay as they are. */
function shuffled(seed: string, scenes: readonly string[]): readonly string[] {
  const chance = chanceOf(seed);
  return scenes
    .map((scene) => ({ scene, at: chance.between(0, 1) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ scene }) => scene);
}
