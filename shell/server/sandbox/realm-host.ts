import type { ProvidedModules } from '../../releases/bundles.ts';
import type { BuiltSection } from '@dswine/shared/section/section';

/**
 * What a process lends to a realm: functions that take and return primitives, except for callbacks
 * and bytes to be decoded. Neither an object of the process nor an error of Node reaches the realm.
 */
export type RealmHost = typeof hostFunctions & {
  /** Calls back once, or again and again, after `ms`; in the next turn when `ms` is negative. */
  setTimer: (callback: () => void, ms: number, repeats: boolean) => number;
  clearTimer: (id: number) => void;
  /** Receives each warning and error of the console. */
  report: (line: string) => void;
};

const parts =
  'href origin protocol username password host hostname port pathname search hash'.split(' ');
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** One on each line: no part of a URL has a line break. */
const partsOf = (url: URL): string =>
  parts.map((name) => String(Reflect.get(url, name))).join('\n');

/** What a realm cannot compute itself. */
export const hostFunctions = {
  /** The parts of a URL, from `href` to `hash`; empty when it is none. */
  parseUrl: orEmpty((url: string, base: string | undefined) => partsOf(new URL(url, base))),
  changeUrl: orEmpty((href: string, name: string, value: string) => {
    const url = new URL(href);
    if (parts.includes(name) && name !== 'origin') Reflect.set(url, name, value);
    return partsOf(url);
  }),
  /** From and to JSON of pairs. */
  parseQuery: orEmpty((text: string) => JSON.stringify([...new URLSearchParams(`?${text}`)])),
  writeQuery: orEmpty((pairs: string) =>
    new URLSearchParams(JSON.parse(pairs) as string[][]).toString(),
  ),
  /** From UTF-8, and to a text with a character for each byte of it. */
  decode: orEmpty((bytes: Uint8Array) => decoder.decode(bytes)),
  encode: orEmpty((text: string) => Buffer.from(text).toString('latin1')),
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

/** A bundle that was compiled: a function expression with the parameters of a CommonJS module. */
export type CompiledBundle = (
  module: { exports: object },
  exports: object,
  require: (name: string) => unknown,
) => void;

/** Runs inside of a realm, between the process and the bundles. Texts are JSON. */
export type RealmDriver = {
  loadShell: (run: CompiledBundle, file: string) => void;
  loadSection: (name: string, run: CompiledBundle, file: string) => void;
  /** What all pages share. */
  setUp: (common: string) => void;
  /** Loads messages and pages of the section. */
  warm: (name: string, done: () => void, failed: (error: unknown) => void) => void;
  render: (job: string, done: (html: unknown) => void, failed: (error: unknown) => void) => void;
  /** For inspections: the objects of the realm itself. */
  exportsOf: () => { provided: ProvidedModules; sections: ReadonlyMap<string, BuiltSection> };
};
