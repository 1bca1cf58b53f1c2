import { workspaces, type Composition, type Workspace } from '@dswine/shared/contract/releases';
import {
  CompositionConflictError,
  PromotionRejectedError,
  PromotionRevertedError,
  ServersBehindError,
  UnknownReleaseError,
  UsageError,
} from './errors.ts';
import type { Publishing } from './open-releases.ts';
import { awaitServers } from './server-reports.ts';
import type { ReleaseStore } from './store.ts';
import { verify, type VersionByWorkspace } from './verify.ts';

/** A release as named on the command line. Without a version, the newest published one is meant. */
export type Target = { workspace: Workspace; version?: string | undefined };

/** A target with a definite version. */
export type NamedRelease = { workspace: Workspace; version: string };

/** The version format of the contract. A version is also a folder name in the store. */
const versionForm = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;

/** Parses `mfe-visitor` or `mfe-visitor@1.2.0`. @throws {UsageError} */
export function readTarget(text: string): Target {
  const [name = '', ...rest] = text.split('@');
  const version = rest.length > 0 ? rest.join('@') : undefined;
  const workspace = workspaces.find((candidate) => candidate === name);
  if (!workspace)
    throw new UsageError(`"${name}" is no released workspace. They are: ${workspaces.join(', ')}.`);
  if (version !== undefined && !versionForm.test(version))
    throw new UsageError(
      `"${version}" is no version of a release. Versions look like 1.2.0 or 1.2.0-3f9a1c.`,
    );
  return { workspace, version };
}

/** The live composition; undefined before the first promotion. */
export async function current(store: ReleaseStore): Promise<Composition | undefined> {
  const { value } = await store.compositions().next();
  return value ?? undefined;
}

/**
 * Makes the targets live in one step, after verifying the resulting composition.
 * @throws {PromotionRejectedError} when the releases cannot be live together.
 */
export async function promote(
  publishing: Publishing,
  targets: readonly NamedRelease[],
  reason?: string,
): Promise<Composition> {
  const before = await current(publishing.store);
  const releases = {
    ...before?.releases,
    ...Object.fromEntries(targets.map(({ workspace, version }) => [workspace, version])),
  };
  const isUnchanged =
    before &&
    Object.entries(releases).every(
      ([workspace, version]) => before.releases[workspace] === version,
    );
  if (isUnchanged) return before;
  const description =
    reason ??
    `promote ${targets.map(({ workspace, version }) => `${workspace}@${version}`).join(' ')}`;
  return makeLive(publishing, before, { kind: 'promote', reason: description, releases });
}

/**
 * Goes back to the previous release of each target, or removes it when there was none. Without
 * targets, goes back to the previous composition. Always creates a new revision.
 */
export async function rollback(
  publishing: Publishing,
  targets: readonly Target[],
): Promise<Composition> {
  const { store } = publishing;
  const before = await current(store);
  if (!before)
    throw new PromotionRejectedError(['Nothing is live yet, so there is nothing to go back to.']);
  if (targets.length === 0) {
    const earlier = await findPreviousDifferent(store, before);
    const reason = `rollback to revision ${earlier.revision}`;
    return makeLive(publishing, before, { kind: 'rollback', reason, releases: earlier.releases });
  }
  const releases = new Map(Object.entries(before.releases));
  const changes: string[] = [];
  for (const { workspace, version } of targets) {
    const earlier =
      version ?? (await findPreviousDifferent(store, before, workspace)).releases[workspace];
    if (earlier === undefined) releases.delete(workspace);
    else releases.set(workspace, earlier);
    changes.push(
      earlier === undefined ? `${workspace} (taken off the site)` : `${workspace}@${earlier}`,
    );
  }
  const reason = `rollback ${changes.join(' ')}`;
  return makeLive(publishing, before, {
    kind: 'rollback',
    reason,
    releases: Object.fromEntries(releases),
  });
}

/** Compositions, newest first. */
export async function history(store: ReleaseStore, limit = 50): Promise<Composition[]> {
  const found: Composition[] = [];
  for await (const composition of store.compositions()) {
    found.push(composition);
    if (found.length === limit) break;
  }
  return found;
}

