import { readFileSync } from 'node:fs';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { BuiltSection } from '@dswine/shared/section/section';
import type { RenderedDocument, RenderJob } from '../src/composition/render-job.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store/store.ts';

/** The path of a file, such as a server bundle, and its expected hash. */
export type BundleFile = { file: string; integrity: string };

/** Modules that the shell's server bundle provides to sections, by name. */
export type ProvidedModules = Readonly<Record<string, unknown>>;

/** The exports of the shell's server bundle. */
export type ShellBundle = {
  provided: ProvidedModules;
  renderDocument: (
    job: RenderJob,
    sections: ReadonlyMap<string, BuiltSection>,
  ) => Promise<RenderedDocument>;
};

export function bundleOf(store: ReleaseStore, manifest: ReleaseManifest): BundleFile {
  return fileOf(store, manifest, manifest.server);
}

/** The stylesheets of a release, by name. */
export function stylesOf(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Readonly<Record<string, BundleFile>> {
  const names = Object.keys(manifest.hashes).filter((name) => /^browser\/.*\.css$/.test(name));
  return Object.fromEntries(names.map((name) => [name, fileOf(store, manifest, name)]));
}

function fileOf(store: ReleaseStore, manifest: ReleaseManifest, name: string): BundleFile {
  return {
    file: store.pathOf(manifest, name),
    integrity: manifest.hashes[name]?.integrity ?? '',
  };
}

/** The text of a server bundle or stylesheet. @throws when the hash does not match. */
export function readBundle({ file, integrity }: BundleFile): string {
  const bytes = readFileSync(file);
  if (integrityOf(bytes) !== integrity) throw new ReleaseError('tamperedFile', { file });
  return bytes.toString('utf8');
}
