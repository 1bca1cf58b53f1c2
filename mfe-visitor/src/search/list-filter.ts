import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { quotationMarks } from '@dswine/shared/fair/texts/patterns';
import { isBoothNumber } from '@dswine/shared/fair/hall/booth-number';
import type { ListSort, LongFacet, Searched } from '@dswine/shared/contract/search';
import type { FacetChoice, Named } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { HeadContext, Locale } from '@dswine/shared/section/section';

/** The two searchable lists. Both have the same filters. */
export const listNames = ['exhibitors', 'products'] as const;
export type ListName = (typeof listNames)[number];

/** The facets by query parameter, in display order. */
export const facetNames = ['area', 'category', 'country', 'boothOption', 'tag'] as const;
export type FacetName = (typeof facetNames)[number];
const longFacets: readonly LongFacet[] = ['category', 'country', 'tag'];

/**
 * The filter of a list, stored only in the URL: a single category in the path, the rest in the
 * query.
 */
export type ListFilter = {
  /** The submitted search field. Set even if the field is empty, so that the form can report it. */
  type?: 'keyword' | 'booth' | undefined;
  keyword: string;
  booth: string;
  exhibitorId?: string | undefined;
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  sort: ListSort;
  page: number;
  /** The long facets of which all choices are shown. */
  more: readonly LongFacet[];
};

/** Facets and resolved filters in a response. */
export type ListFacets = {
  Facets: Readonly<
    Partial<
      Record<'Areas' | 'Categories' | 'Countries' | 'BoothOptions' | 'Tags', readonly FacetChoice[]>
    >
  >;
  Category?: Named | undefined;
  Tag?: Named | undefined;
  Exhibitor?: Named | undefined;
  More: readonly LongFacet[];
};

/** The response of both lists. Each list defines the type of its items. */
export type ListResponse = Searched &
  ListFacets & {
    Total: number;
    Page: number;
    PageSize: number;
    PageCount: number;
    Items: readonly { Booths: string[]; SearchPriority: boolean }[];
  };

/** An active filter, and the URL of the list without it. */
export type Choice = { key: string; label: string; without: string };

export const nothingChosen: ListFilter['chosen'] = {
  area: [],
  category: [],
  country: [],
  boothOption: [],
  tag: [],
};
export const wholeList: ListFilter = {
  keyword: '',
  booth: '',
  chosen: nothingChosen,
  sort: 'default',
  page: 1,
  more: [],
};

export function filterOf({ params, query }: Pick<HeadContext, 'params' | 'query'>): ListFilter {
  const one = (name: string) => query[name]?.[0];
  const requestedType = one('type');
  const type = requestedType === 'booth' || requestedType === 'keyword' ? requestedType : undefined;
  const path = params['category'];
  const sort = one('sort');
  return {
    type,
    keyword: type === 'booth' ? '' : (one('keyword') ?? ''),
    booth: type === 'keyword' ? '' : (one('booth') ?? ''),
    exhibitorId: one('exhibitorId'),
    chosen: {
      area: query['area'] ?? [],
      category: query['category'] ?? (path === undefined ? [] : [path]),
      country: query['country'] ?? [],
      boothOption: query['boothOption'] ?? [],
      tag: query['tag'] ?? [],
    },
    sort: sort === 'popularity' || sort === 'name' ? sort : 'default',
    page: Number(one('page') ?? 1),
    more: longFacets.filter((name) => query['more']?.includes(name)),
  };
}

/** The search field that was submitted without a usable value. */
export function missingField({
  type,
  keyword,
  booth,
}: ListFilter): 'keyword' | 'booth' | undefined {
  if (type === 'keyword' && keyword === '') return 'keyword';
  const isBoothSearch = type === 'booth' || booth !== '';
  return isBoothSearch && !isBoothNumber(booth) ? 'booth' : undefined;
}

