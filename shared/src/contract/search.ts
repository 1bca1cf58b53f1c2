import { Type, type Static } from 'typebox';
import { AreaCode, NativeText, Untranslated } from './wire.ts';

/** The order of a list: the default (search priority first), by popularity, or by name (stroke order in Chinese). */
export const ListSort = Type.Union([
  Type.Literal('default'),
  Type.Literal('popularity'),
  Type.Literal('name'),
]);
export type ListSort = Static<typeof ListSort>;

/** What the fields of a search may be left out for more hits; `Total` is what the list would hold then. */
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

/** What every searched list says of its search. */
export const Searched = Type.Object({
  /** The keyword as it was read, when nothing was found for it as it was typed. */
  Corrected: Type.Optional(Type.String()),
  /** When nothing was found: what would be, with one thing less. */
  Wider: Type.Array(WiderSearch),
});
export type Searched = Static<typeof Searched>;

/** One line below the box while somebody types: an exhibitor, a product, or a category of the list. */
export const Suggestion = Type.Object({
  Kind: Type.Union([Type.Literal('exhibitor'), Type.Literal('product'), Type.Literal('category')]),
  /** The record's id, or the category's code. */
  Id: Type.String(),
  Name: Type.String(),
  NativeName: Type.Optional(NativeText),
  /** What tells it from others of its name: the other language's name, the brand, how many there are. */
  Note: Type.String(),
  Area: Type.Optional(AreaCode),
  Untranslated,
});
export type Suggestion = Static<typeof Suggestion>;

/** `Data` of `GET {expo-api}/Suggestions/{code}?Lang=&Of=exhibitors|products&Keyword=`. */
export const Suggestions = Type.Object({ Items: Type.Array(Suggestion) });
export type Suggestions = Static<typeof Suggestions>;
