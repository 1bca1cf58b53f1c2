import type { RealmHost } from './realm-host.ts';

const parts = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** No part of a URL has a line break. */
const partsOf = (url: URL): string => parts.map((name) => url[name]).join('\n');

type Pure = Pick<
  RealmHost,
  'parseUrl' | 'changeUrl' | 'parseQuery' | 'writeQuery' | 'decode' | 'now'
>;

/**
 * What a realm cannot compute itself. Texts come in and go out: neither an object of the process nor
 * an error of Node reaches the realm.
 */
export const hostFunctions: Pure = {
  parseUrl: orEmpty((url, base) => partsOf(new URL(url, base))),
  changeUrl: orEmpty((href, name, value) => {
    const url = new URL(href);
    const part = parts.find((one) => one === name);
    if (part !== undefined && part !== 'origin') url[part] = value;
    return partsOf(url);
  }),
  parseQuery: (text) => JSON.stringify([...new URLSearchParams(`?${text}`)]),
  writeQuery: orEmpty((pairs) => new URLSearchParams(JSON.parse(pairs) as string[][]).toString()),
  decode: orEmpty((bytes: Uint8Array) => decoder.decode(bytes)),
  now: () => performance.now(),
};

/** Empty when the function throws. */
function orEmpty<Values extends unknown[]>(
  calculate: (...values: Values) => string,
): (...values: Values) => string {
  return (...values) => {
    try {
      return calculate(...values);
    } catch {
      return '';
    }
  };
}
