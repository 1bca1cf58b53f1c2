import {
  type AllRecords,
  type EditionFile,
  type EditionRecords,
  storedKey,
} from '../records/records.ts';
import { notFound } from '../../http/responses.ts';
import { kinds, isShown, findRecord, listRecords, readRecord } from '../../store/content.ts';
import { localeCodes, isLocale } from '@dswine/shared/contract/locales';
import type {
  Lang,
  LocalisedText,
  Named,
  NamedPlace,
  Picture,
  Bilingual,
} from '@dswine/shared/contract/wire';
import { inLocale, listInLocale } from '@dswine/shared/fair/texts/bilingual';
import type { PictureRequest } from '../../media/pictures/picture-kinds.ts';
import { pictureOf } from '../../media/pictures/picture-source.ts';
import type { Dependencies } from '../../dependencies.ts';
import { walksOf, type HallWalks } from './hall-walks.ts';
import { byName } from './name-order.ts';
import type { Localised } from '@dswine/shared/contract/localised';
import type { Database } from '../../store/tables.ts';

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

type Term = EditionRecords['terms'];
type TermKind = Term['Kind'] | 'area';

/** An edition in the language of a request: turns records into response data. */
export type Localizer = {
  edition: Edition;
  lang: Lang;
  text: (text: LocalisedText) => string;
  paragraphs: (texts: readonly LocalisedText[]) => string[];
  /** A code with its name; the code itself when the term no longer exists. */
  named: (kind: TermKind, code: string) => Named;
  has: (kind: TermKind, code: string) => boolean;
  /**
   * The terms of a kind by name: Chinese by stroke order, English alphabetically. Areas are in the
   * fair's own order.
   */
  list: (kind: TermKind) => Named[];
  picture: (request: PictureRequest) => Picture;
  /** The `Walk` of a place of the hall, by its code or booth number. */
  walk: (place: string | undefined) => { Walk?: number };
  /** The places of the hall that texts of this language name, except one, if there are any. */
  placesIn: (texts: readonly string[], except?: string) => { Places?: NamedPlace[] };
};

export async function createLocalizer(
  pictures: Dependencies['pictures'],
  edition: Edition,
  lang: Lang,
): Promise<Localizer> {
  const hall = await walksOf(edition);
  const names = termNames[lang](edition);
  return {
    edition,
    lang,
    text: (text) => inLocale(text, lang),
    paragraphs: (texts) => listInLocale(texts, lang),
    named: (kind, code) => ({ Code: code, Name: names.get(kind)?.get(code) ?? code }),
    has: (kind, code) => names.get(kind)?.has(code) ?? false,
    list: (kind) => [...(names.get(kind) ?? [])].map(([Code, Name]) => ({ Code, Name })),
    picture: (request) => pictureOf(pictures, edition.code, request),
    walk: (place = '') => {
      const Walk = hall.walks[place];
      return Walk === undefined ? {} : { Walk };
    },
    placesIn: (texts, except) => {
      const Places = namedPlaces(texts, hall, lang).filter(({ Code }) => Code !== except);
      return Places.length === 0 ? {} : { Places };
    },
  };
}

type Names = ReadonlyMap<TermKind, ReadonlyMap<string, string>>;

export const termNames = Object.fromEntries(
  localeCodes.map((code) => [code, oncePerEdition((edition) => namesIn(edition, code))]),
) as Record<Lang, (edition: Edition) => Names>;

function namesIn({ records }: Edition, lang: Lang): Names {
  const terms = Map.groupBy(byName(records.terms, lang), ({ Kind }) => Kind);
  const inLang = (named: readonly { Code: string; Name: LocalisedText }[]) =>
    new Map(named.map(({ Code, Name }) => [Code, inLocale(Name, lang)]));
  return new Map<TermKind, ReadonlyMap<string, string>>([
    ...[...terms].map(([kind, ofKind]) => [kind, inLang(ofKind)] as const),
    ['area', inLang(records.areas)],
  ]);
}

export function countedTerms(view: Localizer, kind: TermKind, counts: ReadonlyMap<string, number>) {
  return view
    .list(kind)
    .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 }))
    .filter(({ Count }) => Count > 0);
}

/**
 * Throws 404 for an unknown category. Unlike a filter without results, it is a page that does not
 * exist.
 */
export function requireTerm(view: Localizer, kind: TermKind, code: string | undefined): void {
  if (code !== undefined && !view.has(kind, code))
    throw notFound(kind === 'calendar-topic' ? 'topic' : 'category', code);
}

/** A desk for taxis or drivers is not the service desk. */
const otherDesk = /代駕與計程車服務臺|代駕服務臺|計程車服務臺/gu;
const boothLike = /(?<![A-Za-z0-9-])[A-Z][A-Z0-9-]*\d(?![A-Za-z0-9-])/gu;

/**
 * The rooms, desks, entrances and booths that texts name, in the order of the plan. English names
 * count in any case, as whole words.
 */
export function namedPlaces(
  texts: readonly string[],
  { names, walks }: HallWalks,
  lang: Lang,
): NamedPlace[] {
  const text = texts.join('\n').replaceAll(/\s+/gu, ' ').replaceAll(otherDesk, '');
  const rooms = names.flatMap(({ code, name }) => {
    const Name = inLocale(name, lang);
    return isNamedIn(text, Name) ? [{ Code: code, Name }] : [];
  });
  const booths = [...new Set(text.match(boothLike) ?? [])].map((number) => ({
    Code: number,
    Name: number,
    Booth: true as const,
  }));
  return [...rooms, ...booths].flatMap((place) => {
    const Walk = walks[place.Code];
    return Walk === undefined ? [] : [{ ...place, Walk }];
  });
}

function isNamedIn(text: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return text.includes(name);
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}

export function localise<T>(record: T, lang: Lang): Localised<T> {
  return read(record, lang) as Localised<T>;
}

function read(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, lang));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return inLocale(value, lang);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, read(inner, lang)]),
  );
}

function isBilingual(value: object): value is Bilingual {
  return 'tw' in value && 'en' in value && Object.keys(value).every(isLocale);
}

/*
 * Records of the store, for what changes beside the content: applications, appointments, mails. They
 * may be read in the transaction of an import. Pages read an `Edition`.
 */
export async function requireEdition(database: Database, code: string): Promise<EditionRecord> {
  const record = await readRecord(database, code, 'edition', code);
  if (!record) throw notFound('edition', code);
  return record;
}

export const findExhibitor = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'exhibitors', id);

/** Hidden together with its exhibitor. */
export const findProduct = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'products', id);

export const findEntry = (database: Database, edition: string, id: string) =>
  findRecord(database, edition, 'calendar', id);

export async function listEntries(database: Database, edition: string): Promise<CalendarRecord[]> {
  const entries = await listRecords(database, edition, 'calendar');
  return entries.toSorted(byStart);
}
