import { isDeepStrictEqual } from 'node:util';
import { Metadata, type Targets } from '@tufjs/models';
import type { Canary } from '@dswine/shared/contract/canary';
import {
  MAX_REASON,
  type Composition,
  type LiveChange,
  MAX_REVISION,
} from '@dswine/shared/contract/releases';
import type { Grants } from '../manifest/grants.ts';
import { ReleaseError } from '../errors.ts';
import {
  withCanary,
  differentGrants,
  signedGrants,
  withValue,
  withLive,
  type TeamList,
  isReserved,
  overridePath,
  readLive,
  livePath,
  releasePath,
  targetOf,
  releaseIn,
  copyOf,
} from '../metadata/targets.ts';
import { commit, type Repository, type Head, nextVersion } from './commit.ts';
import { changedWorkspaces, changeOf, UNKNOWN } from '../metadata/composition.ts';
import {
  canSignAlone,
  hasKeyOf,
  versionIn,
  roleFile,
  type MetadataFiles,
  bytesOf,
  keysIn,
  lifetimes,
  parseTargets,
  roleOf,
  signersOf,
  signFor,
  type Delegator,
  isSignedFor,
  listOf,
} from '../metadata/metadata.ts';
import { isAbsent } from '../storage/storage.ts';
import { OWNER } from '../metadata/private-keys.ts';

export type NextLive = Pick<LiveChange, 'kind' | 'reason'> & {
  before: Composition | undefined;
  releases: Readonly<Record<string, string>>;
  grants: Grants;
  canary?: Canary | undefined;
};

type Dependencies = {
  readManifest: (workspace: string, version: string) => Promise<Buffer | undefined>;
};

/**
 * Signs what is to be live, in one step. Each workspace that changes is signed by its team; a
 * rollback may be signed by the operator instead. Grants are the operator's. Resolves to the
 * revision, which is that of before when nothing changes.
 * @throws when something else is live than `before`, or signatures are missing.
 */
export async function putLive(
  repository: Repository,
  next: NextLive,
  { readManifest }: Dependencies,
): Promise<number> {
  const { before, releases, kind } = next;
  const changed = changedWorkspaces(before?.releases, releases);
  const reason =
    next.reason.length > MAX_REASON ? `${next.reason.slice(0, MAX_REASON - 1)}…` : next.reason;
  /** The lists of the try before. Those that still follow the committed ones are used again. */
  const earlier: EarlierLists = new Map();
  let current = 0;
  const revision = await commit(repository, async (head) => {
    const now = changeOf(head.snapshot);
    if (before ? now.revision !== before.revision : now.kind !== UNKNOWN)
      throw new ReleaseError('conflictLive', {});
    const roles = await signChanges({ repository, head, next, changed, readManifest, earlier });
    current = now.revision;
    return roles.size > 0 ? { roles, change: { kind, reason } } : undefined;
  });
  for (const workspace of earlier.keys()) await removePending(repository.files, workspace);
  return revision ?? current;
}

type EarlierLists = Map<string, { base: number; metadata: Metadata<Targets> }>;

type Changes = Dependencies & {
  repository: Repository;
  head: Head;
  next: NextLive;
  changed: readonly string[];
  earlier: EarlierLists;
};

async function signChanges({
  repository,
  head,
  next: { kind, before, releases, grants, canary },
  changed,
  readManifest,
  earlier,
}: Changes): Promise<Map<string, Metadata<Targets>>> {
  const roles = new Map<string, Metadata<Targets>>();
  const overrides = new Map<string, string | null>();
  const hasNewGrants = differentGrants(signedGrants(head.targets), grants).length > 0;
  if (hasNewGrants) assertMayGrant(head, repository);
  const { targets, snapshot } = head;
  const isSame = isDeepStrictEqual(before?.canary, canary);
  const ended =
    isSame || before?.canary?.workspace === canary?.workspace
      ? undefined
      : before?.canary?.workspace;
  const started = isSame ? undefined : canary?.workspace;
  const teams = new Set([...changed, ...[started, ended].filter((name) => name !== undefined)]);
  for (const workspace of teams) {
    const version = releases[workspace] ?? null;
    const isOperators = kind !== 'promote' && kind !== 'canary';
    const isTeams = changed.includes(workspace)
      ? hasKeyOf(targets, workspace, repository.signer)
      : workspace !== ended || canSignAlone(targets, workspace, repository.signer);
    if (isOperators && !isTeams) {
      overrides.set(workspace, version);
      continue;
    }
    const bytes = version === null ? undefined : await readManifest(workspace, version);
    const own = canary?.workspace === workspace ? canary : undefined;
    const isNew = own !== undefined || changed.includes(workspace);
    const live = { workspace, live: { version, bytes }, targets, takesOver: own !== undefined };
    const change = (list: TeamList) =>
      withCanary(isNew ? withLive(list, live) : list, workspace, { canary: own, over: version });
    const base = versionIn(snapshot, workspace);
    const again = earlier.get(workspace);
    const signed =
      again?.base === base
        ? again.metadata
        : await signList(repository, head, { workspace, change });
    if (!signed) continue;
    earlier.set(workspace, { base, metadata: signed });
    roles.set(workspace, signed);
  }
  if (overrides.size > 0 || hasNewGrants) {
    const list = {
      ...targets.signed,
      targets: withValue(targets.signed.targets, 'grants', grants),
    };
    roles.set('targets', await signOverrides(repository, head, overrides, list));
  }
  return roles;
}

