import { StorageError } from '@dswine/shared/bucket/bucket-errors';
import { isKind, ReleaseError } from '../errors.ts';

/**
 * Where files of releases are stored: a folder, or a bucket. Names have slashes, as in
 * `metadata/timestamp.json`. A folder exists as long as there are files in it. Nothing that is read
 * is trusted: whoever reads verifies it.
 */
export type Storage = {
  address: string;
  /**
   * Reads a file. Rejects with the code `ENOENT` when there is none, and as tampered when it is
   * larger than `maxBytes`.
   */
  read: (name: string, maxBytes?: number) => Promise<Buffer>;
  /** Creates a file, whole. False when it exists with other content. */
  create: (name: string, bytes: Buffer) => Promise<boolean>;
  /**
   * Replaces a file whose content is `seen` (undefined: there is none). False when it has another
   * one, or somebody else is replacing it. Of several at the same time, one succeeds.
   */
  swap: (name: string, bytes: Buffer, seen: Buffer | undefined) => Promise<boolean>;
  /**
   * Replaces a file whatever it was, and does not wait for the disk: for what its only writer writes
   * again every few seconds. A reader finds it whole.
   */
  write: (name: string, bytes: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The names of the files and folders in a folder, without drafts. */
  list: (folder: string) => Promise<string[]>;
};

/** Files that are read or written at the same time: each takes a bucket some 30 ms. */
const AT_ONCE = 16;

export async function isFree(storage: Storage, name: string): Promise<boolean> {
  try {
    await storage.read(name);
    return false;
  } catch (error) {
    if (isKind(error, 'tampered')) return false;
    if (isAbsent(error)) return true;
    throw error;
  }
}

export async function readIfThere(
  { read }: Pick<Storage, 'read'>,
  name: string,
): Promise<Buffer | undefined> {
  return read(name).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
}

/**
 * Writes that overwrite what they must not would lose what teams do at the same time.
 * @throws {StorageError} for a service without conditional writes.
 */
export async function assertConditionalWrites(storage: Storage): Promise<void> {
  const name = 'conditional-write';
  const [first, second] = [Buffer.from('1'), Buffer.from('2')];
  await storage.remove(name);
  const isConditional =
    (await storage.create(name, first)) &&
    !(await storage.create(name, second)) &&
    (await storage.swap(name, second, first)) &&
    !(await storage.swap(name, first, first));
  await storage.remove(name);
  if (!isConditional)
    throw new StorageError(
      `${storage.address} overwrites files although a request forbids it (If-None-Match, If-Match). Releases need a service with conditional writes.`,
    );
}

/** Runs work for all items, some of them at the same time. Rejects with the first error. */
export async function forAll<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, worker));
}

/** Whether an error is about the file (not signed, missing), not about the storage or a bug. */
export function isStray(error: unknown): boolean {
  return isKind(error, 'tampered', 'unknown') || isAbsent(error);
}

/** Whether an error means that the file does not exist. */
export function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

export type ReadLimits = { maxBytes: number; limitMs: number };

/** Reads what an address answers. @throws for more bytes, more time, or any answer but a success. */
export async function fetchBytes(
  address: string,
  { maxBytes, limitMs }: ReadLimits,
): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok || !response.body)
    throw new ReleaseError('httpStatus', { address, status: response.status });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
