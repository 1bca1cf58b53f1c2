import {
  Metadata,
  MetadataKind,
  MetaFile,
  Snapshot,
  Timestamp,
  type Root,
  type Targets,
} from '@tufjs/models';
import type { Clock } from '@dswine/shared/process/clock';
import { ReleaseError } from '../errors.ts';
import { LiveChange, MAX_REVISION } from '@dswine/shared/contract/releases';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { changeOf, LIVE, PREVIOUS } from '../metadata/composition.ts';
import { readHead, type Head, type Source } from './head.ts';
import { sha256 } from '../integrity.ts';
import { roleFile, TIMESTAMP, type MetadataFiles } from '../metadata/metadata-files.ts';
import {
  assertClock,
  bytesOf,
  expiryAfter,
  isSignedFor,
  lifetimes,
  parseRoot,
  parseTargets,
  signFor,
  SPEC_VERSION,
} from '../metadata/metadata.ts';
import type { Signer } from '../metadata/private-keys.ts';

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
    for (const metadata of [root, ...roles.values()]) assertReadable(metadata);
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
    const snapshot = new Metadata(
      new Snapshot({
        version,
        specVersion: SPEC_VERSION,
        expires: expiryAfter(lifetimes.online, clock.now()),
        meta,
        unrecognizedFields: {
          [PREVIOUS]: sha256(head.snapshotBytes),
          [LIVE]: nextChange(head, liveChange, clock.now()),
        },
      }),
    );
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

/** @throws for what no server could read. */
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
  const problem = schemaProblem(LiveChange, next);
  if (problem !== undefined) throw new ReleaseError('usageUnreadable', { problem });
  return next;
}

/** Reads what will be written as everybody will. */
function assertReadable(metadata: Metadata<Root> | Metadata<Targets>): void {
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
export async function writeTimestamp(repository: Repository): Promise<void> {
  const { files, clock } = repository;
  for (;;) {
    const { root, snapshot, snapshotBytes, timestampBytes } = await readHead(repository);
    const timestamp = timestampOf(snapshot.signed.version, snapshotBytes, clock.now());
    signOnline(repository, root, { role: 'timestamp', metadata: timestamp });
    if (await files.swap(TIMESTAMP, bytesOf(timestamp), timestampBytes)) return;
  }
}

/** A timestamp has the version of its snapshot. */
export function timestampOf(version: number, snapshot: Buffer, now: number): Metadata<Timestamp> {
  return new Metadata(
    new Timestamp({
      version,
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.online, now),
      snapshotMeta: metaOf(version, snapshot),
    }),
  );
}

export function metaOf(version: number, bytes: Buffer): MetaFile {
  return new MetaFile({ version, length: bytes.length, hashes: { sha256: sha256(bytes) } });
}

/** @throws without the online key. */
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
