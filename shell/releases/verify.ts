import type { Composition, ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { checkReleases, type CheckOptions } from './check-releases.ts';
import { findIncompatibilities } from './compatibility.ts';
import { findScopeViolations } from './css-scope-check.ts';
import { readComposition } from './read-composition.ts';
import type { ReleaseStore } from './store.ts';

/** The version of each workspace in a composition. */
export type VersionByWorkspace = Readonly<Record<string, string>>;

type Verification = CheckOptions & {
  store: ReleaseStore;
  releases: VersionByWorkspace;
  /** The workspaces whose release changes. Only these are run. Default: all. */
  changed?: ReadonlySet<string>;
  /** Whether pages are rendered. Default: yes. */
  rendersPages?: boolean;
};

/**
 * Lists all reasons why these releases cannot be live together, one sentence each; empty when they
 * can. Checks signatures, hashes of all files, CSS scope and compatibility, loads what changes as
 * the web server does, and renders its pages.
 */
export async function verify({
  store,
  releases,
  changed = new Set(Object.keys(releases)),
  rendersPages = true,
  ...options
}: Verification): Promise<string[]> {
  const manifests: ReleaseManifest[] = [];
  const found: string[] = [];
  for (const [workspace, version] of Object.entries(releases)) {
    try {
      const manifest = await store.approvedManifest(workspace as Workspace, version);
      manifests.push(manifest);
      found.push(...(await verifyFiles(store, manifest)));
    } catch (error) {
      found.push(withName(`${workspace}@${version}`, (error as Error).message));
    }
  }
  if (found.length === 0) found.push(...findIncompatibilities(manifests));
  if (found.length > 0) return found;
  const composition = { revision: 1, releases } as Composition;
  const read = await readComposition(store, composition).catch((error: unknown) => error as Error);
  if (read instanceof Error) return [read.message];
  if (read.problems.length > 0) return read.problems.map(({ message }) => message);
  return checkReleases({ store, read, changed, rendersPages, ...options });
}

async function verifyFiles(store: ReleaseStore, manifest: ReleaseManifest): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(manifest.hashes)) {
    const bytes = await store.file(manifest, name);
    if (manifest.workspace !== 'shell' && name.endsWith('.css'))
      found.push(...findScopeViolations(manifest.section, name, bytes));
  }
  return found.map((sentence) => withName(nameOf(manifest), sentence));
}

function nameOf({ workspace, version }: ReleaseManifest): string {
  return `${workspace}@${version}`;
}

function withName(release: string, sentence: string): string {
  return sentence.includes(release) ? sentence : `${release}: ${sentence}`;
}
