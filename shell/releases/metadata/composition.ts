import type { Metadata, Snapshot, Targets, Root, Timestamp } from '@tufjs/models';
import { LiveChange, type Composition } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { sha256 } from '../integrity.ts';
import {
  signedCanary,
  canonical,
  signedGrants,
  withdrawnReason,
  liveIn,
  releasePath,
  isReserved,
} from './targets.ts';
import { teamsIn, writtenAt } from './metadata.ts';

/** One verified snapshot, with the lists that it names. A team without valid signatures has none. */
export type SignedState = {
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
  lists: ReadonlyMap<string, Metadata<Targets>>;
};

/** The field of a snapshot that says how what is live was changed last. */
export const LIVE = 'x-dswine-live';
/** The hash of the snapshot before, so that a writer finds the next one of another writer. */
export const PREVIOUS = 'x-dswine-previous';

const known = new WeakMap<SignedState, { composition: Composition | undefined }>();

/**
 * What is live: each team's list says it for its workspace, unless the operator has overruled that,
 * and the operator's list has the grants. Undefined before anything was live.
 */
export function compositionOf(state: SignedState): Composition | undefined {
  const existing = known.get(state) ?? { composition: derive(state) };
  known.set(state, existing);
  return existing.composition;
}

function derive(state: SignedState): Composition | undefined {
  const { targets, lists } = state;
  const releases: Record<string, string> = {};
  for (const team of teamsIn(targets)) {
    const version = liveIn(targets, lists.get(team)?.signed.targets, team)?.version;
    const isUsable = version && withdrawnReason(state, team, version) === undefined;
    if (isUsable) releases[team] = version;
  }
  const grants = signedGrants(targets);
  const { revision, kind, at, reason } = changeOf(state.snapshot);
  if (kind === UNKNOWN && !grants && Object.keys(releases).length === 0) return undefined;
  const canary = liveCanary(state);
  const set = { releases, ...(grants && { grants }), ...(canary && { canary }) };
  const hashes = Object.entries(releases).map(([workspace, version]) =>
    signedHash(state, workspace, releasePath(workspace, version)),
  );
  const id = sha256(Buffer.from(canonical({ ...set, hashes }))).slice(0, 16);
  return { revision, id, kind, at, reason, ...set };
}

/** The kind of a snapshot from before changes were noted. */
export const UNKNOWN = 'unknown';

/** How what is live was changed last. In earlier stores, each snapshot counts as a change. */
export function changeOf({ signed }: Metadata<Snapshot>): LiveChange {
  const noted = signed.unrecognizedFields[LIVE];
  if (Value.Check(LiveChange, noted) && noted.revision <= signed.version) return noted;
  const hash = signed.unrecognizedFields[PREVIOUS];
  return {
    revision: signed.version,
    kind: UNKNOWN,
    at: new Date(writtenAt(signed.expires)).toISOString(),
    reason: '',
    ...(typeof hash === 'string' && { before: { version: signed.version - 1, sha256: hash } }),
  };
}

/** The newest canary of those that teams have signed over what is live. */
function liveCanary(state: SignedState): Composition['canary'] {
  const { targets, lists } = state;
  const canaries = teamsIn(targets).flatMap((team) => {
    const list = lists.get(team)?.signed.targets;
    const live = liveIn(targets, list, team);
    const canary = live?.signedBy === 'team' && signedCanary(list, team, live.version);
    const isUsable = canary && withdrawnReason(state, team, canary.version) === undefined;
    return isUsable ? canary : [];
  });
  return canaries.sort((a, b) => (a.since < b.since ? 1 : -1))[0];
}

/** The hash of `release.json` of a release that its team, or the operator, has signed. */
export function signedHash(
  { targets, lists }: Pick<SignedState, 'targets' | 'lists'>,
  workspace: string,
  file: string,
): string | undefined {
  const own = lists.get(workspace)?.signed.targets[file];
  // Only what is in the paths of the team counts: its list may say more.
  const isDelegated = own && targets.signed.delegations?.roles?.[workspace]?.isDelegatedPath(file);
  const target = targets.signed.targets[file] ?? (isDelegated ? own : undefined);
  return target?.hashes['sha256'];
}

/** The workspaces whose release differs, also those that are new or gone. */
export function changedWorkspaces(
  before: Composition['releases'] | undefined,
  after: Composition['releases'],
): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => before?.[name] !== after[name]);
}

export type View = {
  root: Metadata<Root>;
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
  /** The signed lists of the teams. A team whose keys were all revoked has none. */
  lists: ReadonlyMap<string, Metadata<Targets>>;
  /** What is live; undefined before the first promotion. */
  live: Composition | undefined;
  hashOf: (workspace: string, path: string) => string | undefined;
  /** When the first of them expires, in ms since 1970, and which role that is. */
  expiresAt: number;
  expiresFirst: string;
  /** When the timestamp was written, in ms since 1970. */
  writtenAt: number;
};

/** The metadata that do not belong to a team. */
export type TopLevel = Pick<View, 'root' | 'snapshot' | 'targets'> & {
  timestamp: Metadata<Timestamp>;
};

export function viewOf({ timestamp, ...verified }: TopLevel & Pick<View, 'lists'>): View {
  const { root, snapshot, targets, lists } = verified;
  const expiries = [
    ...Object.entries({ root, targets, snapshot, timestamp }),
    ...[...lists].map(([role, list]) => [role, list] as const),
  ].map(([role, { signed }]) => ({ role, at: Date.parse(signed.expires) }));
  const first = expiries.reduce((a, b) => (b.at < a.at ? b : a));
  return {
    ...verified,
    live: compositionOf(verified),
    hashOf: (workspace, file) => signedHash(verified, workspace, file),
    expiresAt: first.at,
    expiresFirst: first.role,
    writtenAt: writtenAt(timestamp.signed.expires),
  };
}

/** The releases of a workspace that its team, or the operator, has signed; the live one first. */
export function signedVersions(view: View, workspace: string): string[] {
  const own = view.lists.get(workspace)?.signed.targets;
  const live = liveIn(view.targets, own, workspace)?.version;
  const files = [...Object.keys(own ?? {}), ...Object.keys(view.targets.signed.targets)];
  const versions = files
    .filter((file) => view.hashOf(workspace, file) !== undefined)
    .map((file) => ({ file, version: file.split('/')[1] ?? '' }))
    .filter(({ file, version }) => file === releasePath(workspace, version) && !isReserved(version))
    .map(({ version }) => version);
  return [...new Set([...(live ? [live] : []), ...versions])];
}
