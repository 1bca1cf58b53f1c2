import { isDeepStrictEqual } from 'node:util';
import { Metadata, Targets } from '@tufjs/models';
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
import type { TeamList } from '../metadata/targets.ts';

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
  assertHasKey(head.targets, workspace, signer);
  const committed = await head.role(workspace);
  const pending = await readPending(files, head, workspace);
  const before = { ...(pending ?? committed)?.signed.targets };
  const after = change(before);
  const isPending = pending !== undefined && isDeepStrictEqual(before, after);
  if (!pending && committed && isDeepStrictEqual(before, after)) return undefined;
  let metadata = isPending ? pending : await newList(repository, head, { workspace, list: after });
  signFor(head.targets, workspace, { metadata, signer });
  if (await isTaken(files, workspace, metadata)) {
    metadata = await newList(repository, head, { workspace, list: after });
    signFor(head.targets, workspace, { metadata, signer });
  }
  const signers = signersOf(head.targets, workspace, metadata);
  const { keyIDs = [], threshold = 1 } = roleOf(head.targets, workspace) ?? {};
  if (signers.length >= threshold) return metadata;
  await files.replace(pendingFile(workspace), bytesOf(metadata));
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
