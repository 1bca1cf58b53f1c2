import type { EditionRecords } from '../import/records.ts';
import type { PictureRequest } from '../pictures/draw-picture.ts';

/** From a record to what is drawn for it. Labels carry Latin letters, so names are the English ones. */
export function exhibitorPicture(record: EditionRecords['exhibitors']): PictureRequest {
  const category = record.Categories[0];
  return {
    kind: 'exhibitor',
    id: record.Id,
    area: record.Areas[0] ?? 'fair',
    name: record.Name.en,
    country: record.Country,
    ...(category !== undefined && { category }),
  };
}

export function productPicture(record: EditionRecords['products']): PictureRequest {
  const name = /[A-Za-z]/u.test(record.Brand) ? record.Brand : record.Name.en;
  const vintage = record.Vintage !== undefined && { vintage: record.Vintage };
  return {
    kind: 'product',
    id: record.Id,
    area: record.Area,
    name,
    category: record.Category,
    country: record.Country,
    ...vintage,
  };
}

export function newsPicture(record: EditionRecords['news']): PictureRequest {
  return { kind: 'news', id: record.Id, area: record.Area ?? 'fair', name: record.Title.en, category: record.Category };
}

/** A press item takes its colours from its exhibitor's area. */
export function pressPicture(
  record: EditionRecords['exhibitor-news'],
  area: EditionRecords['exhibitors']['Areas'][number],
): PictureRequest {
  return { kind: 'press', id: record.Id, area, name: record.Title.en, category: record.Category };
}

/** The poster of a film. */
export function videoPicture(record: EditionRecords['videos']): PictureRequest {
  const year = record.Year !== undefined && { year: record.Year };
  return {
    kind: 'video',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: record.Title.en,
    scene: record.Scene,
    ...year,
  };
}

export function eventPicture(record: EditionRecords['calendar']): PictureRequest {
  return { kind: 'event', id: record.Id, area: record.Area ?? 'fair', name: record.Title.en, category: record.Topic };
}

export function areaPicture(record: EditionRecords['areas']): PictureRequest {
  return { kind: 'area', id: record.Code, area: record.Code, name: record.Name.en };
}

export function fairPicture(record: EditionRecords['edition']): PictureRequest {
  return { kind: 'fair', id: record.Code, area: 'fair', name: record.ShortName.en };
}

export function servicePicture(record: Extract<EditionRecords['services'], { Kind: 'paid' }>): PictureRequest {
  return { kind: 'service', id: record.Id, area: 'fair', name: record.Name.en, category: record.Feature };
}

export function directoryPicture(record: EditionRecords['directories']): PictureRequest {
  return { kind: 'directory', id: record.Id, area: 'fair', name: record.Name.en, category: record.Kind };
}
