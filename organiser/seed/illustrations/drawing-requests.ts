import { inLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../../src/records/records.ts';
import type { DrawingRequest } from './draw-picture.ts';

/** Maps a record to its drawing. Labels have Latin letters, so English names are used. */
export function exhibitorDrawing(record: EditionRecords['exhibitors']): DrawingRequest {
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

export function productDrawing(record: EditionRecords['products']): DrawingRequest {
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

export function newsDrawing(record: EditionRecords['news']): DrawingRequest {
  return {
    kind: 'news',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    category: record.Category,
  };
}

/** A press item uses the colours of its exhibitor's area. */
export function exhibitorNewsDrawing(
  record: EditionRecords['exhibitor-news'],
  area: EditionRecords['exhibitors']['Areas'][number],
): DrawingRequest {
  return {
    kind: 'press',
    id: record.Id,
    area,
    name: inLocale(record.Title, 'en'),
    category: record.Category,
  };
}

/** The poster of a film. */
export function videoDrawing(record: EditionRecords['videos']): DrawingRequest {
  const year = record.Year !== undefined && { year: record.Year };
  return {
    kind: 'video',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    ...(record.Scene !== undefined && { scene: record.Scene }),
    ...year,
  };
}

export function eventDrawing(record: EditionRecords['calendar']): DrawingRequest {
  return {
    kind: 'event',
    id: record.Id,
    area: record.Area ?? 'fair',
    name: inLocale(record.Title, 'en'),
    category: record.Topic,
  };
}

/** The drawing of a hotel depends on its class. */
export function hotelDrawing(record: EditionRecords['hotels']): DrawingRequest {
  return {
    kind: 'hotel',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: String(record.Stars),
  };
}

export function partnerDrawing(record: EditionRecords['partners']): DrawingRequest {
  return {
    kind: 'partner',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Role,
  };
}

export function areaDrawing(record: EditionRecords['areas']): DrawingRequest {
  return { kind: 'area', id: record.Code, area: record.Code, name: inLocale(record.Name, 'en') };
}

export function fairDrawing(record: EditionRecords['edition']): DrawingRequest {
  return { kind: 'fair', id: record.Code, area: 'fair', name: inLocale(record.ShortName, 'en') };
}

export function serviceDrawing(
  record: Extract<EditionRecords['services'], { Kind: 'paid' }>,
): DrawingRequest {
  return {
    kind: 'service',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Feature,
  };
}

export function directoryDrawing(record: EditionRecords['directories']): DrawingRequest {
  return {
    kind: 'directory',
    id: record.Id,
    area: 'fair',
    name: inLocale(record.Name, 'en'),
    category: record.Kind,
  };
}

export function topicDrawing(
  kind: 'area' | 'news' | 'event',
  { Code, Area, Name }: EditionRecords['terms'],
): DrawingRequest {
  return { kind, id: Code, area: Area ?? 'fair', name: Name.en, category: Code };
}
