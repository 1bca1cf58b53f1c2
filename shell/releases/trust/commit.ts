import {
  type Metadata,
  type Root,
  type Snapshot,
  type Targets,
  MetadataKind,
  type Timestamp,
} from '@tufjs/models';
import type { Clock } from '@dswine/shared/process/clock';
import { LiveChange, MAX_REVISION } from '@dswine/shared/contract/releases';
import { isKind, ReleaseError } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { sha256 } from '../integrity.ts';
import { PREVIOUS, changeOf, LIVE } from '../metadata/composition.ts';
import {
  roleFile,
  TIMESTAMP,
  type MetadataFiles,
  isSignedFor,
  parseRoot,
  parseSnapshot,
  parseTargets,
  parseTimestamp,
  writtenAt,
  assertClock,
  bytesOf,
  signFor,
  metaOf,
  snapshotOf,
  timestampOf,
} from '../metadata/metadata.ts';
import type { Signer } from '../metadata/private-keys.ts';
import { assertReadable } from '../metadata/targets.ts';

/**
 * The newest state of a store, as those see it who add to it: signatures are checked, expiry is
 * not. Clients use `trusted-view.ts`.
 */
export type Head = {
  roots: Metadata<Root>[];
  root: Metadata<Root>;
  snapshot: Metadata<Snapshot>;
  snapshotBytes: Buffer;
  timestampBytes: Buffer;
  writtenAt: number;
  /** Whether the timestamp names the snapshot: not yet, or its writer was stopped. */
  isNamed: boolean;
  /**
   * The version of the snapshot that follows. Of several writers that have read this head, one can
   * create it; the others have to begin again. A version that appeared later must not be skipped:
   * two snapshots would follow this one, and one of them would be lost.
   */
  nextSnapshot: number;
  targets: Metadata<Targets>;
  /** The signed list of a role. Undefined when there is none, or its keys have changed since. */
  role: (name: string) => Promise<Metadata<Targets> | undefined>;
};

/** The metadata of a store, and the `root.json` from which all trust begins. */
export type Source = { files: MetadataFiles; trustedRoot: Buffer };

/** @throws when the store's metadata are not signed by the keys of the trusted root. */
export async function readHead({ files, trustedRoot }: Source): Promise<Head> {
  const roots = await readRoots({ files, trustedRoot });
  const [root, before] = [roots.at(-1), roots.at(-2)];
  if (!root) throw new ReleaseError('trustUnsigned', { file: 'root.json' });
  // A writer that stopped between a new root and a new timestamp leaves metadata of the older keys.
  const trusted = before ? [root, before] : [root];
  const timestamp = await read(files, TIMESTAMP, parseTimestamp);
  assert(
    TIMESTAMP,
    trusted.some((one) => isSignedFor(one, 'timestamp', timestamp.metadata)),
  );
  const { snapshotMeta } = timestamp.metadata.signed;
  const name = roleFile('snapshot', snapshotMeta.version);
  let snapshot = await read(files, name, parseSnapshot);
  snapshotMeta.verify(snapshot.bytes);
  assert(
    name,
    trusted.some((one) => isSignedFor(one, 'snapshot', snapshot.metadata)),
  );
  let nextSnapshot = snapshot.metadata.signed.version + 1;
  for (; ; nextSnapshot += 1) {
    const next = await readNext(files, nextSnapshot);
    if (next === 'none') break;
    const isNext = next?.metadata.signed.unrecognizedFields[PREVIOUS] === sha256(snapshot.bytes);
    if (next && isNext && isSignedFor(root, 'snapshot', next.metadata)) snapshot = next;
  }
  const { metadata, bytes } = snapshot;
  const targets = await readRole(files, metadata, 'targets');
  if (!targets || !trusted.some((one) => isSignedFor(one, 'targets', targets)))
    throw new ReleaseError('trustUnsigned', { file: 'targets.json' });
  return {
    roots,
    root,
    snapshot: metadata,
    snapshotBytes: bytes,
    timestampBytes: timestamp.bytes,
    writtenAt: writtenAt(timestamp.metadata.signed.expires),
    isNamed: snapshotMeta.version === metadata.signed.version,
    nextSnapshot,
    targets,
    async role(role) {
      const found = await readRole(files, metadata, role);
      return found && isSignedFor(targets, role, found) ? found : undefined;
    },
  };
}

