import { sectionOf, type Composition, type Workspace } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { ReleaseError, isKind, rejection, sentence } from '../errors.ts';
import { canaryFilesOf } from '../reports/canary-figures.ts';
import {
  dayOf,
  errorReportId,
  readDays,
  type Incident,
  writeDay,
} from '../reports/error-reports.ts';
import type { Grants } from '../manifest/grants.ts';
import type { Publishing } from './open-releases.ts';
import type { ReleaseStore } from '../store/store.ts';
import { changedWorkspaces } from '../metadata/composition.ts';
import { lockOn, withdrawnReason } from '../metadata/targets.ts';
import { nameOf, type NamedRelease, type Target } from '../release-name.ts';
import { randomUUID } from 'node:crypto';
import type { Canary } from '@dswine/shared/contract/canary';
import { awaitServers, type Reports, type ServersStatus } from '../reports/server-reports.ts';
import { createVerifier, type VersionByWorkspace } from '../checks/verify.ts';

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

/** What the next composition holds. */
export type Change = {
  kind: 'promote' | 'rollback' | 'canary' | 'grant' | 'retire';
  reason: string;
  releases: VersionByWorkspace;
  grants: Grants;
  /**
   * What a share of readers sees instead; `null` ends it. Default: the one before, unless the live
   * release of its section changes.
   */
  canary?: Canary | null;
  /** Asked after the verification, which takes seconds. False: the plan decides again. */
  isStillWanted?: () => Promise<boolean>;
};

/**
 * Decides what to change, given what is live; undefined when that is so already. Called again when
 * another command changed the composition meanwhile.
 */
type Plan = (now: Composition | undefined) => Promise<Change | undefined>;

/** More than the teams that promote at the same moment. */
const MAX_TRIES = 200;
const LONGEST_PAUSE_MS = 40;

/**
 * Verifies what a plan changes and makes it live in one step. Without any lock: of two writers one
 * succeeds, and the other plans again, and verifies what the first may have affected.
 * @throws when the releases cannot be live together.
 */
