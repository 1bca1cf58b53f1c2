import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { sentence } from '../errors.ts';

/** What the scripts of a page may weigh beside the shell's, compressed with gzip. */
const MAX_SCRIPT_KIB = 80;
const MAX_STYLE_KIB = 16;
/** Every React has it, however it was bundled. */
const reactMark = 'react.transitional.element';

/** The content of a file of the release. */
type ReadFile = (name: string) => Buffer;
type Sbom = {
  components?: { group?: string; name: string; version?: string }[];
};

/** Lists libraries that a section brings although the page has them, or that it brings twice. */
export function findDuplicateLibraries(
  manifest: ReleaseManifest,
  read: ReadFile,
  provides: ReleaseManifest['provides'],
): string[] {
  const versions = packagesIn(manifest, read);
  const own = [...versions.keys()].filter((name) => Object.hasOwn(provides, name));
  if (!own.includes('react') && scriptsOf(manifest).some((name) => read(name).includes(reactMark)))
    own.push('react');
  return [
    ...own.map((name) => sentence('fitOwnLibrary', { name })),
    ...[...versions]
      .filter(([, all]) => all.size > 1)
      .map(([name, all]) =>
        sentence('fitLibraryTwice', { name, versions: [...all].sort().join(', ') }),
      ),
  ];
}

/** Lists pages and fragments whose scripts or styles are too heavy for a phone in a crowded hall. */
export function findHeavyPages(manifest: ReleaseManifest, read: ReadFile): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? gzipSync(read(name)).length / 1024;
    sizes.set(name, size);
    return size;
  };
  const sumOf = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + sizeOf(name), 0);
  const { files } = manifest;
  const heavier = (messages = files.messages) =>
    Math.max(0, ...Object.values(messages ?? {}).map(sumOf));
  const parts = [
    ...manifest.routes.map(({ path, files: own }) => ({ at: `/${path}`, own })),
    ...manifest.fragments.map(({ id, files: own }) => ({ at: `The fragment "${id}"`, own })),
  ];
  return parts.flatMap(({ at, own = { scripts: [], styles: [] } }) => {
    const scripts =
      sumOf([manifest.entry, ...files.scripts, ...own.scripts]) + heavier(own.messages);
    const styles = sumOf([...files.styles, ...own.styles]);
    return [
      { at, what: 'scripts', kib: Math.ceil(scripts), most: MAX_SCRIPT_KIB },
      { at, what: 'styles', kib: Math.ceil(styles), most: MAX_STYLE_KIB },
    ]
      .filter(({ kib, most }) => kib > most)
      .map((load) => sentence('fitHeavy', load));
  });
}

function scriptsOf({ hashes }: ReleaseManifest): string[] {
  return Object.keys(hashes).filter((name) => /^browser\/.*\.js$/.test(name));
}

/** The versions of each package in the bundles. A release without an SBOM names none. */
function packagesIn({ hashes }: ReleaseManifest, read: ReadFile): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  if (!Object.hasOwn(hashes, 'sbom.json')) return versions;
  const { components = [] } = JSON.parse(read('sbom.json').toString()) as Sbom;
  for (const { group, name, version = '' } of components) {
    const full = group === undefined || group === '' ? name : `${group}/${name}`;
    versions.set(full, (versions.get(full) ?? new Set()).add(version));
  }
  return versions;
}
