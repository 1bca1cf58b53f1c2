import { Type, type Static } from 'typebox';
import { ExhibitorCard, ProductCard } from './exhibitors.ts';
import { Searched } from './search.ts';
import { FacetChoice, Named, pageOf, SharePicture, OnlyIn } from './wire.ts';

/** `Data` of `GET {expo-api}/Products/{code}?Lang=&Type=&Keyword=&Country=&Area=&Category=&Tag=&ExhibitorId=&Featured=&Sort=&Page=&PageSize=`. */
export const ProductList = Type.Intersect([
  pageOf(ProductCard),
  Searched,
  Type.Object({
    Facets: Type.Object({
      Countries: Type.Array(FacetChoice),
      Areas: Type.Array(FacetChoice),
      Categories: Type.Array(FacetChoice),
      Tags: Type.Array(FacetChoice),
    }),
    /** The category, the tag and the exhibitor that the list was asked for, with their names, when it was one. */
    Category: Type.Optional(Named),
    Tag: Type.Optional(Named),
    Exhibitor: Type.Optional(Named),
    Share: Type.Optional(SharePicture),
  }),
]);
export type ProductList = Static<typeof ProductList>;

/** `Data` of `GET {expo-api}/Products/Detail/{code}/{id}?Lang=`. */
export const ProductDetail = Type.Intersect([
  ProductCard,
  Type.Object({
    OnlyIn,
    Share: Type.Optional(SharePicture),
    Description: Type.String(),
    Tags: Type.Array(Named),
    Exhibitor: Type.Intersect([
      ExhibitorCard,
      Type.Object({ Website: Type.Optional(Type.String()) }),
    ]),
    /** Of the same category, those with common tags first. */
    Related: Type.Array(ProductCard),
    /** The best rated of the same area. */
    HighestRated: Type.Array(ProductCard),
  }),
]);
export type ProductDetail = Static<typeof ProductDetail>;
