import { HitKind, ListSort, type SiteSearch } from '@dswine/shared/contract/search';
import { Lang } from '@dswine/shared/contract/wire';
import { Type, type Static } from 'typebox';
import type { ExhibitorFacet, ProductFacet } from '../index/build-index.ts';
import type { Counts, ListResult } from '../index/list-index.ts';

const codes = Type.Array(Type.String());
const facets = { Country: codes, Area: codes, Category: codes, Tag: codes };
const listCriteria = {
  keyword: Type.Optional(Type.String()),
  featured: Type.Optional(Type.Boolean()),
  sort: ListSort,
  lang: Lang,
  /** The day by which paid slots pass on. */
  day: Type.Integer(),
  page: Type.Object({ Page: Type.Integer(), PageSize: Type.Integer() }),
};

/** What each operation of the search looks for. They cross from one process to another. */
export const criteria = {
  exhibitors: Type.Object({
    ...listCriteria,
    choices: Type.Object({ ...facets, BoothOption: codes }),
    /** The digits of a booth. */
    booth: Type.Optional(Type.Integer()),
  }),
  products: Type.Object({
    ...listCriteria,
    choices: Type.Object(facets),
    exhibitor: Type.Optional(Type.String()),
  }),
  suggestions: Type.Object({
    of: Type.Union([Type.Literal('exhibitors'), Type.Literal('products')]),
    keyword: Type.String(),
    lang: Lang,
    limit: Type.Integer(),
  }),
  site: Type.Object({
    keyword: Type.String(),
    kind: Type.Optional(HitKind),
    lang: Lang,
    /** The show's time, in ms since the epoch. */
    now: Type.Number(),
  }),
};
export type Operation = keyof typeof criteria;
export const operations = Object.keys(criteria) as Operation[];
export type Criteria = { [Name in Operation]: Static<(typeof criteria)[Name]> };

type Results = {
  exhibitors: ListResult<ExhibitorFacet>;
  products: ListResult<ProductFacet>;
  /** `categories`: how many records of the list each has. */
  suggestions: { ids: string[]; categories: Counts };
  site: SiteSearch;
};
/** A result of the index at one content revision. */
export type Found = { [Name in Operation]: Results[Name] & { revision: string } };

type Find<Name extends Operation> = (
  edition: string,
  criteria: Criteria[Name],
) => Promise<Found[Name]>;
/** Finds records of an edition, which must exist. Results are plain data. */
export type Searches = { [Name in Operation]: Find<Name> };

/** Makes a function for each operation. */
export const eachOperation = (
  make: <Name extends Operation>(operation: Name) => Find<Name>,
): Searches =>
  Object.fromEntries(operations.map((name) => [name, make(name)])) as unknown as Searches;

export type Search = Searches & {
  /** Resolves when nobody has to wait for the index of this edition. */
  prepare: (edition: string) => Promise<void>;
};