export function assertMayGrant(
  { root }: Pick<Head, 'root'>,
  { signer }: Pick<Repository, 'signer'>,
): void {
  if (hasKeyOf(root, 'targets', signer)) return;
  throw new ReleaseError('keyOperator', { folder: signer.folder });
}

/** A list that lacks signatures waits here for `release sign`. */
const pendingFile = (workspace: string) => `pending.${workspace}.json`;

type ListChange = { workspace: string; change: (list: TeamList) => TeamList };

/**
 * Signs a changed list of a team with the keys of this machine. The same change as the one that
 * waits for further signatures adds to them. Undefined when nothing changes.
 * @throws when more signatures are needed. The list waits for them.
 */
export async function signList(
  repository: Repository,
  head: Head,
  { workspace, change }: ListChange,
): Promise<Metadata<Targets> | undefined> {
  const { files, signer } = repository;
  const committed = await head.role(workspace);
  const pending = await readPending(files, head, workspace);
  // What waits may have all signatures.
  if (!pending) assertHasKey(head.targets, workspace, signer);
  const before = { ...(pending ?? committed)?.signed.targets };
  const after = change(before);
  const isPending = pending !== undefined && isDeepStrictEqual(before, after);
  if (!isPending) assertHasKey(head.targets, workspace, signer);
  if (!pending && committed && isDeepStrictEqual(before, after)) return undefined;
  let metadata = isPending ? pending : await newList(repository, head, { workspace, list: after });
  signFor(head.targets, workspace, { metadata, signer });
  if (await isTaken(files, workspace, metadata)) {
    assertHasKey(head.targets, workspace, signer);
    metadata = await newList(repository, head, { workspace, list: after });
    signFor(head.targets, workspace, { metadata, signer });
  }
  const signers = signersOf(head.targets, workspace, metadata);
  const { keyIDs = [], threshold = 1 } = roleOf(head.targets, workspace) ?? {};
  if (signers.length >= threshold) return metadata;
  await keepPending(files, workspace, metadata);
  const missing = keyIDs.filter((keyId) => !signers.includes(keyId));
  throw new ReleaseError('signatureMissing', {
    workspace,
    count: signers.length,
    threshold,
    missing: namesOfKeys(head.targets, missing),
  });
}

/**
 * Whether another file has the version of a list that waited: somebody has signed it and stopped
 * before it counted. The list needs another version then, and all signatures anew.
 */
async function isTaken(
  files: MetadataFiles,
  workspace: string,
  list: Metadata<Targets>,
): Promise<boolean> {
  const { version } = list.signed;
  if (!(await files.has(workspace, version))) return false;
  const there = await files.read(roleFile(workspace, version)).catch(() => undefined);
  return there?.equals(bytesOf(list)) !== true;
}

async function newList(
  { files, clock }: Pick<Repository, 'files' | 'clock'>,
  { snapshot }: Pick<Head, 'snapshot'>,
  { workspace, list }: { workspace: string; list: TeamList },
): Promise<Metadata<Targets>> {
  const version = await nextVersion(files, workspace, versionIn(snapshot, workspace));
  return listOf({ version, targets: list }, { days: lifetimes.team, now: clock.now() });
}

/** The same list for another five years, with the signatures of this machine's keys. */
export async function renewList(
  repository: Pick<Repository, 'files' | 'signer' | 'clock'>,
  head: Pick<Head, 'snapshot' | 'targets'>,
  { workspace, list }: { workspace: string; list: Metadata<Targets> },
): Promise<Metadata<Targets>> {
  const metadata = await newList(repository, head, { workspace, list: list.signed.targets });
  signFor(head.targets, workspace, { metadata, signer: repository.signer });
  return metadata;
}

/**
 * The list that waits for signatures, if it follows the committed one and carries a signature of
 * the team. It is read by commands of people who look before they sign, never by a web server.
 */
export async function readPending(
  files: MetadataFiles,
  head: Pick<Head, 'targets' | 'snapshot'>,
  workspace: string,
): Promise<Metadata<Targets> | undefined> {
  const bytes = await files.read(pendingFile(workspace)).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  const pending = bytes && parseOrNothing(bytes);
  const last = versionIn(head.snapshot, workspace);
  if (!pending || pending.signed.version <= last) return undefined;
  const isSigned = signersOf(head.targets, workspace, pending).length > 0;
  return isSigned ? pending : undefined;
}

/** Far above the list of a team with thousands of releases. */
const MAX_LIST_BYTES = 1_000_000;

/**
 * A list that a team has signed elsewhere, with the signatures that count. Undefined when it is in
 * force already.
 * @throws for one that the team has not signed, or that does not follow the committed one.
 */
