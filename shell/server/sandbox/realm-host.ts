import type { ProvidedModules } from '../../releases/bundles.ts';
import type { BuiltSection } from '@dswine/shared/section/section';

/**
 * What a process lends to a realm: functions that take and return primitives, except for callbacks
 * and bytes to be decoded.
 */
export type RealmHost = {
  /** The parts of a URL, one on each line, from `href` to `hash`; empty when it is none. */
  parseUrl: (url: string, base: string | undefined) => string;
  changeUrl: (href: string, part: string, value: string) => string;
  /** From and to JSON of pairs. */
  parseQuery: (text: string) => string;
  writeQuery: (pairs: string) => string;
  /** UTF-8. */
  decode: (bytes: Uint8Array) => string;
  /** Calls back once, or again and again, after `ms`; in the next turn when `ms` is negative. */
  setTimer: (callback: () => void, ms: number, repeats: boolean) => number;
  clearTimer: (id: number) => void;
  now: () => number;
  /** Receives each warning and error of the console. */
  report: (line: string) => void;
};

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
