import { ListSort, type WiderSearch } from '@dswine/shared/contract/search';
import type { Lang } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { code, codes, keyword } from '../../http/expo-schema.ts';
import type { PageQuery } from '../../http/paging.ts';
import type { Bits } from '../keywords/bits.ts';
import type { Found } from '../keywords/find-keyword.ts';
import type { Choices, ListIndex, ListPage, Order } from './list-index.ts';
import { slotDay } from './sponsored-slots.ts';

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
