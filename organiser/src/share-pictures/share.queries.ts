import type { LocalisedText, Lang } from '@dswine/shared/contract/wire';
import { findEntry } from '../content/calendar.queries.ts';
import {
  areaPicture,
  directoryPicture,
  eventPicture,
  exhibitorPicture,
  fairPicture,
  newsPicture,
  exhibitorNewsPicture,
  productPicture,
  servicePicture,
  videoPicture,
} from '../picture-routes/picture-requests.ts';
import { findArea, requireEdition, type EditionRecord } from '../content/editions.queries.ts';
import { findExhibitorNewsItem } from '../content/exhibitor-news.queries.ts';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import type { EditionRecords } from '../records/records.ts';
import { findNews } from '../content/news.queries.ts';
import { findProduct } from '../content/products.queries.ts';
import { findRecord } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';
import { findVideo } from '../content/videos.queries.ts';
import type { TopicKind } from '../picture-routes/picture-kinds.ts';
import {
  sharePath,
  shareRequest,
  type SharedPicture,
  type ShareKind,
  type ShareRequest,
} from './share-request.ts';

/**
 * The content of a page's share picture, or undefined when its record does not exist (any more).
 */
export async function findShareRequest(
  database: Database,
  edition: string,
  kind: ShareKind,
  id: string,
  lang: Lang,
): Promise<ShareRequest | undefined> {
  const fair = await requireEdition(database, edition);
  const shown = await findShown(database, fair, kind, id);
  return shown && shareRequest(fair, lang, { kind, id, picture: shown.picture }, shown.title);
}

/** The `Share` field of a response about a topic, or nothing. */
export async function shareOf(
  database: Database,
  edition: string,
  kind: ShareKind,
  id: string | undefined,
  lang: Lang,
): Promise<{ Share?: string }> {
  const request =
    id === undefined ? undefined : await findShareRequest(database, edition, kind, id, lang);
  return request ? { Share: sharePath(edition, request) } : {};
}

type Shown = { picture: SharedPicture; title: LocalisedText };

async function findShown(
  database: Database,
  fair: EditionRecord,
  kind: ShareKind,
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
    case 'press': {
      const found = await findExhibitorNewsItem(database, fair.Code, id);
      return (
        found && {
          picture: exhibitorNewsPicture(found.record, found.area),
          title: found.record.Title,
        }
      );
    }
    case 'video': {
      const record = await findVideo(database, fair.Code, id);
      return record && { picture: videoPicture(record), title: record.Title };
    }
    case 'area': {
      const record = await findArea(database, fair.Code, id);
      return record && { picture: areaPicture(record), title: record.Name };
    }
    case 'fair':
      return id === fair.Code ? { picture: fairPicture(fair), title: fair.ShowName } : undefined;
    case 'for-exhibitors':
      return id === fair.Code
        ? { picture: fairPicture(fair), title: fair.ForExhibitors.Title }
        : undefined;
    case 'service': {
      const record = await findRecord(database, fair.Code, 'services', id);
      return record?.Kind === 'paid'
        ? { picture: servicePicture(record), title: record.Name }
        : undefined;
    }
    case 'directory': {
      const record = await findRecord(database, fair.Code, 'directories', id);
      return record && { picture: directoryPicture(record), title: record.Name };
    }
    case 'exhibitor-category': {
      const term = await findTerm(database, fair.Code, 'category', id);
      return term && { picture: topicPicture(kind, term), title: term.Name };
    }
    case 'news-category': {
      const term = await findTerm(database, fair.Code, 'news-category', id);
      return term && { picture: topicPicture(kind, term), title: term.Name };
    }
    case 'calendar-topic': {
      const term = await findTerm(database, fair.Code, 'calendar-topic', id);
      return term && { picture: topicPicture(kind, term), title: term.Name };
    }
  }
}

type Term = EditionRecords['terms'];

function topicPicture(kind: TopicKind, { Code, Area }: Term): SharedPicture {
  return { kind, id: Code, area: Area ?? 'fair' };
}

async function findTerm(
  database: Database,
  edition: string,
  kind: Term['Kind'],
  code: string,
): Promise<Term | undefined> {
  const row = await database
    .selectFrom('terms')
    .select('record')
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as Term);
}
