import type { LocalisedText } from '@dswine/shared/contract/wire';
import type { Edition } from '../../content/editions/edition.ts';
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

/** Finds the record of a picture. Undefined when it is not shown. */
export const pictured: Record<PictureKind, (edition: Edition, id: string) => Pictured | undefined> =
  {
    exhibitor({ byKey }, id) {
      const record = byKey.exhibitors.get(id);
      return record && { picture: exhibitorPicture(record), title: record.Name };
    },
    product({ byKey }, id) {
      const record = byKey.products.get(id);
      return record && { picture: productPicture(record), title: record.Name };
    },
    news({ byKey }, id) {
      const record = byKey.news.get(id);
      return record && { picture: newsPicture(record), title: record.Title };
    },
    event({ byKey }, id) {
      const record = byKey.calendar.get(id);
      return record && { picture: eventPicture(record), title: record.Title };
    },
    press({ byKey }, id) {
      const record = byKey['exhibitor-news'].get(id);
      const exhibitor = record && byKey.exhibitors.get(record.ExhibitorId);
      if (!record || !exhibitor) return undefined;
      const picture = exhibitorNewsPicture(record, exhibitor.Areas[0] ?? 'wine');
      return { picture, title: record.Title };
    },
    video({ byKey }, id) {
      const record = byKey.videos.get(id);
      return record && { picture: videoPicture(record), title: record.Title };
    },
    area({ byKey }, id) {
      const record = byKey.areas.get(id);
      return record && { picture: areaPicture(record), title: record.Name };
    },
    fair({ code, fair }, id) {
      return id === code ? { picture: fairPicture(fair), title: fair.ShowName } : undefined;
    },
    service({ byKey }, id) {
      const record = byKey.services.get(id);
      if (record?.Kind !== 'paid') return undefined;
      return { picture: servicePicture(record), title: record.Name };
    },
    directory({ byKey }, id) {
      const record = byKey.directories.get(id);
      return record && { picture: directoryPicture(record), title: record.Name };
    },
    hotel({ byKey }, id) {
      const record = byKey.hotels.get(id);
      return record && { picture: hotelPicture(record), title: record.Name };
    },
    partner({ byKey }, id) {
      const record = byKey.partners.get(id);
      return record && { picture: partnerPicture(record), title: record.Name };
    },
  };
