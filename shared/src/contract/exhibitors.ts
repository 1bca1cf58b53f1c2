import { Type, type Static } from 'typebox';
import { Searched } from './search.ts';
import {
  AreaCode,
  FacetChoice,
  Named,
  NativeText,
  pageOf,
  Picture,
  SharePicture,
  Untranslated,
  OnlyIn,
} from './wire.ts';

/** An exhibitor as a list shows it, in the language of the call. `OtherName` is the name in the other language. */
export const ExhibitorCard = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  OtherName: Type.String(),
  NativeName: Type.Optional(NativeText),
  Country: Named,
  Area: AreaCode,
  Booths: Type.Array(Type.String()),
  Brands: Type.Array(Type.String()),
  Intro: Type.String(),
  Picture,
  /** A paid service: such exhibitors come first in the default order, and are labelled so (rulings § 9). */
  SearchPriority: Type.Boolean(),
  Untranslated,
});
export type ExhibitorCard = Static<typeof ExhibitorCard>;

/**
 * `Data` of `GET {expo-api}/Exhibitors/{code}?Lang=&Type=&Keyword=&Booth=&Country=&Area=&Category=&Tag=&BoothOption=&Featured=&Sort=&Page=&PageSize=`.
 * The default order has search priority first. `Type=keyword` and `Type=booth` say which field counts.
 */
export const ExhibitorList = Type.Intersect([
  pageOf(ExhibitorCard),
  Searched,
  Type.Object({
    Facets: Type.Object({
      Countries: Type.Array(FacetChoice),
      Areas: Type.Array(FacetChoice),
      Categories: Type.Array(FacetChoice),
      Tags: Type.Array(FacetChoice),
      /** What a stand is like: on a corner, of 18 m² and more, by a stage, by an entrance. */
      BoothOptions: Type.Array(FacetChoice),
    }),
    /** The category and the tag that the list was asked for, with their names, when it was one. */
    Category: Type.Optional(Named),
    Tag: Type.Optional(Named),
    /** Of the category that was asked for, or of the one area. */
    Share: Type.Optional(SharePicture),
  }),
]);
export type ExhibitorList = Static<typeof ExhibitorList>;

/** A product as a list shows it. `Rating` is 0 to 5 in steps of a tenth. */
export const ProductCard = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  OtherName: Type.String(),
  NativeName: Type.Optional(NativeText),
  Brand: Type.String(),
  Model: Type.String(),
  Category: Named,
  Country: Named,
  Area: AreaCode,
  ExhibitorId: Type.String(),
  ExhibitorName: Type.String(),
  Booths: Type.Array(Type.String()),
  Rating: Type.Number({ minimum: 0, maximum: 5 }),
  Picture,
  /** Percent by volume. */ Abv: Type.Optional(Type.Number()),
  /** Millilitres. */ Volume: Type.Optional(Type.Integer()),
  Vintage: Type.Optional(Type.Integer()),
  /** Of its exhibitor. */ SearchPriority: Type.Boolean(),
  Untranslated,
});
export type ProductCard = Static<typeof ProductCard>;

/** `Data` of `GET {expo-api}/Exhibitors/Detail/{code}/{id}?Lang=`. `Description` is paragraphs of plain text. */
export const ExhibitorDetail = Type.Intersect([
  ExhibitorCard,
  Type.Object({
    OnlyIn,
    Share: Type.Optional(SharePicture),
    Description: Type.Array(Type.String()),
    Website: Type.Optional(Type.String()),
    Areas: Type.Array(Named),
    Categories: Type.Array(Named),
    Tags: Type.Array(Named),
    Products: Type.Array(ProductCard),
    /** The best rated of its own products. */
    HighestRated: Type.Array(ProductCard),
    /** What others show in the same categories. */
    RelatedProducts: Type.Array(ProductCard),
    /** Others of the same area and country, for "you may also like". */
    Related: Type.Array(ExhibitorCard),
  }),
]);
export type ExhibitorDetail = Static<typeof ExhibitorDetail>;
