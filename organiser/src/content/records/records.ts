import {
  AreaCode,
  Bilingual,
  instant,
  isoDate,
  LocalisedText,
  NativeText,
  recordId as id,
  webAddress,
} from '@dswine/shared/contract/wire';
import { AboutRecord, ExhibitionInfo, ForExhibitorsRecord } from '@dswine/shared/contract/editions';
import { BoothNumber, FacilityKind } from '@dswine/shared/contract/floorplan';
import { Type, type Static, type TSchema } from 'typebox';
import { pageFiles } from './page-records.ts';

/**
 * Schemas of an edition's records, by kind. `organiser/seed` has examples, `docs/edition-fields.md`
 * the fields.
 */
const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const country = Type.String({ pattern: '^[A-Z]{2}$' });
const rectangle = {
  X: Type.Number({ minimum: 0 }),
  Y: Type.Number({ minimum: 0 }),
  W: Type.Number({ exclusiveMinimum: 0 }),
  H: Type.Number({ exclusiveMinimum: 0 }),
};
const closed = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const { Share: _share, BoothsUntil: _boothsUntil, ...info } = ExhibitionInfo.properties;
export const EditionRecord = closed({
  ...info,
  Code: Type.String({ pattern: '^[A-Z]+\\d{4}$' }),
  Venue: closed({ ...info.Venue.properties, Country: country }),
  Organiser: closed(info.Organiser.properties),
  /** Which trade visitors `ApproveTrade` lets in without the staff. Never published. */
  TradeApproval: Type.Optional(
    closed({
      /** The ends of their addresses. */
      Domains: Type.Optional(
        Type.Array(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', maxLength: 253 }), {
          maxItems: 1000,
        }),
      ),
      /** Addresses at the websites of exhibitors. */
      Exhibitors: Type.Optional(Type.Boolean()),
    }),
  ),
  About: AboutRecord,
  ForExhibitors: ForExhibitorsRecord,
  EventMenu: Type.Array(
    closed({ Id: Type.Integer(), Title: Bilingual, Path: Type.String({ pattern: '^/' }) }),
  ),
});
export const AreaRecord = closed({
  Code: AreaCode,
  Name: Bilingual,
  Tagline: Bilingual,
  Description: Bilingual,
});
/**
 * Countries, categories, tags, news categories, calendar topics
 * and languages of events. `Area` is a category's area.
 */