export async function checkForeignList(
  { files, clock }: Pick<Repository, 'files' | 'clock'>,
  head: Head,
  { workspace, list }: { workspace: string; list: Metadata<Targets> },
): Promise<Metadata<Targets> | undefined> {
  const role = roleOf(head.targets, workspace);
  if (!role) throw new ReleaseError('keyNone', { workspace });
  const signers = signersOf(head.targets, workspace, list);
  const names = namesOfKeys(head.targets, role.keyIDs);
  if (signers.length === 0) throw new ReleaseError('handOverUnsigned', { workspace, names });
  const signatures = Object.entries(list.signatures).filter(([keyId]) => signers.includes(keyId));
  const proposed = new Metadata(list.signed, Object.fromEntries(signatures));
  const { version, targets } = list.signed;
  const last = versionIn(head.snapshot, workspace);
  const committed = await head.role(workspace);
  if (committed && bytesOf(committed).equals(bytesOf(proposed))) return undefined;
  const isComplete = Object.keys(committed?.signed.targets ?? {}).every(
    (path) => path in targets || isReserved(path.split('/')[1] ?? ''),
  );
  const isNext = version > last && version <= MAX_REVISION && isComplete;
  if (!isNext || (await isTaken(files, workspace, proposed)))
    throw new ReleaseError('handOverStale', { workspace, version, last });
  const isReadable =
    bytesOf(proposed).length <= MAX_LIST_BYTES && !list.signed.isExpired(new Date(clock.now()));
  if (!isReadable)
    throw new ReleaseError('handOverUnreadable', { problem: 'its list is too large or expired' });
  return proposed;
}

/** Lets a list wait for signatures, or to be put in force. */
export function keepPending(
  files: MetadataFiles,
  workspace: string,
  list: Metadata<Targets>,
): Promise<void> {
  return files.replace(pendingFile(workspace), bytesOf(list));
}

export function removePending(files: MetadataFiles, workspace: string): Promise<void> {
  return files.remove(pendingFile(workspace));
}

/** The owner of a key and the beginning of its id. */
export function nameOfKey(delegator: Delegator, keyId: string): string {
  const owner = keysIn(delegator)[keyId]?.unrecognizedFields?.[OWNER];
  const short = keyId.slice(0, 12);
  return typeof owner === 'string' ? `${owner} (${short})` : short;
}

export function namesOfKeys(delegator: Delegator, keyIds: readonly string[]): string {
  return keyIds.map((keyId) => nameOfKey(delegator, keyId)).join(', ');
}

export function assertHasKey(
  targets: Metadata<Targets>,
  workspace: string,
  { folder, keys }: Repository['signer'],
): void {
  const role = roleOf(targets, workspace);
  if (!role) throw new ReleaseError('keyNone', { workspace });
  if (keys.some(({ keyId }) => role.keyIDs.includes(keyId))) return;
  const names = namesOfKeys(targets, role.keyIDs);
  throw new ReleaseError('keyMissing', { folder, workspace, names });
}

function parseOrNothing(bytes: Buffer): Metadata<Targets> | undefined {
  try {
    return parseTargets(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The operator's list that overrules which versions are live; null takes a workspace off the site.
 * It also has the releases, with the hashes that their teams have signed, so that they stay usable
 * when keys are revoked. @throws for a release that no team has signed.
 */
export async function signOverrides(
  repository: Pick<Repository, 'files' | 'signer' | 'clock'>,
  head: Head,
  overrides: ReadonlyMap<string, string | null>,
  list: OperatorList = head.targets.signed,
): Promise<Metadata<Targets>> {
  const added: TeamList = {};
  for (const [workspace, version] of overrides) {
    const own = (await head.role(workspace))?.signed.targets ?? {};
    const turn = readLive(own[livePath(workspace)])?.turn ?? 0;
    const custom = { version, turn, list: versionIn(head.snapshot, workspace) };
    const path = overridePath(workspace);
    if (version === null) {
      added[path] = targetOf(path, Buffer.alloc(0), custom);
      continue;
    }
    const signed = releaseIn([own, head.targets.signed.targets], workspace, version);
    const release = releasePath(workspace, version);
    added[path] = copyOf(signed, path, custom);
    added[release] = copyOf(signed, release);
  }
  return signTargets(repository, head, { ...list, targets: { ...list.targets, ...added } });
}

type OperatorList = Pick<Targets, 'targets'> & { delegations?: Targets['delegations'] | undefined };

/** The operator's next list. @throws without the operator's keys. */
export async function signTargets(
  { files, signer, clock }: Pick<Repository, 'files' | 'signer' | 'clock'>,
  { root, targets }: Pick<Head, 'root' | 'targets'>,
  { targets: list, delegations }: OperatorList,
): Promise<Metadata<Targets>> {
  const version = await nextVersion(files, 'targets', targets.signed.version);
  const fields = { version, targets: list, ...(delegations && { delegations }) };
  const next = listOf(fields, { days: lifetimes.operator, now: clock.now() });
  signFor(root, 'targets', { metadata: next, signer });
  if (isSignedFor(root, 'targets', next)) return next;
  throw new ReleaseError('keyOperator', { folder: signer.folder });
}
