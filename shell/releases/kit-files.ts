import type { ReleaseManifest } from '@dswine/shared/contract/releases';

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
