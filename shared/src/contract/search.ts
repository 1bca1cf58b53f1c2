import { Type, type Static } from 'typebox';
import { AreaCode, NativeText, Untranslated } from './wire.ts';

/**
 * Sort order of a list: default (search priority first), by popularity, or by name (stroke order in
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
