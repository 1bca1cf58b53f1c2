import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { Section } from '@dswine/shared/section/section';
import type { RenderedDocument, RenderJob } from '../src/render-document.tsx';
import { TamperedError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store.ts';

/** Where a server bundle lies and what its bytes must be. */
export type BundleFile = { file: string; integrity: string };

/** What the shell's server bundle hands to sections: module name -> module. */
export type ProvidedModules = Readonly<Record<string, unknown>>;

/** What the shell's server bundle exports. */
export type ShellBundle = {
  provided: ProvidedModules;
  renderDocument: (
    job: RenderJob,
    sections: ReadonlyMap<string, Section>,
  ) => Promise<RenderedDocument>;
};

/**
 * The threads that run bundles, in production and when a release is verified: no environment, a
 * bounded heap.
 */
export const bundleThread = {
  env: { NODE_ENV: 'production' },
  // A rendering lives on some 30 MB; a section that fills the heap ends its thread, not the
  // process.
  resourceLimits: { maxOldGenerationSizeMb: 192 },
};

export function bundleOf(store: ReleaseStore, manifest: ReleaseManifest): BundleFile {
  return {
    file: store.pathOf(manifest.workspace, manifest.version, manifest.server),
    integrity: manifest.hashes[manifest.server]?.integrity ?? '',
  };
}

/**
 * Runs a server bundle after checking its bytes. `require` knows only what is provided. No security
 * boundary: publishers are trusted, and a bundle that loops or exits takes its thread down.
 */
export function runBundle<Exports>(
  { file, integrity }: BundleFile,
  provided: ProvidedModules,
  fallback?: (name: string) => unknown,
): Exports {
  const bytes = readFileSync(file);
  if (integrityOf(bytes) !== integrity)
    throw new TamperedError(`${file} is not the file that was published.`);
  const module = { exports: {} as Exports };
  const run = vm.compileFunction(bytes.toString('utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, (name: string) => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (fallback) return fallback(name);
    throw new Error(`${file} asks for "${name}", which the shell does not provide.`);
  });
  return module.exports;
}

/** Runs the shell's server bundle, which holds everything but Node's own modules. */
export function runShell(bundle: BundleFile): ShellBundle {
  const shell = runBundle<Partial<ShellBundle>>(bundle, {}, (name) => {
    const module = process.getBuiltinModule(name.replace(/^node:/, ''));
    if (!module)
      throw new Error(`The shell's bundle asks for "${name}", which is not a module of Node.`);
    return module;
  });
  const { provided, renderDocument } = shell;
  if (!provided || typeof renderDocument !== 'function')
    throw new Error(`${bundle.file} does not export "provided" and "renderDocument".`);
  return { provided, renderDocument };
}

/** Runs a section's server bundle and hands out its entry. */
export function runSection(bundle: BundleFile, provided: ProvidedModules): Section {
  const { section } = runBundle<{ section?: Section }>(bundle, provided);
  if (!section) throw new Error(`${bundle.file} does not export "section".`);
  return section;
}
