import { parseTemplate } from 'url-template';
import { localeOf } from '../contract/locales.ts';
import type { SectionRoute } from '../section/section.ts';
import type { SampleRequest, Standalone } from './samples.ts';

/** A path of a page below the locale root. @throws {Error} when its parameter has no sample. */
export function sampleAddress(
  { id, path }: Pick<SectionRoute, 'id' | 'path'>,
  addresses: Standalone['addresses'] = {},
): string {
  const address = addresses[id] ?? `/${path.replace(/\/:[^/]+\?/g, '')}`;
  if (!address.includes(':')) return address;
  throw new Error(
    `The route "${id}" has a parameter: name an address for it in standalone/samples.ts.`,
  );
}

/** The request of a section that has a key: of the templates that fit, that with the most text. */
export function findSampleRequest(
  { routes, fragments }: Standalone['section'],
  key: string,
): { name: string; request: SampleRequest } | undefined {
  const parts = [...routes, ...fragments.map((fragment) => ({ ...fragment, path: '', query: {} }))];
  const fitting = parts.flatMap(({ path, query = {}, data = {} }) =>
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
        locale: localeOf([values['Lang']].flat()[0]),
        params: Object.fromEntries(params.map(([param, [value]]) => [param, value])),
        query: Object.fromEntries(pick(Object.keys(query))),
      };
      return [{ name, request, text: template.replace(/\{[^}]*\}/g, '').length }];
    }),
  );
  return fitting.sort((one, other) => other.text - one.text)[0];
}

/** The values with which a template expands to a key. */
function valuesOf(template: string, key: string): Record<string, string | string[]> | undefined {
  const pattern = template
    .replace(/[.?](?![^{]*\})/g, '\\$&')
    .replace(/\{[?&].*?\}/g, '.*')
    .replace(/\{\/(\w+)\}/g, '(?:/(?<$1>[^/?]+))?')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/?&]+)');
  const inText = new RegExp(`^${pattern}$`).exec(key)?.groups ?? {};
  const search = new URLSearchParams(key.split('?')[1]);
  const values = Object.fromEntries([
    ...[...search.keys()].map((name) => [name, search.getAll(name)] as const),
    ...Object.entries(inText).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, decodeURIComponent(value)] as const],
    ),
  ]);
  return parseTemplate(template).expand(values) === key ? values : undefined;
}