type Change = Pick<Composition, 'kind' | 'reason'> & { releases: VersionByWorkspace };

async function makeLive(
  publishing: Publishing,
  before: Composition | undefined,
  change: Change,
): Promise<Composition> {
  const { store, check } = publishing;
  await claimAll(store, change.releases);
  const reasons = await verify({
    store,
    releases: change.releases,
    changed: changedIn(change.releases, before),
    // What was live before must come back quickly, also when a check is newer than the release.
    rendersPages: change.kind === 'promote',
    ...check,
  });
  if (reasons.length > 0) throw new PromotionRejectedError(reasons);
  const next = await nextComposition(store, before, change);
  if ((await current(store))?.revision !== before?.revision)
    throw new CompositionConflictError(
      `The composition changed while this one was verified. Look at it with "status" and run the command again.`,
    );
  await store.putComposition(next, publishing.signer);
  await confirm(publishing, before, next);
  return next;
}

function changedIn(releases: VersionByWorkspace, before: Composition | undefined): Set<string> {
  const changed = Object.entries(releases).filter(
    ([workspace, version]) => before?.releases[workspace] !== version,
  );
  return new Set(changed.map(([workspace]) => workspace));
}

/** Keeps a `clean` at the same time from removing them. What is missing, `verify` names. */
async function claimAll(store: ReleaseStore, releases: VersionByWorkspace): Promise<void> {
  for (const [workspace, version] of Object.entries(releases))
    await store.claim(workspace as Workspace, version).catch((error: unknown) => {
      if (!(error instanceof UnknownReleaseError)) throw error;
    });
}

async function nextComposition(
  store: ReleaseStore,
  before: Composition | undefined,
  { kind, reason, releases }: Change,
): Promise<Composition> {
  return {
    revision: await store.freeRevision(before?.revision ?? 0),
    previous: before?.revision ?? 0,
    kind,
    at: new Date().toISOString(),
    reason,
    releases: { ...releases },
  };
}

/** Waits for the running servers. Reverts the composition at once when one cannot load it. */
async function confirm(
  { store, signer, reports }: Publishing,
  before: Composition | undefined,
  composition: Composition,
): Promise<void> {
  if (reports === undefined) return;
  const { problems, behind } = await awaitServers(reports, { composition, before });
  if (problems.length > 0) {
    const isNewest = (await current(store))?.revision === composition.revision;
    if (!before || !isNewest)
      throw new PromotionRevertedError([
        ...problems,
        `Revision ${composition.revision} was not taken back: ${before ? 'a newer one is live' : 'nothing was live before it'}.`,
      ]);
    const reason = `rollback of revision ${composition.revision}, which a running server cannot load`;
    const undo = await nextComposition(store, composition, {
      kind: 'rollback',
      reason,
      releases: before.releases,
    });
    await store.putComposition(undo, signer);
    throw new PromotionRevertedError([
      ...problems,
      `Revision ${undo.revision} put back what was live before. Update the servers first, then promote again.`,
    ]);
  }
  if (behind.length > 0) throw new ServersBehindError(composition.revision, behind);
}

/**
 * Finds the newest earlier composition that differs, in one workspace or at all. Skips compositions
 * that a rollback left, so that a second rollback goes back further.
 */
async function findPreviousDifferent(
  store: ReleaseStore,
  now: Composition,
  workspace?: Workspace,
): Promise<Composition> {
  const key = ({ releases }: Composition) =>
    JSON.stringify(workspace ? releases[workspace] : Object.entries(releases).sort());
  const skipped = new Set([key(now)]);
  let newer = now;
  for await (const candidate of store.compositions()) {
    if (newer.kind === 'rollback' && candidate.revision === newer.previous)
      skipped.add(key(candidate));
    if (!skipped.has(key(candidate))) return candidate;
    newer = candidate;
  }
  throw new PromotionRejectedError([
    `There is no earlier release${workspace ? ` of ${workspace}` : ''} to go back to. ` +
      `Put another one live: npm run release -- promote ${workspace ?? '<workspace>@<version>'}`,
  ]);
}
