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
} from '../pictures/picture-requests.ts';
import { findArea, requireEdition, type EditionRecord } from '../content/editions.queries.ts';
import { findExhibitorNewsItem } from '../content/exhibitor-news.queries.ts';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import type { EditionRecords } from '../records/records.ts';
import { findNews } from '../content/news.queries.ts';
import { findProduct } from '../content/products.queries.ts';
import { findRecord } from '../content/page-records.queries.ts';
import type { Database } from '../store/tables.ts';
import { findVideo } from '../content/videos.queries.ts';
import type { TopicKind } from '../pictures/picture-kinds.ts';
import {
  sharePath,
  shareRequest,
  type SharedPicture,
  type ShareKind,
  type ShareRequest,
} from './share-request.ts';

/** A page that can be shared, in a language. */
type SharedPage = { kind: ShareKind; id: string; lang: Lang };

/**
 * The content of a page's share picture, or undefined when its record does not exist (any more).
 */
export async function findShareRequest(
  database: Database,
  edition: string,
  { kind, id, lang }: SharedPage,
): Promise<ShareRequest | undefined> {
  const fair = await requireEdition(database, edition);
  const shown = await finders[kind](database, fair, id);
  return shown && shareRequest(fair, lang, { kind, id, picture: shown.picture }, shown.title);
}

/** The `Share` field of a response about a topic, or nothing. */
export async function shareOf(
  database: Database,
  edition: string,
  { id, ...page }: Omit<SharedPage, 'id'> & { id: string | undefined },
): Promise<{ Share?: string }> {
  const request =
    id === undefined ? undefined : await findShareRequest(database, edition, { ...page, id });
  return request ? { Share: sharePath(edition, request) } : {};
}

type Shown = { picture: SharedPicture; title: LocalisedText };
type Finder = (database: Database, fair: EditionRecord, id: string) => Promise<Shown | undefined>;

const finders: Record<ShareKind, Finder> = {
  async exhibitor(database, { Code }, id) {
    const record = await findExhibitor(database, Code, id);
    return record && { picture: exhibitorPicture(record), title: record.Name };
  },
  async product(database, { Code }, id) {
    const record = await findProduct(database, Code, id);
    return record && { picture: productPicture(record), title: record.Name };
  },
  async news(database, { Code }, id) {
    const found = await findNews(database, Code, id);
    return found && { picture: newsPicture(found.record), title: found.record.Title };
  },
  async event(database, { Code }, id) {
    const record = await findEntry(database, Code, id);
    return record && { picture: eventPicture(record), title: record.Title };
  },
  async press(database, { Code }, id) {
    const found = await findExhibitorNewsItem(database, Code, id);
    if (!found) return undefined;
    const { record, area } = found;
    return { picture: exhibitorNewsPicture(record, area), title: record.Title };
  },
  async video(database, { Code }, id) {
    const record = await findVideo(database, Code, id);
    return record && { picture: videoPicture(record), title: record.Title };
  },
  async area(database, { Code }, id) {
    const record = await findArea(database, Code, id);
    return record && { picture: areaPicture(record), title: record.Name };
  },
  fair: async (_database, fair, id) => pageOfFair(fair, id, fair.ShowName),
  'for-exhibitors': async (_database, fair, id) => pageOfFair(fair, id, fair.ForExhibitors.Title),
  async service(database, { Code }, id) {
    const record = await findRecord(database, Code, 'services', id);
    return record?.Kind === 'paid'
      ? { picture: servicePicture(record), title: record.Name }
      : undefined;
  },
  async directory(database, { Code }, id) {
    const record = await findRecord(database, Code, 'directories', id);
    return record && { picture: directoryPicture(record), title: record.Name };
  },
  'exhibitor-category': topicFinder('exhibitor-category', 'category'),
  'news-category': topicFinder('news-category', 'news-category'),
  'calendar-topic': topicFinder('calendar-topic', 'calendar-topic'),
};

function pageOfFair(fair: EditionRecord, id: string, title: LocalisedText): Shown | undefined {
  return id === fair.Code ? { picture: fairPicture(fair), title } : undefined;
}

function topicFinder(kind: TopicKind, termKind: Term['Kind']): Finder {
  return async (database, { Code }, id) => {
    const term = await findTerm(database, Code, termKind, id);
    return term && { picture: { kind, id, area: term.Area ?? 'fair' }, title: term.Name };
  };
}

type Term = EditionRecords['terms'];

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
