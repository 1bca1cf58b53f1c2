import type { Lang, LocalisedText, Named, NamedPlace, Picture } from '@dswine/shared/contract/wire';
import { inLocale, listInLocale } from '@dswine/shared/fair/bilingual';
import type { EditionRecords } from '../records/records.ts';
import type { PictureRequest } from '../pictures/picture-kinds.ts';
import { pictureOf } from '../pictures/picture-source.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/tables.ts';
import { notFound } from '../http/errors.ts';
import { loadWalks } from './hall-walks.ts';
import { namedPlaces } from './named-places.ts';

type Term = EditionRecords['terms'];
export type TermKind = Term['Kind'] | 'area';

/** An edition in the language of a request: turns records into response data. */
export type Localizer = {
  database: Database;
  edition: string;
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

export async function loadLocalizer(
  { database, pictures }: Pick<Services, 'database' | 'pictures'>,
  edition: string,
  lang: Lang,
): Promise<Localizer> {
  const terms = await database
    .selectFrom('terms')
    .select(['kind', 'code', 'record'])
    .where('edition', '=', edition)
    .orderBy('kind')
    .orderBy(lang === 'tw' ? 'rank_tw' : 'rank_en')
    .execute();
  const areas = await database
    .selectFrom('areas')
    .select(['code', 'record'])
    .where('edition', '=', edition)
    .orderBy('position')
    .execute();
  const hall = await loadWalks(database, edition);
  const names = new Map<string, Map<string, string>>();
  const add = (kind: string, code: string, record: string) => {
    const ofKind = names.get(kind) ?? new Map<string, string>();
    names.set(
      kind,
      ofKind.set(code, inLocale((JSON.parse(record) as Pick<Term, 'Name'>).Name, lang)),
    );
  };
  for (const term of terms) add(term.kind, term.code, term.record);
  for (const area of areas) add('area', area.code, area.record);
  return {
    database,
    edition,
    lang,
    text: (text) => inLocale(text, lang),
    paragraphs: (texts) => listInLocale(texts, lang),
    named: (kind, code) => ({ Code: code, Name: names.get(kind)?.get(code) ?? code }),
    has: (kind, code) => names.get(kind)?.has(code) ?? false,
    list: (kind) => [...(names.get(kind) ?? [])].map(([Code, Name]) => ({ Code, Name })),
    picture: (request) => pictureOf(pictures, edition, request),
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

/** The terms of a kind that have records, with their counts. */
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
