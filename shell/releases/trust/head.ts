import type { Metadata, Root, Snapshot, Targets } from '@tufjs/models';
import { isKind, ReleaseError } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { sha256 } from '../integrity.ts';
import { PREVIOUS } from '../metadata/composition.ts';
import { roleFile, TIMESTAMP, type MetadataFiles } from '../metadata/metadata-files.ts';
import {
  isSignedFor,
  parseRoot,
  parseSnapshot,
  parseTargets,
  parseTimestamp,
  writtenAt,
} from '../metadata/metadata.ts';

/**
 * The newest state of a store, as those see it who add to it: signatures are checked, expiry is
 * not. Clients use `trusted-view.ts`.
 */
export type Head = {
  /** All roots, oldest first. */
  roots: Metadata<Root>[];
  root: Metadata<Root>;
  snapshot: Metadata<Snapshot>;
  snapshotBytes: Buffer;
  timestampBytes: Buffer;
  /** When the timestamp was written, in ms since 1970. */
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
