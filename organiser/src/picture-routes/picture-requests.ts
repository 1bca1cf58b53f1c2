import { inLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../records/records.ts';
import type { PictureRequest } from '../pictures/draw-picture.ts';

/** The picture request for one kind of record. */
type Drawn<Kind extends PictureRequest['kind']> = PictureRequest & { kind: Kind };

/** Maps a record to its picture request. Labels have Latin letters, so English names are used. */
export function exhibitorPicture(record: EditionRecords['exhibitors']): Drawn<'exhibitor'> {
  const category = record.Categories[0];
  return {
    kind: 'exhibitor',
    id: record.Id,
    area: record.Areas[0] ?? 'fair',
    name: inLocale(record.Name, 'en'),
    country: record.Country,
    ...(category !== undefined && { category }),
  };
}

export function productPicture(record: EditionRecords['products']): Drawn<'product'> {
  const name = /[A-Za-z]/u.test(record.Brand) ? record.Brand : inLocale(record.Name, 'en');
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

export function newsPicture(record: EditionRecords['news']): Drawn<'news'> {
  return {
    kind: 'news',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    category: record.Category,
  };
}

/** A press item uses the colours of its exhibitor's area. */
export function exhibitorNewsPicture(
  record: EditionRecords['exhibitor-news'],
  area: EditionRecords['exhibitors']['Areas'][number],
): PictureRequest {
  return {
    kind: 'press',
    id: record.Id,
    area,
    name: inLocale(record.Title, 'en'),
    category: record.Category,
  };
}

/** The poster of a film. */
export function videoPicture(record: EditionRecords['videos']): PictureRequest {
  const year = record.Year !== undefined && { year: record.Year };
  return {
    kind: 'video',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    scene: record.Scene,
    ...year,
  };
}

export function eventPicture(record: EditionRecords['calendar']): Drawn<'event'> {
  return {
    kind: 'event',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    category: record.Topic,
  };
}

/** The drawing of a hotel depends on its class. */
export function hotelPicture(record: EditionRecords['hotels']): PictureRequest {
  return {
    kind: 'hotel',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: String(record.Stars),
  };
}

export function partnerPicture(record: EditionRecords['partners']): PictureRequest {
  return {
    kind: 'partner',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Role,
  };
}

export function areaPicture(record: EditionRecords['areas']): Drawn<'area'> {
  return { kind: 'area', id: record.Code, area: record.Code, name: inLocale(record.Name, 'en') };
}

export function fairPicture(record: EditionRecords['edition']): Drawn<'fair'> {
  return { kind: 'fair', id: record.Code, area: 'fair', name: inLocale(record.ShortName, 'en') };
}

export function servicePicture(
  record: Extract<EditionRecords['services'], { Kind: 'paid' }>,
): PictureRequest {
  return {
    kind: 'service',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Feature,
  };
}

export function directoryPicture(record: EditionRecords['directories']): PictureRequest {
  return {
    kind: 'directory',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Kind,
  };
}
