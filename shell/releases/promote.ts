import { workspaces, type Composition, type Workspace } from '@dswine/shared/contract/releases';
import type { Signer } from './signing.ts';
import { CompositionConflict, type ReleaseStore } from './store.ts';
import { verify, type Releases } from './verify.ts';

/** The releases may not become live together; `reasons` holds a sentence each. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** A release as it is named on the command line. Without a version: the newest that was published. */
export type Target = { workspace: Workspace; version?: string | undefined };

/** A target with its version settled. */
export type NamedRelease = { workspace: Workspace; version: string };

/** As the contract states it; a version is also a folder of the store. */
const versionForm = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

/** Reads `mfe-visitor` or `mfe-visitor@1.2.0`. */
export function readTarget(text: string): Target {
  const [name = '', ...rest] = text.split('@');
  const version = rest.length > 0 ? rest.join('@') : undefined;
  const workspace = workspaces.find((known) => known === name);
  if (!workspace) throw new Refused([`"${name}" is no released workspace. They are: ${workspaces.join(', ')}.`]);
  if (version !== undefined && !versionForm.test(version))
    throw new Refused([`"${version}" is no version of a release. Versions look like 1.2.0 or 1.2.0-3f9a1c.`]);
  return { workspace, version };
}

/** The composition that is live, or undefined before the first promotion. */
export async function current(store: ReleaseStore): Promise<Composition | undefined> {
  const revision = await store.revision();
  return revision === 0 ? undefined : store.composition(revision);
}

/** Makes the targets live, all in one step, after verifying the whole composition that results. */
export async function promote(
  store: ReleaseStore,
  signer: Signer,
  targets: readonly NamedRelease[],
  reason?: string,
): Promise<Composition> {
  const before = await current(store);
  const releases = {
    ...before?.releases,
    ...Object.fromEntries(targets.map(({ workspace, version }) => [workspace, version])),
  };
  const unchanged =
    before && Object.entries(releases).every(([workspace, version]) => before.releases[workspace] === version);
  if (unchanged) return before;
  const said = reason ?? `promote ${targets.map(({ workspace, version }) => `${workspace}@${version}`).join(' ')}`;
  return compose(store, signer, before, releases, said);
}

/**
 * Goes back to what was live before: for a workspace, its release before the present one; without one, the whole
 * composition before the present one. The result is a new revision, so history only grows.
 */
export async function rollback(store: ReleaseStore, signer: Signer, targets: readonly Target[]): Promise<Composition> {
  const before = await current(store);
  if (!before) throw new Refused(['Nothing is live yet, so there is nothing to go back to.']);
  if (targets.length === 0) {
    const earlier = await previousDifferent(store, before, () => true);
    return compose(store, signer, before, earlier.releases, `rollback to revision ${earlier.revision}`);
  }
  const releases: Record<string, string> = { ...before.releases };
  for (const { workspace, version } of targets)
    releases[workspace] =
      version ?? (await previousDifferent(store, before, (name) => name === workspace)).releases[workspace] ?? '';
  return compose(
    store,
    signer,
    before,
    releases,
    `rollback ${targets.map(({ workspace }) => `${workspace}@${releases[workspace]}`).join(' ')}`,
  );
}

/** Revisions from the newest to the first. */
export async function history(store: ReleaseStore, limit = 50): Promise<Composition[]> {
  const newest = await store.revision();
  const revisions = Array.from({ length: Math.min(limit, newest) }, (_, index) => newest - index);
  return Promise.all(revisions.map((revision) => store.composition(revision)));
}

async function compose(
  store: ReleaseStore,
  signer: Signer,
  before: Composition | undefined,
  releases: Releases,
  reason: string,
): Promise<Composition> {
  const reasons = await verify(store, releases);
  if (reasons.length > 0) throw new Refused(reasons);
  const next: Composition = {
    revision: (before?.revision ?? 0) + 1,
    previous: before?.revision ?? 0,
    at: new Date().toISOString(),
    reason,
    releases: { ...releases },
  };
  if ((await store.revision()) !== next.previous)
    throw new CompositionConflict(
      `The composition changed while this one was verified. Look at it with "status" and run the command again.`,
    );
  await store.putComposition(next, signer);
  return next;
}

/**
 * The newest revision before the present one that differs from it in a workspace that counts. Going back twice goes
 * back further: a revision that a rollback left is stepped over.
 */
async function previousDifferent(
  store: ReleaseStore,
  now: Composition,
  counts: (workspace: string) => boolean,
): Promise<Composition> {
  const left = new Set<string>();
  const key = (composition: Composition) =>
    JSON.stringify(
      Object.entries(composition.releases)
        .filter(([name]) => counts(name))
        .sort(),
    );
  left.add(key(now));
  for (let revision = now.revision, leaving = now; revision >= 1; revision -= 1) {
    const candidate = revision === now.revision ? now : await store.composition(revision);
    if (leaving.reason.startsWith('rollback') && candidate.revision === leaving.previous) left.add(key(candidate));
    if (!left.has(key(candidate)) && Object.keys(candidate.releases).some(counts)) return candidate;
    leaving = candidate;
  }
  throw new Refused(['There is no earlier release to go back to.']);
}