/** The chain of roots from the trusted one, each signed by the keys of the one before. */
export async function readRoots({
  files,
  trustedRoot,
}: Pick<Source, 'trustedRoot'> & { files: Pick<MetadataFiles, 'read'> }): Promise<
  Metadata<Root>[]
> {
  const roots = [parseRoot(trustedRoot)];
  for (;;) {
    const last = roots.at(-1);
    if (!last) return roots;
    const name = roleFile('root', last.signed.version + 1);
    const next = await read(files, name, parseRoot).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (!next) return roots;
    const isNext = next.metadata.signed.version === last.signed.version + 1;
    assert(name, isNext && isSignedFor(last, 'root', next.metadata));
    assert(name, isSignedFor(next.metadata, 'root', next.metadata));
    roots.push(next.metadata);
  }
}

async function readRole(
  files: MetadataFiles,
  snapshot: Metadata<Snapshot>,
  role: string,
): Promise<Metadata<Targets> | undefined> {
  const meta = snapshot.signed.meta[`${role}.json`];
  if (!meta) return undefined;
  const { bytes, metadata } = await read(files, roleFile(role, meta.version), parseTargets);
  meta.verify(bytes);
  return metadata;
}

async function read<Parsed>(
  files: Pick<MetadataFiles, 'read'>,
  name: string,
  parse: (bytes: Buffer) => Parsed,
): Promise<{ bytes: Buffer; metadata: Parsed }> {
  const bytes = await files.read(name);
  try {
    return { bytes, metadata: parse(bytes) };
  } catch (cause) {
    const problem = (cause as Error).message;
    throw new ReleaseError('tamperedMetadata', { file: name, problem }, { cause });
  }
}

/** `undefined`: anybody may have put a file there that is no snapshot. */
async function readNext(files: MetadataFiles, version: number) {
  return read(files, roleFile('snapshot', version), parseSnapshot).catch((error: unknown) => {
    if (isAbsent(error)) return 'none' as const;
    if (isKind(error, 'tampered')) return undefined;
    throw error;
  });
}

function assert(name: string, isSigned: boolean): void {
  if (!isSigned) throw new ReleaseError('trustUnsigned', { file: name });
}

/** The metadata of a store with the keys of whoever changes them. */
export type Repository = Source & { signer: Signer; clock: Clock };

/**
 * Signed metadata of roles that change together; none to renew what expires. `change`: how they
 * change what is live.
 */
export type Update = {
  root?: Metadata<Root>;
  roles: ReadonlyMap<string, Metadata<Targets>>;
  change?: Pick<LiveChange, 'kind' | 'reason'> | undefined;
};

const MAX_TRIES = 100;

/**
 * Adds metadata in one step: the next snapshot names them, and the timestamp names the snapshot.
 * When another writer was faster, `change` is computed again from what that one wrote. It may
 * throw, and then nothing has changed, as when it returns nothing. `setsTime`: whatever time the
 * store has. Resolves to the version of the snapshot, if there is a new one.
 */
