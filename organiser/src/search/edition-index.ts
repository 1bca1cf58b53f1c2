import type { Bits } from './bits.ts';
import type { ListIndex } from './list-index.ts';

export const exhibitorFacets = ['Country', 'Area', 'Category', 'Tag', 'BoothOption'] as const;
export type ExhibitorFacet = (typeof exhibitorFacets)[number];
export const productFacets = ['Country', 'Area', 'Category', 'Tag'] as const;
export type ProductFacet = (typeof productFacets)[number];

/** All that the lists of an edition are searched by, withdrawn records included: what may be shown is told apart at each search. */
export type EditionIndex = {
  exhibitors: ListIndex<ExhibitorFacet>;
  products: ListIndex<ProductFacet>;
  /** The digits of a booth -> exhibitors. */
  booths: Map<number, Bits>;
  featured: { exhibitors: Bits; products: Bits };
  /** An exhibitor's id -> the places of its products. */
  productsOf: Map<string, number[]>;
  places: { exhibitors: Map<string, number>; products: Map<string, number> };
  /** The areas, terms and hall that it was made with. */
  vocabularyHash: string;
};