export async function makeLive(
  publishing: Publishing,
  plan: Plan,
): Promise<Composition | undefined> {
  const { store, check } = publishing;
  const verifyChange = createVerifier(store, check);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const before = await store.live();
    const change = await plan(before);
    if (!change) return before;
    const { grants } = change;
    const releases = shownReleases(change, before);
    const changed = changedIn(releases, before);
    change.reason += await assertUnguarded(publishing, { change, releases, changed });
    await claimAll(store, releases, changed);
    // What was live before must come back quickly, also when a check is newer than the release.
    const rendersPages = change.kind === 'promote' || change.kind === 'canary';
    const reasons = await verifyChange({ releases, grants, changed, rendersPages });
    const rejected = { revision: before?.revision ?? 0, releases, changed };
    if (reasons.length > 0) {
      if (rendersPages) await storeRejection(publishing.reports, { ...rejected, by: 'checks' });
      throw rejection(reasons);
    }
    if (change.isStillWanted && !(await change.isStillWanted())) continue;
    const next = await put(publishing, before, change);
    if (next) {
      await confirm(publishing, before, next).catch(async (error: unknown) => {
        if ((error as Error).name === 'promotionReverted')
          await storeRejection(publishing.reports, { ...rejected, by: 'servers' });
        throw error;
      });
      return next;
    }
    await systemClock.sleep(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new ReleaseError('conflictLive', {});
}

type Rejection = {
  revision: number;
  releases: Readonly<Record<string, string>>;
  changed: ReadonlySet<string>;
  /** Whether checks rejected it, or a running server could not load it. */
  by: 'checks' | 'servers';
};

/** Stores that releases were rejected when they were promoted. Never rejects. */
async function storeRejection(
  reports: Reports | undefined,
  { revision, releases, changed, by }: Rejection,
): Promise<void> {
  if (!reports) return;
  const now = systemClock.now();
  const [day, writer] = [dayOf(now), `promotion-${randomUUID().slice(0, 8)}`];
  const rejected = [...changed].map((workspace) => {
    const incident: Incident = {
      kind: 'rejected',
      composition: revision,
      section: sectionOf(workspace),
      release: releases[workspace] ?? '0',
      page: 'none',
      releases,
      detail: by,
    };
    const id = errorReportId(incident, day, writer);
    return { id, at: now, last: now, count: 1, ...incident };
  });
  await writeDay(reports, { day, writer }, rejected).catch(() => undefined);
}

/** Signs what is to be live. Undefined when something else has become live meanwhile. */
async function put(
  { store, signer }: Publishing,
  before: Composition | undefined,
  { kind, reason, releases, grants, canary = before?.canary }: Change,
): Promise<Composition | undefined> {
  const goesOn = canary && (kind === 'canary' || isSameLive(canary, before, releases));
  const next = { kind, reason, before, releases, grants, ...(goesOn && { canary }) };
  try {
    return await store.putLive(next, signer);
  } catch (error) {
    if (isKind(error, 'conflict')) return undefined;
    throw error;
  }
}

/**
 * Resolves to what the reason says of a lock that two keys have broken; empty without one.
 * @throws for what was withdrawn, and during a lock.
 */
async function assertUnguarded(
  { store, breakGlass }: Publishing,
  {
    change: { kind },
    releases,
    changed,
  }: { change: Change; releases: VersionByWorkspace; changed: ReadonlySet<string> },
): Promise<string> {
  const view = await store.view();
  const reasons: string[] = [];
  for (const workspace of changed) {
    const version = releases[workspace] ?? '';
    const reason = withdrawnReason(view, workspace, version);
    if (reason !== undefined)
      reasons.push(
        sentence('promotionWithdrawn', { release: nameOf({ workspace, version }), reason }),
      );
  }
  const isLockable = kind === 'promote' || kind === 'canary';
  const lock = isLockable && lockOn(view.targets, [...changed], store.trust.clock.now());
  if (lock && breakGlass === undefined) reasons.push(sentence('promotionLocked', lock));
  if (reasons.length > 0) throw rejection(reasons);
  return lock ? `, despite a lock: ${breakGlass}` : '';
}

/** The releases with those of a new canary, which has to pass what a promotion has to. */
function shownReleases(
  { releases, canary }: Change,
  before: Composition | undefined,
): VersionByWorkspace {
  if (!canary || canary.id === before?.canary?.id) return releases;
  return { ...releases, [canary.workspace]: canary.version };
}

function changedIn(releases: VersionByWorkspace, before: Composition | undefined): Set<string> {
  const changed = Object.entries(releases).filter(
    ([workspace, version]) => before?.releases[workspace] !== version,
  );
  return new Set(changed.map(([workspace]) => workspace));
}

/**
 * Keeps a `clean` at the same time from removing them; it never removes what is live. What is
 * missing, the verification names.
 */
async function claimAll(
  store: ReleaseStore,
  releases: VersionByWorkspace,
  changed: ReadonlySet<string>,
): Promise<void> {
  for (const [workspace, version] of Object.entries(releases))
    if (changed.has(workspace))
      await store.claim(workspace as Workspace, version).catch((error: unknown) => {
        if (!isKind(error, 'unknown')) throw error;
      });
}

function isSameLive(
  { workspace }: Canary,
  before: Composition | undefined,
  releases: VersionByWorkspace,
): boolean {
  return releases[workspace] !== undefined && releases[workspace] === before?.releases[workspace];
}

/** Waits for the running servers. Reverts the change at once when one cannot load it. */
async function confirm(
  publishing: Publishing,
  before: Composition | undefined,
  composition: Composition,
): Promise<void> {
  const { reports, note, clock } = publishing;
  if (reports === undefined) return;
  const status = await awaitServers(reports, { composition, before, clock });
  const { problems, behind } = status;
  if (problems.length > 0) {
    const undone = before && (await revert(publishing, before, composition));
    const { revision } = composition;
    const reason = before ? 'a newer one changed the same' : 'nothing was live before it';
    const outcome = undone
      ? sentence('promotionPutBack', { revision: undone.revision })
      : sentence('promotionLeft', { revision, reason });
    throw rejection([...problems, outcome], 'promotionReverted');
  }
  if (behind.length > 0)
    throw new ReleaseError('promotionBehind', {
      revision: composition.revision,
      servers: behind.join(', '),
    });
  note?.(describeServers(composition, status, reports));
}

function describeServers(
  { revision }: Composition,
  { loaded, unread }: ServersStatus,
  { address }: Reports,
): string {
  if (loaded.length > 0)
    return `Revision ${revision} is loaded by ${loaded.length} running servers: ${loaded.sort().join(', ')}.`;
  return unread === undefined
    ? `No web server reports to ${address}, so none was waited for. Look at their /readyz: docs/operations.md#a-promotion-and-the-running-servers`
    : `Revision ${revision} is live, but whether servers have loaded it is unknown, because their reports in ${address} cannot be read: ${unread}`;
}

/** Puts back what a composition changed, and nothing that others have changed since. */
async function revert(
  publishing: Publishing,
  before: Composition,
  failed: Composition,
): Promise<Composition | undefined> {
  const names = [...new Set([...Object.keys(before.releases), ...Object.keys(failed.releases)])];
  const changed = names.filter((name) => before.releases[name] !== failed.releases[name]);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const now = await publishing.store.live();
    if (!now || changed.some((name) => now.releases[name] !== failed.releases[name]))
      return undefined;
    const others = Object.entries(now.releases).filter(([name]) => !changed.includes(name));
    const restored = Object.entries(before.releases).filter(([name]) => changed.includes(name));
    const undone = await put(publishing, now, {
      kind: 'rollback',
      reason: `rollback of revision ${failed.revision}, which a running server cannot load`,
      releases: Object.fromEntries([...others, ...restored]),
      grants: now.revision === failed.revision ? before.grants : now.grants,
      ...(now.revision === failed.revision && { canary: before.canary ?? null }),
    });
    if (undone) return undone;
    await systemClock.sleep(Math.random() * LONGEST_PAUSE_MS);
  }
  return undefined;
}