export async function commit(
  repository: Repository,
  change: (head: Head) => Promise<Update | undefined>,
  { setsTime = false }: { setsTime?: boolean } = {},
): Promise<number | undefined> {
  const { files, clock } = repository;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const head = await readHead(repository);
    if (!setsTime) assertClock(head.writtenAt, clock.now());
    // Otherwise readers would stay with what was before the commit of a writer that was stopped.
    if (!head.isNamed) {
      assertCanSign(repository, head.root);
      await writeTimestamp(repository);
    }
    const update = await change(head);
    if (!update) return undefined;
    const { root = head.root, roles, change: liveChange } = update;
    assertCanSign(repository, root);
    for (const metadata of [root, ...roles.values()]) assertSame(metadata);
    const meta = { ...head.snapshot.signed.meta };
    let isFirst = true;
    for (const [role, metadata] of roles) {
      const bytes = bytesOf(metadata);
      const { version } = metadata.signed;
      isFirst &&= await files.create(roleFile(role, version), bytes);
      meta[`${role}.json`] = metaOf(version, bytes);
    }
    if (!isFirst) continue;
    const version = head.nextSnapshot;
    const unrecognizedFields = {
      [PREVIOUS]: sha256(head.snapshotBytes),
      [LIVE]: nextChange(head, liveChange, clock.now()),
    };
    const snapshot = snapshotOf({ version, meta, unrecognizedFields }, clock.now());
    signOnline(repository, root, { role: 'snapshot', metadata: snapshot });
    if (
      root !== head.root &&
      !(await files.create(roleFile('root', root.signed.version), bytesOf(root)))
    )
      continue;
    if (!(await files.create(roleFile('snapshot', version), bytesOf(snapshot)))) continue;
    await writeTimestamp(repository);
    return version;
  }
  throw new ReleaseError('conflictStore', {});
}

function nextChange(
  { snapshot, snapshotBytes, nextSnapshot }: Head,
  change: Update['change'],
  now: number,
): LiveChange {
  if (nextSnapshot > MAX_REVISION)
    throw new ReleaseError('trustSnapshots', { version: nextSnapshot });
  if (!change) return changeOf(snapshot);
  const next = {
    ...change,
    revision: nextSnapshot,
    at: new Date(now).toISOString(),
    before: { version: snapshot.signed.version, sha256: sha256(snapshotBytes) },
  };
  assertReadable(LiveChange, next);
  return next;
}

/** Reads what will be written as everybody will. */
function assertSame(metadata: Metadata<Root> | Metadata<Targets>): void {
  const bytes = bytesOf(metadata);
  let problem = 'others would read something else';
  try {
    const parse = metadata.signed.type === MetadataKind.Root ? parseRoot : parseTargets;
    if (bytesOf(parse(bytes)).equals(bytes)) return;
  } catch (error) {
    problem = (error as Error).message;
  }
  throw new ReleaseError('usageUnreadable', { problem });
}

/** The version after `last` that nobody has used, also not for a file that was never committed. */
export async function nextVersion(
  files: MetadataFiles,
  role: string,
  last: number,
): Promise<number> {
  let version = last + 1;
  while (await files.has(role, version)) version += 1;
  return version;
}

/**
 * Names the newest snapshot. Somebody else's timestamp is never replaced unread, so it does not go
 * back to an older one.
 */
async function writeTimestamp(repository: Repository): Promise<void> {
  const { files, clock } = repository;
  for (;;) {
    const { root, snapshot, snapshotBytes, timestampBytes } = await readHead(repository);
    const timestamp = timestampOf(snapshot.signed.version, snapshotBytes, clock.now());
    signOnline(repository, root, { role: 'timestamp', metadata: timestamp });
    if (await files.swap(TIMESTAMP, bytesOf(timestamp), timestampBytes)) return;
  }
}

export function assertCanSign({ signer }: Pick<Repository, 'signer'>, root: Metadata<Root>): void {
  const needed = root.signed.roles['timestamp']?.keyIDs ?? [];
  if (!signer.keys.some(({ keyId }) => needed.includes(keyId)))
    throw new ReleaseError('keyOnline', { folder: signer.folder });
}

function signOnline(
  { signer }: Repository,
  root: Metadata<Root>,
  { role, metadata }: { role: string; metadata: Metadata<Snapshot> | Metadata<Timestamp> },
): void {
  signFor(root, role, { metadata, signer });
  if (!isSignedFor(root, role, metadata))
    throw new ReleaseError('keyOnline', { folder: signer.folder });
}
