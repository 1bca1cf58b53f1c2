import { findEntry } from '../content/calendar.queries.ts';
import { findArea, requireEdition } from '../content/editions.queries.ts';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import { findExhibitorNewsItem } from '../content/exhibitor-news.queries.ts';
import { findNews } from '../content/news.queries.ts';
import { findProduct } from '../content/products.queries.ts';
import { findRecord } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';
import { findVideo } from '../content/videos.queries.ts';
import type { PictureRequest } from '../pictures/picture-kinds.ts';
import {
  areaPicture,
  directoryPicture,
  eventPicture,
  exhibitorPicture,
  fairPicture,
  hotelPicture,
  newsPicture,
  exhibitorNewsPicture,
  partnerPicture,
  productPicture,
  servicePicture,
  videoPicture,
} from '../pictures/picture-requests.ts';

/** The picture request of a record, or undefined when the record does not exist (any more). */
export async function findPictureRequest(
  database: Database,
  edition: string,
  kind: PictureRequest['kind'],
  id: string,
): Promise<PictureRequest | undefined> {
  const drawn = async <R>(
    found: Promise<R | undefined>,
    request: (record: R) => PictureRequest,
  ) => {
    const record = await found;
    return record === undefined ? undefined : request(record);
  };
  switch (kind) {
    case 'exhibitor':
      return drawn(findExhibitor(database, edition, id), exhibitorPicture);
    case 'product':
      return drawn(findProduct(database, edition, id), productPicture);
    case 'news':
      return drawn(findNews(database, edition, id), ({ record }) => newsPicture(record));
    case 'press':
      return drawn(findExhibitorNewsItem(database, edition, id), ({ record, area }) =>
        exhibitorNewsPicture(record, area),
      );
    case 'video':
      return drawn(findVideo(database, edition, id), videoPicture);
    case 'event':
      return drawn(findEntry(database, edition, id), eventPicture);
    case 'area':
      return drawn(findArea(database, edition, id), areaPicture);
    case 'hotel':
      return drawn(findRecord(database, edition, 'hotels', id), hotelPicture);
    case 'partner':
      return drawn(findRecord(database, edition, 'partners', id), partnerPicture);
    case 'fair':
      return id === edition ? fairPicture(await requireEdition(database, edition)) : undefined;
    case 'service': {
      const record = await findRecord(database, edition, 'services', id);
      return record?.Kind === 'paid' ? servicePicture(record) : undefined;
    }
    case 'directory':
      return drawn(findRecord(database, edition, 'directories', id), directoryPicture);
  }
}
