import { readRecords } from '../../src/import/read-records.ts';
import type { EditionFile, EditionRecords } from '../../src/records/records.ts';
import { pictureName } from '../../src/pictures/picture-storage.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';
import * as drawingOf from './drawing-requests.ts';

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
    ...read('news').map(drawingOf.newsDrawing),
    ...read('calendar').map(drawingOf.eventDrawing),
    ...read('videos').map(drawingOf.videoDrawing),
    ...read('hotels').map(drawingOf.hotelDrawing),
    ...read('partners').map(drawingOf.partnerDrawing),
    ...read('directories').map(drawingOf.directoryDrawing),
    ...read('services').flatMap((record) =>
      record.Kind === 'paid' ? drawingOf.serviceDrawing(record) : [],
    ),
    ...pressDrawings(read('exhibitor-news'), exhibitors),
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

function pressDrawings(
  items: EditionRecords['exhibitor-news'][],
  exhibitors: EditionRecords['exhibitors'][],
): DrawingRequest[] {
  const areas = new Map(exhibitors.map(({ Id, Areas }) => [Id, Areas[0]]));
  return items.flatMap((item) => {
    const area = areas.get(item.ExhibitorId);
    return area ? drawingOf.exhibitorNewsDrawing(item, area) : [];
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
