import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { Section } from '@dswine/shared/section/section';
import { integrityOf, Tampered } from './store.ts';

/** Where a server bundle lies and what its bytes must be. */
export type BundleFile = { file: string; integrity: string };

/** What the shell's server bundle hands to sections: module name -> module. */
export type ProvidedModules = Readonly<Record<string, unknown>>;

/**
 * Runs a server bundle after checking its bytes. `require` knows only what is provided.
 * No security boundary: publishers are trusted, and a bundle that loops or exits takes its thread down.
 */
export function runBundle<Exports>(
  { file, integrity }: BundleFile,
  provided: ProvidedModules,
  fallback?: (name: string) => unknown,
): Exports {
  const bytes = readFileSync(file);
  if (integrityOf(bytes) !== integrity) throw new Tampered(`${file} is not the file that was published.`);
  const module = { exports: {} as Exports };
  const run = vm.compileFunction(bytes.toString('utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, (name: string) => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (fallback) return fallback(name);
    throw new Error(`${file} asks for "${name}", which the shell does not provide.`);
  });
  return module.exports;
}

/** Runs a section's server bundle and hands out its door. */
export function runSection(bundle: BundleFile, provided: ProvidedModules): Section {
  const { section } = runBundle<{ section?: Section }>(bundle, provided);
  if (!section) throw new Error(`${bundle.file} does not export "section".`);
  return section;
}
