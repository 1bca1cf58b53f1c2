import { matchPath } from 'react-router';
import { parseTemplate } from 'url-template';
import type { RequestTemplate } from '../contract/releases.ts';
import { readQuery, requestKey } from '../section/request-key.ts';
import type { Locale, Section } from '../section/section.ts';
import type { SampleRequest, Standalone } from './samples.ts';

export type Address = { id: string; path: string };

/** A path of each page below the locale root, in the order of the routes; fragments are at `/`. */
export function addressesOf({ section, addresses = {} }: Omit<Standalone, 'samples'>): Address[] {
  const pages = section.routes.map(({ id, path }) => {
    const address = addresses[id] ?? `/${path.replace(/\/:[^/]+\?/g, '')}`;
    if (address.includes(':'))
      throw new Error(
        `The route "${id}" of "${section.name}" has a parameter: name an address for it in standalone/samples.ts.`,
      );
    return { id, path: address };
  });
  const fragments = section.fragments.map(({ id }) => id).join(', ');
  return [...pages, ...(fragments ? [{ id: `home: ${fragments}`, path: '/' }] : [])];
}

/** The requests of all pages and fragments at their addresses, by request key. */
export function sampleRequestsOf(
  standalone: Standalone,
  at: { exhibitionCode: string; locale: Locale },
): Map<string, { name: string; request: SampleRequest }> {
  const { routes, fragments } = standalone.section;
  const addresses = new Map(addressesOf(standalone).map(({ id, path }) => [id, path]));
  const parts = [
    ...routes.map(({ id, path, data = {}, query: kinds = {} }) => {
      const { pathname, search } = new URL(addresses.get(id) ?? '/', 'http://site.invalid');
      const params = matchPath(`/${path}`, pathname)?.params ?? {};
      return { data, params, query: readQuery(new URLSearchParams(search), kinds) };
    }),
    ...fragments.map(({ data = {} }) => ({ data, params: {}, query: {} })),
  ];
  return new Map(
    parts.flatMap(({ data, params, query }) =>
      Object.entries(data).map(([name, request]) => {
        const key = requestKey(request, { ...at, params, query });
        return [key, { name, request: { locale: at.locale, params, query } }] as const;
      }),
    ),
  );
}

/**
 * Finds the request of a section that has a key: of those whose templates fit, the most exact one.
 * Undefined when no page or fragment has such a request.
 */
export function findSampleRequest(
  { routes, fragments }: Pick<Section, 'routes' | 'fragments'>,
  key: string,
): { name: string; request: SampleRequest } | undefined {
  const parts = [...routes, ...fragments.map((part) => ({ ...part, path: '', query: {} }))];
  const fitting = parts.flatMap(({ path, data = {}, query: kinds = {} }) =>
    Object.entries(data).flatMap(([name, { template }]) => {
      const values = valuesOf(template, key);
      if (!values) return [];
      const pick = (names: string[]) =>
        names.flatMap((one) => {
          const value = values[one.charAt(0).toUpperCase() + one.slice(1)];
          return value === undefined ? [] : [[one, [value].flat()] as const];
        });
      const params = pick([...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param));
      const request = {
        locale: values['Lang'] === 'en' ? ('en' as const) : ('tw' as const),
        params: Object.fromEntries(params.map(([param, [value]]) => [param, value])),
        query: Object.fromEntries(pick(Object.keys(kinds))),
      };
      return [{ name, request, exact: template.replace(/\{[^}]*\}/g, '').length }];
    }),
  );
  const [best] = fitting.sort((one, other) => other.exact - one.exact);
  return best && { name: best.name, request: best.request };
}

type Values = Record<string, string | string[]>;

/** The values with which a template expands to a key. */
function valuesOf(template: RequestTemplate['template'], key: string): Values | undefined {
  const [keyPath = '', keyQuery = ''] = key.split('?');
  const search = new URLSearchParams(keyQuery);
  const [, path = '', query = ''] = /^((?:[^?{]|\{[^?&]*?\})*)(.*)$/.exec(template) ?? [];
  const pattern = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\/(\w+)\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const values: Values = {};
  for (const [name, value] of Object.entries(
    new RegExp(`^${pattern}$`).exec(keyPath)?.groups ?? {},
  ))
    if (value !== undefined) values[name] = decodeURIComponent(value);
  const named = [...query.matchAll(/(\w+)=\{(\w+)\}/g)].map(([, from = '', name = '']) => [
    from,
    name,
  ]);
  const listed = [...query.matchAll(/\{[?&]([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace('*', ''))
    .map((name) => [name, name]);
  for (const [from = '', name = ''] of [...named, ...listed]) {
    const found = search.getAll(from);
    if (found.length > 0) values[name] = found.length === 1 ? (found[0] ?? '') : found;
  }
  return parseTemplate(template).expand(values) === key ? values : undefined;
}
