import { readFileSync } from 'node:fs';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { BuiltSection } from '@dswine/shared/section/section';
import type { RenderedDocument, RenderJob } from '../src/composition/render-job.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStore } from './store/store.ts';

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

/**
 * The file of the shell's release that is the kit of a version, such as `1.1.0-0123456789ab`: what
 * sections in repositories of their own are built with.
 */
export function kitFile(version: string): string {
  return `browser/kit-${version.replace('-', '.')}.tgz`;
}

/** Where a site has the kit of a release of the shell. One of an earlier build has none. */
export function kitOf({
  hashes,
}: Pick<ReleaseManifest, 'hashes'>): { path: string; integrity: string } | undefined {
  for (const [file, { integrity }] of Object.entries(hashes)) {
    const [, contract, content] = /^browser\/kit-([\d.]+)\.([0-9a-f]{12})\.tgz$/.exec(file) ?? [];
    if (contract !== undefined) return { path: `/kit/${contract}-${content}.tgz`, integrity };
  }
  return undefined;
}

/** The file of a release that lists what is in its bundles, as CycloneDX. */
export const SBOM = 'sbom.json';

export function packagesIn(sbom: Buffer | undefined): Map<string, Set<string>> {
  const { components = [] } = JSON.parse(sbom?.toString() ?? '{}') as {
    components?: { group?: string; name: string; version?: string }[];
  };
  const versions = new Map<string, Set<string>>();
  for (const { group, name, version = '' } of components) {
    const full = [group, name].filter(Boolean).join('/');
    versions.set(full, (versions.get(full) ?? new Set()).add(version));
  }
  return versions;
}
