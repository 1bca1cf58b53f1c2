import { Type, type Static } from 'typebox';
import { AreaCode, FacetChoice, Named, NativeText, pageOf, Picture, SharePicture } from './wire.ts';

/** An exhibitor as a list shows it, in the language of the call. `OtherName` is the name in the other language. */
export const ExhibitorCard = Type.Object({
  Id: Type.String(), Name: Type.String(), OtherName: Type.String(), NativeName: Type.Optional(NativeText),
  Country: Named, Area: AreaCode, Booths: Type.Array(Type.String()), Brands: Type.Array(Type.String()),
  Intro: Type.String(), Picture,
  /** A paid service: such exhibitors come first in the default order, and are labelled so (rulings § 9). */
  SearchPriority: Type.Boolean(),
});
export type ExhibitorCard = Static<typeof ExhibitorCard>;

/** The order of a list: the default (search priority first), by popularity, or by name (stroke order in Chinese). */
export const ListSort = Type.Union([Type.Literal('default'), Type.Literal('popularity'), Type.Literal('name')]);
export type ListSort = Static<typeof ListSort>;

/** `Data` of `GET {expo-api}/Exhibitors/{code}?Lang=&Keyword=&Booth=&Country=&Area=&Category=&Tag=&Featured=&Sort=&Page=&PageSize=`. */
export const ExhibitorList = Type.Intersect([
  pageOf(ExhibitorCard),
  Type.Object({
    Facets: Type.Object({ Countries: Type.Array(FacetChoice), Areas: Type.Array(FacetChoice) }),
    /** The category and the tag that the list was asked for, with their names. */
    Category: Type.Optional(Named), Tag: Type.Optional(Named),
    /** Of the category that was asked for, or of the one area. */
    Share: Type.Optional(SharePicture),
  }),
]);
export type ExhibitorList = Static<typeof ExhibitorList>;

/** A product as a list shows it. `Rating` is 0 to 5 in steps of a tenth. */
export const ProductCard = Type.Object({
  Id: Type.String(), Name: Type.String(), NativeName: Type.Optional(NativeText), Brand: Type.String(), Category: Named,
  Country: Named, Area: AreaCode, ExhibitorId: Type.String(), ExhibitorName: Type.String(), Rating: Type.Number({ minimum: 0, maximum: 5 }), Picture,
});
export type ProductCard = Static<typeof ProductCard>;
export const ProductList = pageOf(ProductCard);
export type ProductList = Static<typeof ProductList>;

/** `Data` of `GET {expo-api}/Exhibitors/Detail/{code}/{id}?Lang=`. `Description` is paragraphs of plain text. */
export const ExhibitorDetail = Type.Intersect([
  ExhibitorCard,
  Type.Object({
    Share: Type.Optional(SharePicture),
    Description: Type.Array(Type.String()), Website: Type.Optional(Type.String()),
    Areas: Type.Array(Named), Categories: Type.Array(Named), Tags: Type.Array(Named),
    Products: Type.Array(ProductCard),
    /** Others of the same area and country, for "you may also like". */
    Related: Type.Array(ExhibitorCard),
  }),
]);
export type ExhibitorDetail = Static<typeof ExhibitorDetail>;
