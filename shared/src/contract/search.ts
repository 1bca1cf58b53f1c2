import { Type, type Static } from 'typebox';
import { AreaCode, NativeText, Picture, Untranslated } from './wire.ts';

/**
 * Sort order of a list: default (four paid slots, then the popular), by popularity, or by name (stroke order in
 * Chinese).
 */
export const ListSort = Type.Union([
  Type.Literal('default'),
  Type.Literal('popularity'),
  Type.Literal('name'),
]);
export type ListSort = Static<typeof ListSort>;

/** A search field that can be dropped for more results. `Total` counts the results without it. */
export const WiderSearch = Type.Object({
  Without: Type.Union([
    Type.Literal('Keyword'),
    Type.Literal('Booth'),
    Type.Literal('Country'),
    Type.Literal('Area'),
    Type.Literal('Category'),
    Type.Literal('Tag'),
    Type.Literal('BoothOption'),
    Type.Literal('ExhibitorId'),
  ]),
  Total: Type.Integer({ minimum: 1 }),
});
export type WiderSearch = Static<typeof WiderSearch>;

/** The facets whose number of choices the fair does not limit. */
export const LongFacet = Type.Union([
  Type.Literal('category'),
  Type.Literal('country'),
  Type.Literal('tag'),
]);
export type LongFacet = Static<typeof LongFacet>;

/** Search metadata of every searchable list. */
export const Searched = Type.Object({
  /** The corrected keyword, if the typed one has no results. */
  Corrected: Type.Optional(Type.String()),
  /** If there are no results: wider searches with one filter less. */
  Wider: Type.Array(WiderSearch),
  /** The booths of all results, if they fill several pages and the plan can mark them at once. */
  Booths: Type.Optional(Type.Array(Type.String())),
  /** With `Facets=first`: the facets with further choices, which `More=` adds. */
  More: Type.Array(LongFacet),
});
export type Searched = Static<typeof Searched>;

/** A suggestion while typing: an exhibitor, a product, or a category of the list. */
export const Suggestion = Type.Object({
  Kind: Type.Union([Type.Literal('exhibitor'), Type.Literal('product'), Type.Literal('category')]),
  /** Id of the record, or code of the category. */
  Id: Type.String(),
  Name: Type.String(),
  NativeName: Type.Optional(NativeText),
  /**
   * Distinguishes equal names: the name in the other language, the brand, or the number of items.
   */
  Note: Type.String(),
  Area: Type.Optional(AreaCode),
  Untranslated,
});
export type Suggestion = Static<typeof Suggestion>;

/** `Data` of `GET {expo-api}/Suggestions/{code}?Lang=&Of=exhibitors|products&Keyword=`. */
export const Suggestions = Type.Object({ Items: Type.Array(Suggestion) });
export type Suggestions = Static<typeof Suggestions>;

/** What the search of the whole site finds. `place`: a booth or a facility of the hall. */
export const HitKind = Type.Union([
  Type.Literal('page'),
  Type.Literal('place'),
  Type.Literal('exhibitor'),
  Type.Literal('product'),
  Type.Literal('event'),
  Type.Literal('news'),
  Type.Literal('exhibitor-news'),
  Type.Literal('question'),
  Type.Literal('deadline'),
  Type.Literal('download'),
]);
export type HitKind = Static<typeof HitKind>;

/** A result of the site search. */
export const SearchHit = Type.Object({
  Kind: HitKind,
  /** Unique within its kind: the record's id, a booth number, or the path of a page. */
  Id: Type.String(),
  Name: Type.String(),
  NativeName: Type.Optional(NativeText),
  /** Where or when: booths, the maker, the day. May be empty. */
  Note: Type.String(),
  /** Of an exhibitor or a product. */
  Country: Type.Optional(Type.String()),
  Picture: Type.Optional(Picture),
  /** What a list entry keeps: the booths of an exhibitor or product, the times of an event. */
  Booths: Type.Optional(Type.Array(Type.String())),
  Start: Type.Optional(Type.String()),
  End: Type.Optional(Type.String()),
  /** One or two sentences of the record. */
  Text: Type.Optional(Type.String()),
  /** Address below the locale root, with query and fragment. */
  Path: Type.String({ pattern: '^/' }),
  Area: Type.Optional(AreaCode),
  Untranslated,
});
export type SearchHit = Static<typeof SearchHit>;

/**
 * The results of one kind, best first. `Total` counts all of them. `Booths` are those of all
 * exhibitors or products found, up to one more than the floor plan marks at once.
 */
export const SearchGroup = Type.Object({
  Kind: HitKind,
  Total: Type.Integer({ minimum: 1 }),
  Booths: Type.Optional(Type.Array(Type.String())),
  Items: Type.Array(SearchHit, { minItems: 1 }),
});
export type SearchGroup = Static<typeof SearchGroup>;

/** `Data` of `GET {expo-api}/Search/{code}?Lang=&Keyword=&Kind=`. */
export const SiteSearch = Type.Object({
  Total: Type.Integer({ minimum: 0 }),
  /** The group with the best result first. With `Kind`: that group alone, complete. */
  Groups: Type.Array(SearchGroup),
  /** The corrected keyword, if the typed one has no results. */
  Corrected: Type.Optional(Type.String()),
  /** If nothing contains all words: the results contain some of them. */
  Partial: Type.Optional(Type.Literal(true)),
  /** Without results: names that are spelled alike. */
  Alike: Type.Array(Type.String()),
});
export type SiteSearch = Static<typeof SiteSearch>;
