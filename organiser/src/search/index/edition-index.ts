import type { Content } from '../../content/editions/edition.ts';
import type { Bits } from '../keywords/text-index.ts';
import type { ListIndex } from './list-index.ts';

export const exhibitorFacets = ['Country', 'Area', 'Category', 'Tag', 'BoothOption'] as const;
export type ExhibitorFacet = (typeof exhibitorFacets)[number];
export const productFacets = ['Country', 'Area', 'Category', 'Tag'] as const;
export type ProductFacet = (typeof productFacets)[number];

/**
 * The search index of an edition. It includes withdrawn records; each search filters them. Records
 * have the positions that they have in its content.
 */
export type EditionIndex = {
  content: Content;
  exhibitors: ListIndex<ExhibitorFacet>;
  products: ListIndex<ProductFacet>;
  /** The digits of a booth -> exhibitors. */
  booths: Map<number, Bits>;
  /** `boothKey` of a booth -> exhibitors. */
  boothKeys: Map<string, Bits>;
  featured: { exhibitors: Bits; products: Bits };
  /** An exhibitor's id -> the positions of its products. */
  productsOf: Map<string, number[]>;
  positions: { exhibitors: Map<string, number>; products: Map<string, number> };
};
