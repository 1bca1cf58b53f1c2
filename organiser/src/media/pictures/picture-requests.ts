import type { EditionRecords } from '../../content/records/records.ts';
import type { PictureKind, PictureRequest } from './picture-kinds.ts';

/** The picture request for one kind of record. */
type Requested<Kind extends PictureKind> = PictureRequest & { kind: Kind };

export function exhibitorPicture(record: EditionRecords['exhibitors']): Requested<'exhibitor'> {
  return { kind: 'exhibitor', id: record.Id, area: record.Areas[0] ?? 'fair' };
}

export function productPicture(record: EditionRecords['products']): Requested<'product'> {
  return { kind: 'product', id: record.Id, area: record.Area };
}

export function newsPicture(record: EditionRecords['news']): Requested<'news'> {
  return { kind: 'news', id: record.Id, area: record.Area ?? 'fair' };
}

/** A press item has the colours of its exhibitor's area. */
export function exhibitorNewsPicture(
  record: EditionRecords['exhibitor-news'],
  area: EditionRecords['exhibitors']['Areas'][number],
): Requested<'press'> {
  return { kind: 'press', id: record.Id, area };
}

/** The poster of a film. */
export function videoPicture(record: EditionRecords['videos']): Requested<'video'> {
  return { kind: 'video', id: record.Id, area: record.Area ?? 'fair' };
}

export function eventPicture(record: EditionRecords['calendar']): Requested<'event'> {
  return { kind: 'event', id: record.Id, area: record.Area ?? 'fair' };
}

export function hotelPicture(record: EditionRecords['hotels']): Requested<'hotel'> {
  return { kind: 'hotel', id: record.Id, area: 'fair' };
}

export function partnerPicture(record: EditionRecords['partners']): Requested<'partner'> {
  return { kind: 'partner', id: record.Id, area: 'fair' };
}

export function areaPicture(record: EditionRecords['areas']): Requested<'area'> {
  return { kind: 'area', id: record.Code, area: record.Code };
}

export function fairPicture(record: EditionRecords['edition']): Requested<'fair'> {
  return { kind: 'fair', id: record.Code, area: 'fair' };
}

export function servicePicture(
  record: Extract<EditionRecords['services'], { Kind: 'paid' }>,
): Requested<'service'> {
  return { kind: 'service', id: record.Id, area: 'fair' };
}

export function directoryPicture(record: EditionRecords['directories']): Requested<'directory'> {
  return { kind: 'directory', id: record.Id, area: 'fair' };
}
