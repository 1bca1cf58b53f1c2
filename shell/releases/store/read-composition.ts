import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { bundleOf, stylesOf, type BundleFile } from '../bundles.ts';
import { shapesOf } from '../manifest/compatibility.ts';
import { isKind, ReleaseError } from '../errors.ts';
import { findGrantViolations } from '../manifest/grants.ts';
import type { LoadProblem } from '../reports/server-reports.ts';
import { forAll } from '../storage/storage.ts';
import type { ReleaseStore } from './store.ts';
import { releasePath } from '../metadata/targets.ts';

export type ReadComposition = {
  composition: Pick<Composition, 'revision' | 'releases' | 'grants'> &
    Partial<Pick<Composition, 'id' | 'at' | 'canary'>>;
  /** The signed hash of each `release.json` that was read, by workspace. */
  hashes: ReadonlyMap<string, string>;
  manifests: ReleaseManifest[];
  bundles: Readonly<Record<string, BundleFile>>;
  /** Stylesheets by workspace and name. Development has none: they change while pages are open. */
  styles?: Readonly<Record<string, Readonly<Record<string, BundleFile>>>>;
  bootScript: string;
  unavailable: string[];
  problems: LoadProblem[];
};

type Releases = Omit<ReadComposition, 'composition' | 'bundles' | 'styles' | 'bootScript'> & {
  unreadable: string[];
};

export type ReadOptions = {
  /**
   * The manifest of a release whose files were verified before, so that they are not read again.
   * `hash`: of its `release.json`, as it is signed now.
   */
  known?: (
    workspace: string,
    version: string,
    hash: string | undefined,
  ) => ReleaseManifest | undefined;
  /** Finds an earlier manifest of a workspace, so that it keeps its paths while unreadable. */
  last?: (workspace: string) => Promise<ReleaseManifest | undefined>;
  /** Whether only manifests are needed: then the files of releases are not read. */
  areFilesLeftOut?: boolean;
};

/**
 * Reads a composition from the store and verifies the files of releases that are not known yet. A
 * section whose release is unreadable, tampered with, or claims more than it was granted becomes
 * unavailable, and its pages show an error. Rejects when the shell's release has any problem.
 */
export async function readComposition(
  store: ReleaseStore,
  composition: ReadComposition['composition'],
  { last: lastManifest, ...options }: ReadOptions = {},
): Promise<ReadComposition> {
  const { manifests, unavailable, problems, unreadable, hashes } = await readReleases(
    store,
    composition,
    options,
  );
  for (const workspace of unreadable) {
    const last = await lastManifest?.(workspace);
    if (!last) continue;
    manifests.push(withoutClaimedPaths(last, manifests));
    unavailable.push(last.section);
  }
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  if (!shell) throw new ReleaseError('fitNoShell', {});
  const bootScript = (await store.file(shell, 'server/boot.js')).toString('utf8');
  const bundles = Object.fromEntries(
    manifests.map((manifest) => [manifest.workspace, bundleOf(store, manifest)]),
  );
  const styles = Object.fromEntries(
    manifests.map((manifest) => [manifest.workspace, stylesOf(store, manifest)]),
  );
  return { composition, manifests, hashes, bundles, styles, bootScript, unavailable, problems };
}

async function readReleases(
  store: ReleaseStore,
  { releases, grants }: ReadComposition['composition'],
  { known = () => undefined, areFilesLeftOut = false }: Omit<ReadOptions, 'last'>,
): Promise<Releases> {
  const hashes = new Map<string, string>();
  const read: Releases = { manifests: [], hashes, unavailable: [], problems: [], unreadable: [] };
  const { hashOf } = await store.view();
  for (const [workspace, version] of Object.entries(releases)) {
    const hash = hashOf(workspace, releasePath(workspace, version));
    if (hash !== undefined) hashes.set(workspace, hash);
    let manifest = known(workspace, version, hash);
    const isKnown = manifest !== undefined;
    try {
      const found = manifest ?? (await store.manifest(workspace as Workspace, version));
      assertGranted(found, grants);
      manifest = found;
      if (!isKnown && !areFilesLeftOut) await verifyFiles(store, manifest);
    } catch (error) {
      if (workspace === 'shell') throw error;
      read.problems.push(loadProblemOf(`${workspace}@${version}`, error));
      if (manifest) read.unavailable.push(manifest.section);
      else read.unreadable.push(workspace);
    }
    if (manifest) read.manifests.push(manifest);
  }
  return read;
}

async function verifyFiles(store: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  await forAll(
    Object.keys(manifest.hashes),
    async (file) => void (await store.file(manifest, file)),
  );
}

/**
 * A promotion rejects what was not granted. This is for a release that somebody has made live
 * without the command, and so that it does not even hold the paths.
 */
function assertGranted(manifest: ReleaseManifest, grants: Composition['grants']): void {
  const [violation] = findGrantViolations([manifest], grants);
  if (violation !== undefined) throw new ReleaseError('tamperedGrant', { violation });
}

/** Removes paths that another section has claimed since. */
function withoutClaimedPaths(
  last: ReleaseManifest,
  others: readonly ReleaseManifest[],
): ReleaseManifest {
  const claimed = new Set(
    others.flatMap(({ routes }) => routes.flatMap(({ path }) => shapesOf(path))),
  );
  return {
    ...last,
    routes: last.routes.filter(({ path }) => !shapesOf(path).some((shape) => claimed.has(shape))),
  };
}

export function loadProblemOf(release: string, error: unknown): LoadProblem {
  const { message } = error as Error;
  const named = message.includes(release) ? message : `${release}: ${message}`;
  return { release, message: named, isFinal: isKind(error, 'contract') };
}
