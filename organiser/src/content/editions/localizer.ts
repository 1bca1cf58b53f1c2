import { localeCodes } from '@dswine/shared/contract/locales';
import type { Lang, LocalisedText, Named, NamedPlace, Picture } from '@dswine/shared/contract/wire';
import { inLocale, listInLocale } from '@dswine/shared/fair/texts/bilingual';
import type { EditionRecords } from '../records/records.ts';
import type { PictureRequest } from '../../media/pictures/picture-kinds.ts';
import { pictureOf } from '../../media/pictures/picture-source.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/errors.ts';
import { oncePerEdition, type Edition } from './edition.ts';
import { walksOf, type HallWalks } from './hall-walks.ts';
import { byName } from './name-order.ts';

type Term = EditionRecords['terms'];
export type TermKind = Term['Kind'] | 'area';

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
