import { isDeepStrictEqual } from 'node:util';
import { Metadata, Targets } from '@tufjs/models';
import { MAX_REVISION } from '@dswine/shared/contract/releases';
import { ReleaseError } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { nextVersion, type Repository } from './commit.ts';
import type { Head } from './head.ts';
import { roleFile, type MetadataFiles } from '../metadata/metadata-files.ts';
import {
  bytesOf,
  expiryAfter,
  keysIn,
  lifetimes,
  parseTargets,
  roleOf,
  signersOf,
  signFor,
  SPEC_VERSION,
  type Delegator,
} from '../metadata/metadata.ts';
import { OWNER } from '../metadata/private-keys.ts';
import { isReserved, type TeamList } from '../metadata/targets.ts';

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
  const last = snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
  return new Metadata(
    new Targets({
      version: await nextVersion(files, workspace, last),
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.team, clock.now()),
      targets: list,
    }),
  );
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
  const last = head.snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
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
  const last = head.snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
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
