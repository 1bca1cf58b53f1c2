import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { bundleOf, type BundleFile } from './bundles.ts';
import { shapesOf } from './compatibility.ts';
import { ContractError, MissingSignatureError } from './errors.ts';
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

/**
 * Reads a composition from the store and verifies all its files. A section whose release is
 * unreadable or tampered with becomes unavailable, and its pages show an error. Rejects when the
 * shell's release has any problem. `lastManifest` finds an earlier manifest of a workspace, so that
 * it keeps its paths while unreadable.
 * @throws {MissingSignatureError} when any release lacks signatures that the policy requires.
 */
export async function readComposition(
  store: ReleaseStore,
  composition: Composition,
  lastManifest?: (workspace: string) => Promise<ReleaseManifest | undefined>,
): Promise<ReadComposition> {
  const { manifests, unavailable, problems, unreadable } = await readReleases(store, composition);
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

async function readReleases(store: ReleaseStore, { releases }: Composition): Promise<Releases> {
  const read: Releases = { manifests: [], unavailable: [], problems: [], unreadable: [] };
  for (const [workspace, version] of Object.entries(releases)) {
    let manifest: ReleaseManifest | undefined;
    try {
      manifest = await store.approvedManifest(workspace as Workspace, version);
      for (const file of Object.keys(manifest.hashes)) await store.file(manifest, file);
    } catch (error) {
      if (workspace === 'shell' || error instanceof MissingSignatureError) throw error;
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

export function loadProblemOf(composed: string, error: unknown): LoadProblem {
  const { message } = error as Error;
  const isUnsigned = error instanceof MissingSignatureError;
  const release = isUnsigned ? error.release : composed;
  const named = message.includes(release) ? message : `${release}: ${message}`;
  return { release, message: named, isFinal: isUnsigned || error instanceof ContractError };
}
