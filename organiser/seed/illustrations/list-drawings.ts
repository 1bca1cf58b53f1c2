import { readRecords } from '../../src/import/read-records.ts';
import type { EditionFile, EditionRecords } from '../../src/records/records.ts';
import { pictureName } from '../../src/pictures/picture-storage.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';
import * as drawingOf from './drawing-requests.ts';
import { eventScenes } from './event-picture.ts';
import { newsScenesOf } from './news-picture.ts';
import { spreadScenes, type SceneChoice } from './spread-scenes.ts';

/** A picture file to be made: its name and what draws it. */
export type Drawing = { file: string; draw: () => string };

/** The pictures of an edition: one for each record that has one, each album photo and each topic. */
export function listDrawings(folder: string): Drawing[] {
  const read = <K extends EditionFile>(kind: K): EditionRecords[K][] =>
    readRecords(folder, kind).lines.flatMap((line) => (line.fits ? line.record : []));
  const exhibitors = read('exhibitors');
  const requests = [
    ...read('edition').map(drawingOf.fairDrawing),
    ...read('areas').map(drawingOf.areaDrawing),
    ...exhibitors.map(drawingOf.exhibitorDrawing),
    ...read('products').map(drawingOf.productDrawing),
    ...withScenes(read('news').map(newsChoice)),
    ...eventsByTopic(read('calendar')).flatMap(withScenes),
    ...read('videos').map(drawingOf.videoDrawing),
    ...read('hotels').map(drawingOf.hotelDrawing),
    ...read('partners').map(drawingOf.partnerDrawing),
    ...read('directories').map(drawingOf.directoryDrawing),
    ...read('services').flatMap((record) =>
      record.Kind === 'paid' ? drawingOf.serviceDrawing(record) : [],
    ),
    ...withScenes(pressChoices(read('exhibitor-news'), exhibitors)),
  ];
  return [
    ...requests.map((request) => picture(request)),
    ...read('terms').flatMap(topicDrawings),
    ...read('albums').flatMap(photoDrawings),
  ];
}

function picture(request: DrawingRequest, kind: string = request.kind): Drawing {
  return { file: `${pictureName(kind, request.id)}.svg`, draw: () => drawPicture(request) };
}

/** A request, and the scenes that its picture may show. */
export type Choice = SceneChoice<string> & { request: DrawingRequest };

function withScenes(choices: readonly Choice[]): DrawingRequest[] {
  const scenes = spreadScenes(choices);
  return choices.map(({ id, request }) => {
    const scene = scenes.get(id);
    return { ...request, ...(scene !== undefined && { scene }) };
  });
}

export function newsChoice(record: EditionRecords['news']): Choice {
  const request = drawingOf.newsDrawing(record);
  const scenes = newsScenesOf(request.area);
  return { id: record.Id, group: record.Category, time: record.PublishedAt, scenes, request };
}

/** Events are shown with pictures among those of their topic only. */
export function eventsByTopic(records: readonly EditionRecords['calendar'][]): Choice[][] {
  const topics = Map.groupBy(records, ({ Topic }) => Topic);
  return [...topics].map(([group, events]) =>
    events.map((record) => ({
      id: record.Id,
      group,
      time: record.Start,
      scenes: eventScenes,
      request: drawingOf.eventDrawing(record),
    })),
  );
}

export function pressChoices(
  items: readonly EditionRecords['exhibitor-news'][],
  exhibitors: readonly EditionRecords['exhibitors'][],
): Choice[] {
  const areas = new Map(exhibitors.map(({ Id, Areas }) => [Id, Areas[0]]));
  return items.flatMap((item) => {
    const area = areas.get(item.ExhibitorId);
    if (!area) return [];
    const request = drawingOf.exhibitorNewsDrawing(item, area);
    const scenes = newsScenesOf(area);
    return { id: item.Id, group: item.Category, time: item.PublishedAt, scenes, request };
  });
}

/** A topic is drawn in the style of its records. */
function topicDrawings(term: EditionRecords['terms']): Drawing[] {
  const { Kind } = term;
  if (Kind === 'category')
    return [picture(drawingOf.topicDrawing('area', term), 'exhibitor-category')];
  if (Kind === 'news-category') return [picture(drawingOf.topicDrawing('news', term), Kind)];
  if (Kind === 'calendar-topic') return [picture(drawingOf.topicDrawing('event', term), Kind)];
  return [];
}

function photoDrawings(album: EditionRecords['albums']): Drawing[] {
  return album.Photos.map(({ Id, Scene = 'aisle', Area }) => ({
    file: `${pictureName('photo', `${album.Id}-${Id}`)}.svg`,
    draw: () => drawPhoto({ album: album.Id, id: Id, scene: Scene, area: Area }),
  }));
}
