import type { Lang } from '@dswine/shared/contract/wire';
import {
  addAll,
  addBit,
  allBits,
  countBits,
  countCommon,
  hasBit,
  intersect,
  noBits,
  type Bits,
  type TextIndex,
} from '../keywords/text-index.ts';
import type { Found } from '../keywords/find-keyword.ts';
import { takeSlots, type Candidate, slotDay } from './sponsored-slots.ts';
import { ListSort, type WiderSearch } from '@dswine/shared/contract/search';
import { Type } from 'typebox';
import { code, codes, keyword, type PageQuery } from '../../http/responses.ts';

export type Sort = 'default' | 'popularity' | 'name';
export type Order = { sort: Sort; lang: Lang };
/** A record besides its texts. */
export type Listed = {
  id: string;
  /** The exhibitor that paid to stand first in lists, if any. */
  sponsor?: string | undefined;
};
/** The selected codes of each facet. Codes within one facet are alternatives (OR). */
export type Choices<Facet extends string> = Readonly<Partial<Record<Facet, readonly string[]>>>;

export type ListQuery<Facet extends string> = {
  found?: Found | undefined;
  /** Sets that must contain the record. */
  within: readonly Bits[];
  choices: Choices<Facet>;
  order: Order;
  /** With it the first records of the default order are in paid slots, which pass on by day. */
  slots?: { day: number } | undefined;
  offset: number;
  limit: number;
};
export type Counts = Readonly<Record<string, number>>;
export type ListPage<Facet extends string> = {
  ids: string[];
  /** Those that stand in a paid slot, on whatever page. */
  sponsored: string[];
  total: number;
  /** Result counts per code if it were selected, with the other facets unchanged. */
  counts: Record<Facet, Counts>;
};

export type FacetSets<Facet extends string> = Record<Facet, Map<string, Bits>>;
export function emptySets<Facet extends string>(facets: readonly Facet[]): FacetSets<Facet> {
  return Object.fromEntries(
    facets.map((facet) => [facet, new Map<string, Bits>()]),
  ) as FacetSets<Facet>;
}

/**
 * One searchable list of an edition: its records by facet, by text and in every sort order. The most
 * popular have the first positions.
 */
export class ListIndex<Facet extends string> {
  readonly records: readonly Listed[];
  readonly text: TextIndex;
  readonly #facets: FacetSets<Facet>;
  readonly names: readonly Facet[];
  readonly #byPopularity: Uint32Array;
  readonly #byName: Partial<Record<Order['lang'], Uint32Array>> = {};

  constructor(records: readonly Listed[], text: TextIndex, facets: FacetSets<Facet>) {
    this.records = records;
    this.text = text;
    this.#facets = facets;
    this.names = Object.keys(facets) as Facet[];
    this.#byPopularity = Uint32Array.from(records.keys());
  }

  setOrder(lang: Order['lang'], positions: readonly number[]): void {
    this.#byName[lang] = Uint32Array.from(positions);
  }

  addTo(facet: Facet, code: string, position: number): void {
    const codes = this.#facets[facet];
    let bits = codes.get(code);
    if (!bits) codes.set(code, (bits = noBits(this.text.size)));
    addBit(bits, position);
  }

  codes(facet: Facet): ReadonlyMap<string, Bits> {
    return this.#facets[facet];
  }

  page({ found, within, choices, order, slots, offset, limit }: ListQuery<Facet>): ListPage<Facet> {
    const base = allBits(this.text.size);
    for (const set of within) intersect(base, set);
    if (found) intersect(base, found.records);
    const chosen = new Map<Facet, Bits>();
    for (const facet of this.names) {
      const codes = choices[facet] ?? [];
      if (codes.length > 0) chosen.set(facet, this.#unionOf(facet, codes));
    }
    const but = (left?: Facet) => {
      const bits = new Uint32Array(base);
      for (const [facet, union] of chosen) if (facet !== left) intersect(bits, union);
      return bits;
    };
    const fitting = but();
    const counts = Object.fromEntries(
      this.names.map((facet) => {
        const others = chosen.has(facet) ? but(facet) : fitting;
        return [
          facet,
          Object.fromEntries(
            [...this.#facets[facet]].map(([code, bits]) => [code, countCommon(others, bits)]),
          ),
        ];
      }),
    ) as Record<Facet, Counts>;
    return {
      ...this.#inOrder(fitting, { found, order, slots, offset, limit }),
      total: countBits(fitting),
      counts,
    };
  }

  #unionOf(facet: Facet, codes: readonly string[]): Bits {
    const union = noBits(this.text.size);
    for (const code of codes)
      addAll(union, this.#facets[facet].get(code) ?? noBits(this.text.size));
    return union;
  }

  #inOrder(
    fitting: Bits,
    {
      found,
      order: { sort, lang },
      slots,
      offset,
      limit,
    }: Omit<ListQuery<Facet>, 'within' | 'choices'>,
  ): Pick<ListPage<Facet>, 'ids' | 'sponsored'> {
    const order = (sort === 'name' ? this.#byName[lang] : undefined) ?? this.#byPopularity;
    const isDefault = sort === 'default';
    const ranked = isDefault && found ? this.#byRelevance(fitting, found, order) : [];
    const best = isDefault && found ? (ranked.find(Boolean) ?? []) : order;
    const slotted = slots && isDefault ? this.#slotsIn(best, fitting, slots.day) : [];
    const sequence = isDefault && found ? ranked.flat() : order;
    const positions = slotted.slice(offset, offset + limit);
    let passed = slotted.length;
    for (const position of sequence) {
      if (positions.length === limit) break;
      if (!hasBit(fitting, position) || slotted.includes(position)) continue;
      passed += 1;
      if (passed > offset) positions.push(position);
    }
    const idOf = (position: number) => this.records[position]?.id ?? '';
    return { ids: positions.map(idOf), sponsored: slotted.map(idOf) };
  }

  /** The records in paid slots, among those that match equally well. */
  #slotsIn(equal: Iterable<number>, fitting: Bits, day: number): number[] {
    const candidates: Candidate[] = [];
    for (const position of equal) {
      const sponsor = this.records[position]?.sponsor;
      if (sponsor !== undefined && hasBit(fitting, position))
        candidates.push({ position, sponsor });
    }
    return takeSlots(candidates, day);
  }

  /** By exact name match, then by match level. Equal matches stay in `order`. */
  #byRelevance(fitting: Bits, { exact, score }: Found, order: Iterable<number>): number[][] {
    const groups: number[][] = [];
    for (const position of order) {
      if (!hasBit(fitting, position)) continue;
      const rank = hasBit(exact, position) ? 0 : 256 - (score[position] ?? 0);
      (groups[rank] ??= []).push(position);
    }
    return groups;
  }
}

