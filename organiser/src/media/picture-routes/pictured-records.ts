import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { Edition } from '../../content/editions/edition.ts';
import type { EditionFile, EditionRecords } from '../../content/records/records.ts';
import type { PictureKind, PictureRequest } from '../pictures/picture-kinds.ts';
import {
  areaPicture,
  directoryPicture,
  eventPicture,
  exhibitorNewsPicture,
  exhibitorPicture,
  fairPicture,
  hotelPicture,
  newsPicture,
  partnerPicture,
  productPicture,
  servicePicture,
  videoPicture,
} from '../pictures/picture-requests.ts';

/** The picture of a record, and its name or title. */
export type Pictured = { picture: PictureRequest; title: LocalisedText };

type Find = (edition: Edition, id: string) => Pictured | undefined;
type Titled = { Name: LocalisedText } | { Title: LocalisedText };

type Kind = {
  [K in EditionFile]: EditionRecords[K] extends Titled ? K : never;
}[EditionFile];

const among =
  <K extends Kind>(kind: K, request: (record: EditionRecords[K]) => PictureRequest): Find =>
  ({ byKey }, id) => {
    const record = byKey[kind].get(id);
    return record && { picture: request(record), title: titleOf(record) };
  };

const titleOf = (record: Titled) => ('Name' in record ? record.Name : record.Title);

/** Finds the record of a picture. Undefined when it is not shown. */
export const pictured: Record<PictureKind, Find> = {
  exhibitor: among('exhibitors', exhibitorPicture),
  product: among('products', productPicture),
  news: among('news', newsPicture),
  event: among('calendar', eventPicture),
  video: among('videos', videoPicture),
  area: among('areas', areaPicture),
  directory: among('directories', directoryPicture),
  hotel: among('hotels', hotelPicture),
  partner: among('partners', partnerPicture),
  press({ byKey }, id) {
    const record = byKey['exhibitor-news'].get(id);
    const exhibitor = record && byKey.exhibitors.get(record.ExhibitorId);
    if (!record || !exhibitor) return undefined;
    const picture = exhibitorNewsPicture(record, exhibitor.Areas[0] ?? 'wine');
    return { picture, title: record.Title };
  },
  fair: ({ code, fair }, id) =>
    id === code ? { picture: fairPicture(fair), title: fair.ShowName } : undefined,
  service({ byKey }, id) {
    const record = byKey.services.get(id);
    return record?.Kind === 'paid'
      ? { picture: servicePicture(record), title: record.Name }
      : undefined;
  },
};