/** The query parameters of a filter, in the order of the route definitions. */
export function parametersOf({
  keyword,
  booth,
  exhibitorId,
  chosen,
  sort,
  more,
}: ListFilter): { name: string; value: string }[] {
  return [
    ...(keyword === '' ? [] : [{ name: 'keyword', value: keyword }]),
    ...(isBoothNumber(booth) ? [{ name: 'booth', value: booth }] : []),
    ...facetNames.flatMap((name) => chosen[name].map((value) => ({ name, value }))),
    ...(exhibitorId === undefined ? [] : [{ name: 'exhibitorId', value: exhibitorId }]),
    ...(sort === 'default' ? [] : [{ name: 'sort', value: sort }]),
    ...more.map((value) => ({ name: 'more', value })),
  ];
}

/** The query of the organiser's lists for these parameters: cards, and what else is requested. */
export function callQuery(
  parameters: Iterable<{ name: string; value: string }>,
  further: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ Items: 'card', Facets: 'none', ...further });
  for (const { name, value } of parameters)
    query.append(`${name[0]?.toUpperCase()}${name.slice(1)}`, value);
  return String(query);
}

/** The URL of a list. A single category is part of the path. */
export function addressOf(list: ListName, filter: ListFilter, locale: Locale): string {
  const [category, ...further] = filter.chosen.category;
  const inPath = further.length === 0 ? category : undefined;
  const chosen = inPath === undefined ? filter.chosen : { ...filter.chosen, category: [] };
  const search = new URLSearchParams();
  for (const { name, value } of parametersOf({ ...filter, chosen })) search.append(name, value);
  if (filter.page > 1) search.append('page', String(filter.page));
  const text = search.toString();
  return `${paths[list](locale, inPath)}${text === '' ? '' : `?${text}`}`;
}

const facetsOf = {
  area: 'Areas',
  category: 'Categories',
  country: 'Countries',
  boothOption: 'BoothOptions',
  tag: 'Tags',
} as const;

export function choicesOfFacet(
  list: ListFacets | undefined,
  name: FacetName,
): readonly FacetChoice[] {
  return list?.Facets[facetsOf[name]] ?? [];
}

/** All active filters, in display order. Removing one leads to the first page of the list. */
export function choicesOf(
  name: ListName,
  filter: ListFilter,
  locale: Locale,
  list: ListFacets | undefined,
): Choice[] {
  const first = { ...filter, type: undefined, page: 1 };
  const choice = (key: string, label: string, rest: Partial<ListFilter>): Choice => ({
    key,
    label,
    without: addressOf(name, { ...first, ...rest }, locale),
  });
  const quoted = (text: string) => inLocale(quotationMarks, locale).join(text);
  const { keyword, booth, exhibitorId, chosen } = filter;
  const labelOf = (facet: FacetName, code: string) => {
    const named =
      choicesOfFacet(list, facet).find(({ Code }) => Code === code) ??
      (facet === 'category' ? list?.Category : facet === 'tag' ? list?.Tag : undefined);
    const label = named?.Name ?? code;
    return facet === 'tag' ? `#${label}` : label;
  };
  return [
    ...(keyword === '' ? [] : [choice('keyword', quoted(keyword), { keyword: '' })]),
    ...(isBoothNumber(booth) ? [choice('booth', quoted(booth), { booth: '' })] : []),
    ...(exhibitorId === undefined
      ? []
      : [choice('exhibitor', list?.Exhibitor?.Name ?? exhibitorId, { exhibitorId: undefined })]),
    ...facetNames.flatMap((facet) =>
      chosen[facet].map((code) =>
        choice(`${facet}-${code}`, labelOf(facet, code), {
          chosen: { ...chosen, [facet]: chosen[facet].filter((other) => other !== code) },
        }),
      ),
    ),
  ];
}

/**
 * Search terms, sort orders and combinations create unlimited pages. They are not indexed
 * (architecture, rule 9).
 */
export function isForIndex(filter: ListFilter): boolean {
  const chosen = facetNames.reduce((count, name) => count + filter.chosen[name].length, 0);
  return (
    filter.type === undefined &&
    filter.keyword === '' &&
    filter.booth === '' &&
    filter.exhibitorId === undefined &&
    filter.sort === 'default' &&
    filter.more.length === 0 &&
    chosen <= 1
  );
}