export const TermRecord = closed({
  Kind: Type.Union([
    Type.Literal('country'),
    Type.Literal('category'),
    Type.Literal('tag'),
    Type.Literal('news-category'),
    Type.Literal('calendar-topic'),
    Type.Literal('language'),
    Type.Literal('exhibitor-news-category'),
    Type.Literal('video-category'),
  ]),
  Code: Type.String({ pattern: '^[A-Za-z0-9-]+$' }),
  Name: Bilingual,
  Area: Type.Optional(AreaCode),
});
export const ExhibitorRecord = closed({
  Id: id,
  Name: LocalisedText,
  NativeName: Type.Optional(NativeText),
  Country: country,
  Areas: Type.Array(AreaCode, { minItems: 1 }),
  Categories: Type.Array(slug, { minItems: 1 }),
  Tags: Type.Array(slug),
  Booths: Type.Array(BoothNumber, { minItems: 1 }),
  Brands: Type.Array(Type.String(), { minItems: 1 }),
  Website: Type.Optional(webAddress),
  /** Where requests for appointments go. Never published. */
  ContactEmail: Type.Optional(
    Type.String({ maxLength: 254, pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' }),
  ),
  Intro: LocalisedText,
  Description: Type.Array(LocalisedText),
  SearchPriority: Type.Boolean(),
  Featured: Type.Boolean(),
  Popularity: Type.Integer({ minimum: 0 }),
});
export const ProductRecord = closed({
  Id: id,
  ExhibitorId: id,
  Name: LocalisedText,
  NativeName: Type.Optional(NativeText),
  Category: slug,
  Brand: Type.String(),
  Country: country,
  Area: AreaCode,
  Model: Type.String(),
  Description: LocalisedText,
  Tags: Type.Array(slug),
  Popularity: Type.Integer({ minimum: 0 }),
  /** The mean of what trade buyers gave at the preview tasting. Orders "highest rated". */
  Rating: Type.Number({ minimum: 0, maximum: 5 }),
  /** How many buyers. Without it the rating is not shown. */
  RatedBy: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Percent by volume. */ Abv: Type.Optional(Type.Number({ minimum: 0, maximum: 96 })),
  /** Millilitres. */ Volume: Type.Optional(Type.Integer({ minimum: 1 })),
  Vintage: Type.Optional(Type.Integer()),
});
export const NewsRecord = closed({
  Id: id,
  Category: slug,
  Title: LocalisedText,
  Summary: LocalisedText,
  /** HTML; sanitised by the import. */ Body: LocalisedText,
  PublishedAt: instant,
  UpdatedAt: Type.Optional(instant),
  /** The last day on which it is news. Afterwards lists show it behind all others. */
  Until: Type.Optional(isoDate),
  Area: Type.Optional(AreaCode),
});
export const CalendarRecord = closed({
  Id: id,
  Topic: id,
  Title: LocalisedText,
  Summary: LocalisedText,
  Body: Type.Array(LocalisedText, { minItems: 1 }),
  Start: instant,
  End: instant,
  Place: LocalisedText,
  Area: Type.Optional(AreaCode),
  Speaker: Type.Optional(LocalisedText),
  /** Codes of the languages in which it is given or interpreted. */
  Languages: Type.Optional(Type.Array(slug, { minItems: 1 })),
  Capacity: Type.Optional(Type.Integer({ minimum: 1 })),
  Fee: Type.Optional(LocalisedText),
  /** Whether places are booked in advance, up to `Capacity`. */
  Booking: Type.Optional(Type.Boolean()),
  /** The event page of the entry. A person has one place among all entries of an event. */
  Event: Type.Optional(id),
});
/**
 * One record of `hall`: the hall first, then its aisles, facilities and booths. Lengths are
 * metres from the north-west corner.
 */
export const HallRecord = Type.Union([
  closed({
    Kind: Type.Literal('hall'),
    Name: Bilingual,
    Width: Type.Number(),
    Depth: Type.Number(),
    Published: Type.Boolean(),
  }),
  closed({ Kind: Type.Literal('aisle'), ...rectangle }),
  closed({
    Kind: Type.Literal('facility'),
    Facility: FacilityKind,
    Name: Bilingual,
    /** Whether steps lead to it and no ramp. */
    Steps: Type.Optional(Type.Boolean()),
    ...rectangle,
  }),
  closed({ Kind: Type.Literal('booth'), Number: BoothNumber, Area: AreaCode, ...rectangle }),
]);

/** The files of an edition in import order, each with the schema of its lines. */
export const editionFiles = {
  edition: EditionRecord,
  areas: AreaRecord,
  terms: TermRecord,
  hall: HallRecord,
  exhibitors: ExhibitorRecord,
  products: ProductRecord,
  news: NewsRecord,
  calendar: CalendarRecord,
  ...pageFiles,
} as const;
export type EditionFile = keyof typeof editionFiles;
export type EditionRecords = { [K in EditionFile]: Static<(typeof editionFiles)[K]> };
/** All records of an edition, in order. */
export type AllRecords = { readonly [K in EditionFile]: readonly EditionRecords[K][] };

/** The key of a record within its file; undefined when the value lacks one. */
export function recordKey(kind: EditionFile, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: string) => {
    const found = (value as Record<string, unknown>)[name];
    return typeof found === 'string' ? found : undefined;
  };
  if (kind === 'edition' || kind === 'areas') return field('Code');
  if (kind === 'terms')
    return field('Kind') && field('Code') ? `${field('Kind')}/${field('Code')}` : undefined;
  if (kind === 'hall') return field('Kind') === 'hall' ? 'hall' : field('Number');
  return field('Id');
}

/** The same for records of which some need no key, such as aisles: their position is one. */
export function storedKey(kind: EditionFile, record: unknown, position: number): string {
  return recordKey(kind, record) ?? `nameless-${position}`;
}
