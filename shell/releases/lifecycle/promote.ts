import { sectionOf, type Composition, type Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { ReleaseError } from '../errors.ts';
import { canaryFilesOf } from '../reports/canary-figures.ts';
import { readDays } from '../reports/error-reports.ts';
import type { Grants } from '../manifest/grants.ts';
import { makeLive, type Change } from './make-live.ts';
import type { Publishing } from './open-releases.ts';
import type { ReleaseStore } from '../store/store.ts';
import { changedWorkspaces } from '../metadata/composition.ts';
import { withdrawnReason } from '../metadata/targets.ts';
import { nameOf, type NamedRelease, type Target } from '../release-name.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type PromoteOptions = {
  reason?: string;
  why?: string | undefined;
  /** The grants that go with it. Default: those of the live composition. */
  grants?: (now: Grants) => Grants;
};

/**
 * Makes the targets live in one step, after verifying the resulting composition.
 * @throws when the releases cannot be live together.
 */
export async function promote(
  publishing: Publishing,
  targets: readonly NamedRelease[],
  { reason, why, grants = (now) => now }: PromoteOptions = {},
): Promise<Composition> {
  const wanted = Object.fromEntries(targets.map(({ workspace, version }) => [workspace, version]));
  const promoted = targets.map(nameOf).join(' ');
  const description = reason ?? `promote ${promoted}${why === undefined ? '' : `: ${why}`}`;
  await noteReports(publishing, targets);
  if (why === undefined && publishing.breakGlass === undefined)
    for (const target of targets) await assertNotStopped(publishing, target);
  const live = await makeLive(publishing, async (before) => {
    const isUnchanged =
      before &&
      Object.entries(wanted).every(
        ([workspace, version]) => before.releases[workspace] === version,
      );
    if (isUnchanged) return undefined;
    const releases = { ...before?.releases, ...wanted };
    return { kind: 'promote', reason: description, releases, grants: grants(before?.grants) };
  });
  if (!live) throw new ReleaseError('usageNothingLive', {});
  return live;
}

/** Says how often a release has failed already: in a canary, a preview or a promotion. */
async function noteReports(
  { reports, note }: Publishing,
  targets: readonly NamedRelease[],
): Promise<void> {
  if (!reports || !note) return;
  const recent = await readDays(reports, 2, systemClock.now()).catch(() => []);
  for (const { workspace, version } of targets) {
    const own = recent.filter(
      ({ section, release }) => section === sectionOf(workspace) && release === version,
    );
    if (own.length > 0)
      note(
        `${nameOf({ workspace, version })} has error reports since yesterday (${own.length}): npm run release -- errors ${workspace}`,
      );
  }
}

/**
 * @throws when the newest canary of a release went back, so that it is not promoted without a word.
 */
async function assertNotStopped(
  { store, reports }: Publishing,
  release: NamedRelease,
): Promise<void> {
  const { workspace, version } = release;
  const { publishedAt } = await store.manifest(workspace, version);
  const isOf = ({ canary }: Composition) =>
    canary?.workspace === workspace && canary.version === version;
  let newer: Composition | undefined;
  for await (const composition of store.compositions()) {
    if (isOf(composition)) {
      const { canary } = composition;
      const running = !newer && reports ? canaryFilesOf(reports, canary?.id ?? '') : undefined;
      const stopped = await running?.read().catch(() => undefined);
      const reason = newer?.kind === 'rollback' ? newer.reason : stopped?.stop;
      if (reason === undefined) return;
      throw new ReleaseError('promotionStopped', { release: nameOf(release), reason });
    }
    // No earlier one can have had it, also where clocks differ.
    if (Date.parse(composition.at) < Date.parse(publishedAt) - DAY_MS) return;
    newer = composition;
  }
}

/**
 * Goes back to the previous release of each target, or removes it when there was none. Without
 * targets, undoes the newest change. When that is a canary, or the one target has a canary, the
 * canary ends instead, and what is live stays. Always creates a new revision.
 */
export async function rollback(
  publishing: Publishing,
  targets: readonly Target[],
): Promise<Composition> {
  const { store } = publishing;
  const live = await makeLive(publishing, async (before) => {
    if (!before) throw new ReleaseError('promotionNothing', {});
    return targets.length === 0 ? wholeRollback(store, before) : rollbackOf(store, before, targets);
  });
  if (!live) throw new ReleaseError('promotionNothing', {});
  return live;
}

async function wholeRollback(store: ReleaseStore, before: Composition): Promise<Change> {
  // A promotion that followed a canary is what goes wrong now, and the canary goes on.
  if (before.kind === 'canary') return endOfCanary(before);
  const earlier = await findPreviousDifferent(store, before);
  return {
    kind: 'rollback',
    reason: `rollback to revision ${earlier.revision}`,
    releases: earlier.releases,
    grants: withReturning(before, [earlier]),
  };
}

async function rollbackOf(
  store: ReleaseStore,
  before: Composition,
  targets: readonly Target[],
): Promise<Change> {
  const [{ workspace: first, version: named } = {}, ...others] = targets;
  const isCanary = others.length === 0 && named === undefined && first === before.canary?.workspace;
  if (isCanary && first !== undefined) return endOfCanary(before);
  const releases = new Map(Object.entries(before.releases));
  const found: Composition[] = [];
  const changes: string[] = [];
  for (const { workspace, version } of targets) {
    const previous =
      version === undefined ? await findPreviousDifferent(store, before, workspace) : undefined;
    if (previous) found.push(previous);
    const earlier = version ?? previous?.releases[workspace];
    if (earlier === undefined) releases.delete(workspace);
    else releases.set(workspace, earlier);
    changes.push(
      earlier === undefined ? `${workspace} (taken off the site)` : `${workspace}@${earlier}`,
    );
  }
  return {
    kind: 'rollback',
    reason: `rollback ${changes.join(' ')}`,
    releases: Object.fromEntries(releases),
    grants: withReturning(before, found),
  };
}

export function endOfCanary({ canary, releases, grants }: Composition, why?: string): Change {
  const reason = `rollback canary ${canary?.workspace}@${canary?.version}${why === undefined ? '' : `: ${why}`}`;
  return { kind: 'rollback', reason, releases, grants, canary: null };
}

/** A section that comes back after it was retired has the grant that it had then. */
function withReturning({ grants }: Composition, earlier: readonly Composition[]): Grants {
  return grants && Object.assign({}, ...earlier.map((one) => one.grants), grants);
}

export async function history(store: ReleaseStore, limit = 50): Promise<Composition[]> {
  const found: Composition[] = [];
  for await (const composition of store.compositions()) {
    found.push(composition);
    if (found.length === limit) break;
  }
  return found;
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
  const view = await store.view();
  const isUsable = ({ releases }: Composition) =>
    (workspace === undefined ? changedWorkspaces(now.releases, releases) : [workspace]).every(
      (name) => withdrawnReason(view, name, releases[name] ?? '') === undefined,
    );
  for await (const candidate of store.compositions()) {
    if (newer.kind === 'rollback') skipped.add(key(candidate));
    if (!skipped.has(key(candidate)) && isUsable(candidate)) return candidate;
    newer = candidate;
  }
  throw new ReleaseError('promotionNoEarlier', { what: workspace ?? 'the site' });
}
