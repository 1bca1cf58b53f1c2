import { parseTemplate } from 'url-template';
import type { QueryKind, RequestTemplate } from '../contract/releases.ts';
import { readQueryText } from './query-text.ts';
import type { Locale } from './section.ts';

/** Validated query parameters of a page (see `readQuery`): name -> values. */
export type PageQuery = Record<string, string[]>;

const patterns: Record<QueryKind, RegExp> = {
  text: /./u,
  code: /^[A-Za-z0-9-]{1,40}$/,
  codes: /^[A-Za-z0-9-]{1,40}$/,
  number: /^[1-9]\d{0,5}$/,
  list: /^[A-Za-z0-9-]{1,12}(,[A-Za-z0-9-]{1,12}){0,199}$/,
};

/**
 * Reads the query parameters of a route. Drops unknown parameters and invalid values, and shortens long texts.
 * The result is canonical: names in the route's order, codes sorted and unique, no `page=1`.
 */
export function readQuery(
  search: URLSearchParams,
  kinds: Readonly<Record<string, QueryKind>>,
): PageQuery {
  const query: PageQuery = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const values = search
      .getAll(name)
      .map((value) => value.normalize('NFC').trim())
      .map((value) => (kind === 'text' ? readQueryText(value) : value))
      .filter((value) => patterns[kind].test(value));
    const accepted =
      kind === 'codes' ? [...new Set(values)].sort().slice(0, 20) : values.slice(0, 1);
    if (accepted.length > 0 && !(name === 'page' && accepted[0] === '1')) query[name] = accepted;
  }
  return query;
}

/** Serialises the query: empty, or `?` and the parameters. */
export function writeQuery(query: PageQuery): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of values) search.append(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** SWR key of a request: the path below the expo API's base, equal on server and browser. */
export function requestKey(
  request: RequestTemplate,
  at: {
    exhibitionCode: string;
    locale: Locale;
    params: Readonly<Record<string, string | undefined>>;
    query: Readonly<PageQuery>;
  },
): string {
  const values: Record<string, string | string[]> = { Code: at.exhibitionCode, Lang: at.locale };
  for (const [name, value] of Object.entries(at.params))
    if (value !== undefined) values[upperFirst(name)] = value;
  for (const [name, value] of Object.entries(at.query))
    values[upperFirst(name)] = value.length === 1 ? (value[0] ?? '') : value;
  return parseTemplate(request.template).expand(values);
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
