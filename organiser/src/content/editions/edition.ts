import {
  type AllRecords,
  type EditionFile,
  type EditionRecords,
  storedKey,
} from '../records/records.ts';
import { notFound } from '../../http/errors.ts';
import { kinds } from '../../store/records.ts';
import { isShown } from '../../store/shown.ts';

export type EditionRecord = EditionRecords['edition'];
export type ExhibitorRecord = EditionRecords['exhibitors'];
export type ProductRecord = EditionRecords['products'];
export type CalendarRecord = EditionRecords['calendar'];
export type NewsRecord = EditionRecords['news'];
export type ExhibitorNewsRecord = EditionRecords['exhibitor-news'];
export type VideoRecord = EditionRecords['videos'];

/** The records of an edition as imports and exhibitors left them, in the order in which pages list them. */
export type Content = {
  code: string;
  imported: string;
  records: AllRecords;
};

/**
 * An edition at one revision, without what is withdrawn. All requests share it, so nothing may
 * change it: another revision has another one.
 */
export type Edition = {
  code: string;
  revision: string;
  fair: EditionRecord;
  records: AllRecords;
  byKey: { readonly [K in EditionFile]: ReadonlyMap<string, EditionRecords[K]> };
  /** `kind/id` of what is withdrawn. */
  withdrawn: ReadonlySet<string>;
  content: Content;
};

export function orderContent(code: string, imported: string, stored: AllRecords): Content {
  const records = {
    ...stored,
    exhibitors: stored.exhibitors.toSorted(byPopularity),
    products: stored.products.toSorted(byPopularity),
    calendar: stored.calendar.toSorted(byStart),
    news: newestFirst(stored.news),
    'exhibitor-news': newestFirst(stored['exhibitor-news']),
    videos: newestFirst(stored.videos),
  };
  return { code, imported, records };
}

/** The content at a revision. Undefined without an edition record. */
export function editionAt(
  content: Content,
  revision: string,
  withdrawn: ReadonlySet<string>,
): Edition | undefined {
  const [fair] = content.records.edition;
  if (!fair) return undefined;
  const shown = kinds.map((kind) => {
    const all: readonly object[] = content.records[kind];
    return [kind, all.filter((record) => isShown(kind, record, withdrawn))] as const;
  });
  const keyed = shown.map(([kind, records]) => {
    const entries = records.map((record, at) => [storedKey(kind, record, at), record] as const);
    return [kind, new Map(entries)] as const;
  });
  return {
    code: content.code,
    revision,
    fair,
    records: Object.fromEntries(shown) as unknown as AllRecords,
    byKey: Object.fromEntries(keyed) as unknown as Edition['byKey'],
    withdrawn,
    content,
  };
}

const nouns = {
  exhibitors: 'exhibitor',
  products: 'product',
  calendar: 'event',
  videos: 'video',
  albums: 'album',
} as const;

/** @throws 404 for an unknown or a withdrawn record. */
export function requireRecord<Kind extends keyof typeof nouns>(
  { byKey }: Edition,
  kind: Kind,
  id: string,
): EditionRecords[Kind] {
  const record = byKey[kind].get(id);
  if (!record) throw notFound(nouns[kind], id);
  return record;
}

export function figuresOf({ fair: { About }, records }: Edition) {
  const { exhibitors, products, calendar } = records;
  const counted = {
    exhibitors: exhibitors.length,
    countries: new Set(exhibitors.map(({ Country }) => Country)).size,
    products: products.length,
    sessions: calendar.length,
  };
  return About.Figures.map(({ Count, ...figure }) => ({ ...figure, Value: counted[Count] }));
}

/** A function of an edition that computes its result once for each. */
export function oncePerEdition<Result>(
  compute: (edition: Edition) => Result,
): (edition: Edition) => Result {
  const results = new WeakMap<Edition, { result: Result }>();
  return (edition) => {
    const known = results.get(edition) ?? { result: compute(edition) };
    results.set(edition, known);
    return known.result;
  };
}

type Numbered = { Id: string };
const byNumber = (one: Numbered, other: Numbered) => Number(one.Id) - Number(other.Id);

export function numbered<T extends Numbered>(records: readonly T[]): T[] {
  return records.toSorted(byNumber);
}

function byPopularity(
  one: Numbered & { Popularity: number },
  other: Numbered & { Popularity: number },
): number {
  return other.Popularity - one.Popularity || byNumber(one, other);
}

/** Entries that start at the same time come by number. */
export function byStart(one: CalendarRecord, other: CalendarRecord): number {
  return Date.parse(one.Start) - Date.parse(other.Start) || byNumber(one, other);
}

function newestFirst<T extends Numbered & { PublishedAt: string }>(records: readonly T[]): T[] {
  return records.toSorted(
    (one, other) =>
      Date.parse(other.PublishedAt) - Date.parse(one.PublishedAt) || byNumber(other, one),
  );
}
