import type { Bilingual, Lang } from '@dswine/shared/contract/wire';
import { findEntry } from '../calendar/calendar.queries.ts';
import {
  areaPicture,
  eventPicture,
  exhibitorPicture,
  fairPicture,
  newsPicture,
  productPicture,
} from '../drawings/picture-requests.ts';
import { listAreas, requireEdition, type EditionRecord } from '../editions/editions.queries.ts';
import { findExhibitor } from '../exhibitors/exhibitors.queries.ts';
import { findNews } from '../news/news.queries.ts';
import type { PictureRequest } from '../pictures/draw-picture.ts';
import { findProduct } from '../products/products.queries.ts';
import type { Database } from '../store/tables.ts';
import { shareRequest, type ShareRequest } from './share-request.ts';

/** What is shown where the record's page is shared, or undefined when there is no such record (any more). */
export async function findShareRequest(
  database: Database,
  edition: string,
  kind: PictureRequest['kind'],
  id: string,
  lang: Lang,
): Promise<ShareRequest | undefined> {
  const fair = await requireEdition(database, edition);
  const shown = await findShown(database, fair, kind, id);
  return shown && shareRequest(fair, lang, shown.picture, shown.title);
}

type Shown = { picture: PictureRequest; title: Bilingual };

async function findShown(
  database: Database,
  fair: EditionRecord,
  kind: PictureRequest['kind'],
  id: string,
): Promise<Shown | undefined> {
  switch (kind) {
    case 'exhibitor': {
      const record = await findExhibitor(database, fair.Code, id);
      return record && { picture: exhibitorPicture(record), title: record.Name };
    }
    case 'product': {
      const record = await findProduct(database, fair.Code, id);
      return record && { picture: productPicture(record), title: record.Name };
    }
    case 'news': {
      const found = await findNews(database, fair.Code, id);
      return found && { picture: newsPicture(found.record), title: found.record.Title };
    }
    case 'event': {
      const record = await findEntry(database, fair.Code, id);
      return record && { picture: eventPicture(record), title: record.Title };
    }
    case 'area': {
      const area = (await listAreas(database, fair.Code)).find(({ record }) => record.Code === id);
      return area && { picture: areaPicture(area.record), title: area.record.Name };
    }
    case 'fair':
      return id === fair.Code ? { picture: fairPicture(fair), title: fair.ShowName } : undefined;
  }
}