/**
 * People edit URLs and cut them off. An unknown sort order or type therefore falls back to the
 * default instead of failing.
 */
export const searchQuery = {
  Type: Type.Optional(
    Type.String({ maxLength: 40, description: 'keyword or booth: which field counts' }),
  ),
  Keyword: keyword,
  Country: codes,
  Area: codes,
  Category: codes,
  Tag: codes,
  Featured: Type.Optional(Type.Boolean()),
  Facets: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'first: no rarer choices of long facets; none: no choices; otherwise all',
    }),
  ),
  More: codes,
  Sort: Type.Optional(
    Type.String({
      maxLength: 40,
      description: ListSort.anyOf.map((sort) => sort.const).join(', '),
    }),
  ),
};
export const exhibitorId = Type.Optional(code);

type ListParameters = PageQuery &
  Record<'Country' | 'Area' | 'Category' | 'Tag', string[]> & {
    Lang: Lang;
    Keyword?: string;
    Featured?: boolean;
    Sort?: string;
  };

/** What a call of either list looks for. `now` is the show's time. */
export function listCriteria(query: ListParameters, now: Date) {
  const { Country, Area, Category, Tag, Keyword, Featured, Lang: lang, Page, PageSize } = query;
  return {
    ...(Keyword !== undefined && { keyword: Keyword }),
    ...(Featured !== undefined && { featured: Featured }),
    choices: { Country, Area, Category, Tag },
    sort: sortOf(query.Sort),
    lang,
    day: slotDay(now),
    page: { Page, PageSize },
  };
}

function sortOf(sort: string | undefined): ListSort {
  return sort === 'popularity' || sort === 'name' ? sort : 'default';
}

type ListSearch<Facet extends string> = {
  list: ListIndex<Facet>;
  shown: Bits;
  found?: Found | undefined;
  /** Further search fields, each with its matching records. */
  fields: Partial<Record<WiderSearch['Without'], Bits>>;
  within?: readonly Bits[];
  choices: Choices<Facet & WiderSearch['Without']>;
  order: Order;
  slots?: { day: number };
  page: PageQuery;
};
export type ListResult<Facet extends string> = ListPage<Facet> & {
  Corrected?: string;
  Wider: WiderSearch[];
};

/**
 * A page of a list. When nothing matches, `Wider` lists what dropping a single criterion would
 * find.
 */
export function searchList<Facet extends WiderSearch['Without']>(
  search: ListSearch<Facet>,
): ListResult<Facet> {
  const { list, shown, found, order, slots, page, within = [] } = search;
  const ask = (left?: WiderSearch['Without']) =>
    list.page({
      found: left === 'Keyword' ? undefined : found,
      within: [
        shown,
        ...within,
        ...Object.entries(search.fields).flatMap(([name, bits]) => (name === left ? [] : [bits])),
      ],
      choices: left === undefined ? search.choices : { ...search.choices, [left]: [] },
      order,
      slots,
      offset: (page.Page - 1) * page.PageSize,
      limit: left === undefined ? page.PageSize : 1,
    });
  const result = ask();
  const Corrected = found?.corrected !== undefined && { Corrected: found.corrected };
  if (result.total > 0) return { ...result, ...Corrected, Wider: [] };
  const given: string[] = [
    ...(found ? ['Keyword'] : []),
    ...Object.keys(search.fields),
    ...list.names.filter((facet) => (search.choices[facet] ?? []).length > 0),
  ];
  if (given.length < 2) return { ...result, ...Corrected, Wider: [] };
  const Wider = (given as WiderSearch['Without'][])
    .map((Without) => ({ Without, Total: ask(Without).total }))
    .filter(({ Total }) => Total > 0);
  return { ...result, ...Corrected, Wider };
}
