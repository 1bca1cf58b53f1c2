import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { bundleOf, type BundleFile } from './bundles.ts';
import { shapesOf } from './compatibility.ts';
import { ContractError } from './errors.ts';
import type { LoadProblem } from './server-reports.ts';
import type { ReleaseStore } from './store.ts';

/** A composition whose files were read and verified. */
export type ReadComposition = {
  composition: Pick<Composition, 'revision' | 'releases'>;
  manifests: ReleaseManifest[];
  /** Server bundles by workspace. */
  bundles: Readonly<Record<string, BundleFile>>;
  bootScript: string;
  /** Names of sections whose release cannot be used. */
  unavailable: string[];
  /** Why releases of this composition cannot be used. */
  problems: LoadProblem[];
};

type Releases = Omit<ReadComposition, 'composition' | 'bundles' | 'bootScript'> & {
  /** Workspaces whose manifest cannot be read. */
  unreadable: string[];
};

type ReadOptions = {
  /** The manifest of a release that was verified before, so that its files are not read again. */
  known?: (workspace: string, version: string) => ReleaseManifest | undefined;
  /** Finds an earlier manifest of a workspace, so that it keeps its paths while unreadable. */
  last?: (workspace: string) => Promise<ReleaseManifest | undefined>;
};

/**
 * Reads a composition from the store and verifies the files of releases that are not known yet. A section whose release is
 * unreadable or tampered with becomes unavailable, and its pages show an error. Rejects when the
 * shell's release has any problem.
 */
export async function readComposition(
  store: ReleaseStore,
  composition: ReadComposition['composition'],
  { known, last: lastManifest }: ReadOptions = {},
): Promise<ReadComposition> {
  const { manifests, unavailable, problems, unreadable } = await readReleases(
    store,
    composition,
    known,
  );
  for (const workspace of unreadable) {
    const last = await lastManifest?.(workspace);
    if (!last) continue;
    manifests.push(withoutClaimedPaths(last, manifests));
    unavailable.push(last.section);
  }
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  if (!shell) throw new Error(`Composition ${composition.revision} has no shell.`);
  const bootScript = (await store.file(shell, 'server/boot.js')).toString('utf8');
  const bundles = Object.fromEntries(
    manifests.map((manifest) => [manifest.workspace, bundleOf(store, manifest)]),
  );
  return { composition, manifests, bundles, bootScript, unavailable, problems };
}

async function readReleases(
  store: ReleaseStore,
  { releases }: ReadComposition['composition'],
  known: ReadOptions['known'] = () => undefined,
): Promise<Releases> {
  const read: Releases = { manifests: [], unavailable: [], problems: [], unreadable: [] };
  for (const [workspace, version] of Object.entries(releases)) {
    let manifest = known(workspace, version);
    if (manifest) {
      read.manifests.push(manifest);
      continue;
    }
    try {
      manifest = await store.manifest(workspace as Workspace, version);
      for (const file of Object.keys(manifest.hashes)) await store.file(manifest, file);
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
  return { release, message: named, isFinal: error instanceof ContractError };
}
