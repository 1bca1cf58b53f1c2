import { readRecords } from '../../src/import/read-records.ts';
import type { EditionFile, EditionRecords } from '../../src/records/records.ts';
import { pictureName } from '../../src/pictures/picture-storage.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawPicture, type DrawingRequest } from './draw-picture.ts';
import * as drawingOf from './drawing-requests.ts';
import * as listings from './listings.ts';
import {
  eventChoice,
  exhibitorChoice,
  hotelChoice,
  newsChoice,
  pressChoices,
  type Choice,
} from './scene-choices.ts';
import { spreadScenes, type Listing } from './spread-scenes.ts';

/** A picture file to be made: its name and what draws it. */
export type Drawing = { file: string; draw: () => string };

/** The pictures of an edition: one for each record that has one, each album photo and each topic. */
export function listDrawings(folder: string): Drawing[] {
  const read = <K extends EditionFile>(kind: K): EditionRecords[K][] =>
    readRecords(folder, kind).lines.flatMap((line) => (line.fits ? line.record : []));
  const [exhibitors, news, press] = [read('exhibitors'), read('news'), read('exhibitor-news')];
  const [calendar, hotels] = [read('calendar'), read('hotels')];
  const requests = [
    ...read('edition').map(drawingOf.fairDrawing),
    ...read('areas').map(drawingOf.areaDrawing),
    ...withScenes(
      listings.slottedFirst(exhibitors).map(exhibitorChoice),
      listings.exhibitorListings(exhibitors),
    ),
    ...read('products').map(drawingOf.productDrawing),
    ...withScenes(listings.oldestFirst(news).map(newsChoice), listings.newsListings(news)),
    ...withScenes(calendar.map(eventChoice), listings.eventListings(calendar)),
    ...read('videos').map(drawingOf.videoDrawing),
    ...withScenes(hotels.map(hotelChoice), listings.hotelListings(hotels)),
    ...read('partners').map(drawingOf.partnerDrawing),
    ...read('directories').map(drawingOf.directoryDrawing),
    ...read('services').flatMap((record) =>
      record.Kind === 'paid' ? drawingOf.serviceDrawing(record) : [],
    ),
    ...withScenes(
      pressChoices(listings.oldestFirst(press), exhibitors),
      listings.newsListings(press),
    ),
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

function withScenes(choices: readonly Choice[], listings: readonly Listing[]): DrawingRequest[] {
  const scenes = spreadScenes(choices, listings);
  return choices.map(({ id, request }) => {
    const scene = scenes.get(id);
    return { ...request, ...(scene !== undefined && { scene }) };
  });
}

const newsTopics: Record<string, string> = {
  fair: 'city',
  press: 'letter',
  exhibitors: 'longtable',
  programme: 'dates',
  market: 'chart',
  visiting: 'metro',
};

/** A topic is drawn in the style of its records. */
function topicDrawings(term: EditionRecords['terms']): Drawing[] {
  const { Kind } = term;
  if (Kind === 'category')
    return [picture(drawingOf.topicDrawing('area', term), 'exhibitor-category')];
  const scene = newsTopics[term.Code];
  if (Kind === 'news-category')
    return [picture({ ...drawingOf.topicDrawing('news', term), ...(scene && { scene }) }, Kind)];
  if (Kind === 'calendar-topic') return [picture(drawingOf.topicDrawing('event', term), Kind)];
  return [];
}

function photoDrawings(album: EditionRecords['albums']): Drawing[] {
  return album.Photos.map(({ Id, Scene = 'aisle', Area }) => ({
    file: `${pictureName('photo', `${album.Id}-${Id}`)}.svg`,
    draw: () => drawPhoto({ album: album.Id, id: Id, scene: Scene, area: Area }),
  }));
}
