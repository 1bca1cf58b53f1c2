import { workspaces, type Composition, type Workspace } from '@dswine/shared/contract/releases';
import { loadComposition } from '../server/live-composition.ts';
import {
  CompositionConflictError,
  PromotionRejectedError,
  PromotionRevertedError,
  ServersBehindError,
  UsageError,
} from './errors.ts';
import type { Publishing } from './open-releases.ts';
import { awaitServers } from './server-reports.ts';
import type { ReleaseStore } from './store.ts';
import { verify, type VersionByWorkspace } from './verify.ts';

/**
 * A release as it is named on the command line. Without a version: the newest that was published.
 */
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
  if (!workspace)
    throw new UsageError(`"${name}" is no released workspace. They are: ${workspaces.join(', ')}.`);
  if (version !== undefined && !versionForm.test(version))
    throw new UsageError(
      `"${version}" is no version of a release. Versions look like 1.2.0 or 1.2.0-3f9a1c.`,
    );
  return { workspace, version };
}

/** The composition that is live, or undefined before the first promotion. */
export async function current(store: ReleaseStore): Promise<Composition | undefined> {
  const { value } = await store.compositions().next();
  return value ?? undefined;
}

/** Makes the targets live, all in one step, after verifying the whole composition that results. */
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
  const said =
    reason ??
    `promote ${targets.map(({ workspace, version }) => `${workspace}@${version}`).join(' ')}`;
  return makeLive(publishing, before, { kind: 'promote', reason: said, releases });
}

/**
 * Goes back to what was live before: for a workspace, its release before the present one, or to
 * having none; without one, the whole composition before the present one. The result is a new
 * revision, so history only grows.
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
    const earlier = await previousDifferent(store, before);
    const reason = `rollback to revision ${earlier.revision}`;
    return makeLive(publishing, before, { kind: 'rollback', reason, releases: earlier.releases });
  }
  const releases = new Map(Object.entries(before.releases));
  const said: string[] = [];
  for (const { workspace, version } of targets) {
    const earlier =
      version ?? (await previousDifferent(store, before, workspace)).releases[workspace];
    if (earlier === undefined) releases.delete(workspace);
    else releases.set(workspace, earlier);
    said.push(
      earlier === undefined ? `${workspace} (taken off the site)` : `${workspace}@${earlier}`,
    );
  }
  const reason = `rollback ${said.join(' ')}`;
  return makeLive(publishing, before, {
    kind: 'rollback',
    reason,
    releases: Object.fromEntries(releases),
  });
}

/** Compositions from the newest to the first. */
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
  const { store } = publishing;
  const reasons = await verify(store, change.releases);
  if (reasons.length > 0) throw new PromotionRejectedError(reasons);
  const next = await nextComposition(store, before, change);
  const loaded = await loadComposition(store, next).catch((error: unknown) => {
    throw new PromotionRejectedError([(error as Error).message]);
  });
  if (loaded.problems.length > 0)
    throw new PromotionRejectedError(loaded.problems.map(({ message }) => message));
  if ((await current(store))?.revision !== before?.revision)
    throw new CompositionConflictError(
      `The composition changed while this one was verified. Look at it with "status" and run the command again.`,
    );
  await store.putComposition(next, publishing.signer);
  await confirm(publishing, before, next);
  return next;
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

/** Waits for the running servers. What one of them cannot load is taken back at once. */
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
 * The newest composition before the present one that differs from it, in one workspace or at all.
 * Going back twice goes back further: a composition that a rollback left is stepped over.
 */
async function previousDifferent(
  store: ReleaseStore,
  now: Composition,
  workspace?: Workspace,
): Promise<Composition> {
  const key = ({ releases }: Composition) =>
    JSON.stringify(workspace ? releases[workspace] : Object.entries(releases).sort());
  const left = new Set([key(now)]);
  let leaving = now;
  for await (const candidate of store.compositions()) {
    if (leaving.kind === 'rollback' && candidate.revision === leaving.previous)
      left.add(key(candidate));
    if (!left.has(key(candidate))) return candidate;
    leaving = candidate;
  }
  throw new PromotionRejectedError([
    `There is no earlier release${workspace ? ` of ${workspace}` : ''} to go back to. ` +
      `Put another one live: npm run release -- promote ${workspace ?? '<workspace>@<version>'}`,
  ]);
}
