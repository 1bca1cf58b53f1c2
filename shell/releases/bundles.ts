import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { Section } from '@dswine/shared/section/section';
import type { RenderedDocument, RenderJob } from '../src/composition/render-job.ts';
import { TamperedError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store.ts';

/** The path of a server bundle and its expected hash. */
export type BundleFile = { file: string; integrity: string };

/** Modules that the shell's server bundle provides to sections, by name. */
export type ProvidedModules = Readonly<Record<string, unknown>>;

/** The exports of the shell's server bundle. */
export type ShellBundle = {
  provided: ProvidedModules;
  renderDocument: (
    job: RenderJob,
    sections: ReadonlyMap<string, Section>,
  ) => Promise<RenderedDocument>;
};

/** Worker options for running bundles, also used by `verify`: no environment and a limited heap. */
export const bundleThread = {
  env: { NODE_ENV: 'production' },
  // A rendering needs about 30 MB. A section that fills the heap ends only its thread.
  resourceLimits: { maxOldGenerationSizeMb: 192 },
};

export function bundleOf(store: ReleaseStore, manifest: ReleaseManifest): BundleFile {
  return {
    file: store.pathOf(manifest.workspace, manifest.version, manifest.server),
    integrity: manifest.hashes[manifest.server]?.integrity ?? '',
  };
}

/**
 * Runs a server bundle after verifying its hash. `require` resolves provided modules only. This is
 * no security boundary: publishers are trusted, and a bundle can block or end its thread.
 * @throws {TamperedError} when the hash does not match.
 */
function runBundle<Exports>(
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

/** Runs the shell's server bundle, which contains everything except Node's built-in modules. */
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

/** Runs a section's server bundle and returns the section. */
export function runSection(bundle: BundleFile, provided: ProvidedModules): Section {
  const { section } = runBundle<{ section?: Section }>(bundle, provided);
  if (!section) throw new Error(`${bundle.file} does not export "section".`);
  return section;
}
