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
  Walk,
} from './wire.ts';

/**
 * An exhibitor in a list, in the requested language. `OtherName` is the name in the other language.
 */
export const ExhibitorCard = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  OtherName: Type.String(),
  NativeName: Type.Optional(NativeText),
  Country: Named,
  Area: AreaCode,
  Booths: Type.Array(Type.String()),
  Walk,
  Brands: Type.Array(Type.String()),
  Intro: Type.String(),
  Picture,
  /**
   * It stands in one of the four paid slots at the top of the list in its default order, and is
   * labelled (docs/rulings.md § 9).
   */
  SearchPriority: Type.Boolean(),
  Untranslated,
});
export type ExhibitorCard = Static<typeof ExhibitorCard>;

/** With `Items=card`, without the introduction and the original name, which cards do not show. */
export const ListedExhibitor = Type.Object({
  ...ExhibitorCard.properties,
  Intro: Type.Optional(Type.String()),
});
export type ListedExhibitor = Static<typeof ListedExhibitor>;

/**
 * `Data` of
 * `GET {expo-api}/Exhibitors/{code}?Lang=&Type=&Keyword=&Booth=&Country=&Area=&Category=&Tag=&BoothOption=&Featured=&Sort=&Page=&PageSize=&Facets=&More=&Items=`.
 * The default order has four paid slots, which pass from exhibitor to exhibitor each day, and then
 * the popular first; with a keyword, only the best matches may stand in a slot. `Type=keyword` and `Type=booth` select the field
 * to search. `Facets=first` leaves out the rarer choices of long facets, except of those that `More`
 * names; `Facets=none` leaves out all.
 */
export const ExhibitorList = Type.Intersect([
  pageOf(ListedExhibitor),
  Searched,
  Type.Object({
    Facets: Type.Object({
      Countries: Type.Array(FacetChoice),
      Areas: Type.Array(FacetChoice),
      Categories: Type.Array(FacetChoice),
      Tags: Type.Array(FacetChoice),
      /** Booth features: corner, 18 m² or more, near a stage, near an entrance. */
      BoothOptions: Type.Array(FacetChoice),
    }),
    /** The requested category and tag with their names, if any. */
    Category: Type.Optional(Named),
    Tag: Type.Optional(Named),
    /** Share picture of the requested category, or of the single requested area. */
    Share: Type.Optional(SharePicture),
  }),
]);
export type ExhibitorList = Static<typeof ExhibitorList>;

/**
 * A product in a list. `Rating` is 0 to 5 in steps of 0.1: what `RatedBy` trade buyers gave at the
 * preview tasting. Without `RatedBy` it is not shown.
 */
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
  Walk,
  Rating: Type.Number({ minimum: 0, maximum: 5 }),
  RatedBy: Type.Optional(Type.Integer({ minimum: 1 })),
  Picture,
  /** Percent by volume. */ Abv: Type.Optional(Type.Number()),
  /** Millilitres. */ Volume: Type.Optional(Type.Integer()),
  Vintage: Type.Optional(Type.Integer()),
  /** It stands in a paid slot of the list. */ SearchPriority: Type.Boolean(),
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
    /** PDF files of the exhibitor, for download. `Bytes` is the size. */
    Documents: Type.Optional(
      Type.Array(Type.Object({ Title: Type.String(), Src: Type.String(), Bytes: Type.Integer() })),
    ),
    Areas: Type.Array(Named),
    Categories: Type.Array(Named),
    Tags: Type.Array(Named),
    Products: Type.Array(ProductCard),
    /** The exhibitor's best-rated products. */
    HighestRated: Type.Array(ProductCard),
    /** Products of other exhibitors in the same categories. */
    RelatedProducts: Type.Array(ProductCard),
    /** Exhibitors of the same area and country, for "you may also like". */
    Related: Type.Array(ExhibitorCard),
  }),
]);
export type ExhibitorDetail = Static<typeof ExhibitorDetail>;
