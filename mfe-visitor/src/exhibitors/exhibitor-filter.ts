import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/paths';
import type { HeadContext, Locale } from '@dswine/shared/section/section';

/** What the list is narrowed by. It is the URL and nothing else: the category in the path, the rest in the query. */
export type ExhibitorFilter = {
  category?: string | undefined;
  tag?: string | undefined;
  keyword: string;
  countries: readonly string[];
  areas: readonly string[];
  page: number;
};

/** One thing that was chosen, and the address of the list without it. */
export type Choice = { key: string; label: string; without: string };

export function filterOf({ params, query }: Pick<HeadContext, 'params' | 'query'>): ExhibitorFilter {
  return {
    category: params['category'],
    tag: query['tag']?.[0],
    keyword: query['keyword']?.[0] ?? '',
    countries: query['country'] ?? [],
    areas: query['area'] ?? [],
    page: Number(query['page']?.[0] ?? 1),
  };
}

/** The query of a filter in the order in which the route states its parameters, with its `?`, or nothing. */
export function queryOf({ keyword, countries, areas, tag, page }: ExhibitorFilter): string {
  const search = new URLSearchParams();
  if (keyword !== '') search.append('keyword', keyword);
  for (const country of countries) search.append('country', country);
  for (const area of areas) search.append('area', area);
  if (tag !== undefined) search.append('tag', tag);
  if (page > 1) search.append('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

export function addressOf(filter: ExhibitorFilter, locale: Locale): string {
  return `${paths.exhibitors(locale, filter.category)}${queryOf(filter)}`;
}

/** All that is chosen, in the order of the page. Taking one away begins the list anew at its first page. */
export function choicesOf(filter: ExhibitorFilter, locale: Locale, list: ExhibitorList | undefined): Choice[] {
  const first = { ...filter, page: 1 };
  const choice = (key: string, label: string, rest: Partial<ExhibitorFilter>): Choice => ({
    key,
    label,
    without: addressOf({ ...first, ...rest }, locale),
  });
  const named = (choices: readonly { Code: string; Name: string }[] | undefined, code: string) =>
    choices?.find(({ Code }) => Code === code)?.Name ?? code;
  const { category, tag, keyword, countries, areas } = filter;
  return [
    ...(keyword === ''
      ? []
      : [choice('keyword', locale === 'tw' ? `「${keyword}」` : `“${keyword}”`, { keyword: '' })]),
    ...(category === undefined ? [] : [choice('category', list?.Category?.Name ?? category, { category: undefined })]),
    ...(tag === undefined ? [] : [choice('tag', `#${list?.Tag?.Name ?? tag}`, { tag: undefined })]),
    ...areas.map((area) =>
      choice(`area-${area}`, named(list?.Facets.Areas, area), { areas: areas.filter((other) => other !== area) }),
    ),
    ...countries.map((country) =>
      choice(`country-${country}`, named(list?.Facets.Countries, country), {
        countries: countries.filter((other) => other !== country),
      }),
    ),
  ];
}

/** Free text and combinations make endlessly many pages; those are for the visitor, not for the index (design, rule 9). */
export function isForIndex({ keyword, category, tag, countries, areas }: ExhibitorFilter): boolean {
  const chosen = [category, tag].filter((code) => code !== undefined).length + countries.length + areas.length;
  return keyword === '' && chosen <= 1;
}
