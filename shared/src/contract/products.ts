import { Type, type Static } from 'typebox';
import { ExhibitorCard, ProductCard } from './exhibitors.ts';
import { Searched } from './search.ts';
import { FacetChoice, Named, pageOf, SharePicture, OnlyIn } from './wire.ts';

/** `Data` of `GET {expo-api}/Products/{code}?Lang=&Type=&Keyword=&Country=&Area=&Category=&Tag=&ExhibitorId=&Featured=&Sort=&Page=&PageSize=&Facets=&More=`. */
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
    /** The requested category, tag and exhibitor with their names, if any. */
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
    /** Products of the same category; those with common tags first. */
    Related: Type.Array(ProductCard),
    /** The best-rated products of the same area. */
    HighestRated: Type.Array(ProductCard),
  }),
]);
export type ProductDetail = Static<typeof ProductDetail>;
