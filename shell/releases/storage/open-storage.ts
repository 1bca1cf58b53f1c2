import path from 'node:path';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  isBucketAddress,
  parseBucketAddress,
  type BucketAddress,
} from '@dswine/shared/bucket/bucket-address';
import { OversizedObjectError } from '@dswine/shared/bucket/bucket-errors';
import { openObjects } from '@dswine/shared/bucket/bucket-objects';
import type { RequestOptions } from '@dswine/shared/bucket/bucket-requests';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { openFolder } from './folder-storage.ts';
import { type Storage, forAll, isAbsent } from './storage.ts';
import { ReleaseError } from '../errors.ts';
import { sha256 } from '../integrity.ts';

type Opened = {
  storage: Storage;
  contents: Contents;
  isRemote: boolean;
};

/** `RELEASE_STORE`: a folder, by default `<DATA_DIR>/store`, or `s3://<bucket>/<prefix>`. */
export function storeAddress(dataDir: string, environment: NodeJS.ProcessEnv): string {
  const given = environment['RELEASE_STORE'];
  if (!given) return path.join(dataDir, 'store');
  return isBucketAddress(given) ? given : path.resolve(given);
}

/** `RELEASE_COPIES`: copies of a bucket's files. Default: `<DATA_DIR>/copies`. */
export function copiesFolder(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_COPIES'] || path.join(dataDir, 'copies');
}

type StorageOptions = {
  copies: string;
  clock?: Clock;
};

/** @throws {StorageError} */
export function openStorage(
  address: string,
  { copies, clock = systemClock }: StorageOptions,
): Opened {
  if (isBucketAddress(address)) {
    const storage = openBucket(parseBucketAddress(address, 'RELEASE_STORE'), { clock });
    return { storage, contents: copiesIn(copies, storage), isRemote: true };
  }
  const storage = openFolder(address, { clock });
  return { storage, contents: contentsIn(address, storage), isRemote: false };
}

/**
 * Files in a bucket of S3, or of a service with its conditional writes (`If-None-Match: *` and
 * `If-Match`).
 */
export function openBucket(address: BucketAddress, options: RequestOptions = {}): Storage {
  const objects = openObjects(address, options);
  return {
    address: objects.address,
    async read(name, maxBytes) {
      try {
        return (await objects.get(name, maxBytes)).bytes;
      } catch (error) {
        if (!(error instanceof OversizedObjectError)) throw error;
        throw new ReleaseError('tamperedSize', { file: name, size: 'too many' }, { cause: error });
      }
    },
    async create(name, bytes) {
      if (await objects.put(name, bytes, { IfNoneMatch: '*' })) return true;
      return (await objects.find(name))?.bytes.equals(bytes) === true;
    },
    async swap(name, bytes, seen) {
      if (seen === undefined) return objects.put(name, bytes, { IfNoneMatch: '*' });
      const found = await objects.find(name);
      if (!found?.bytes.equals(seen) || found.tag === undefined) return false;
      return objects.put(name, bytes, { IfMatch: found.tag });
    },
    async write(name, bytes) {
      await objects.put(name, bytes);
    },
    remove: objects.remove,
    async list(folder) {
      const prefix = folder === '' ? '' : `${folder}/`;
      const start = address.prefix.length + prefix.length;
      const names: string[] = [];
      let next: string | undefined;
      do {
        const page = await objects.page(prefix, next);
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(start));
        for (const { Prefix = '' } of page.CommonPrefixes ?? [])
          names.push(Prefix.slice(start, -1));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return names.filter((name) => name !== '' && !name.startsWith('.')).sort();
    },
  };
}

export type Contents = {
  /** Undefined when the stored file has another content. */
  read: (name: string, hash: string) => Promise<Buffer | undefined>;
  /** The path on this machine of a file that was read before. Whoever uses it verifies it. */
  pathOf: (name: string, hash: string) => string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

function contentsIn(folder: string, { read }: Pick<Storage, 'read'>): Contents {
  return {
    async read(name, hash) {
      const bytes = await read(name);
      return sha256(bytes) === hash ? bytes : undefined;
    },
    pathOf: (name) => path.join(folder, name),
  };
}

/**
 * Copies in a local folder, named by their hash: each file is fetched once, also when many releases
 * have it, and is there while the storage is away. A copy that was damaged is fetched again.
 */
function copiesIn(folder: string, { read }: Pick<Storage, 'read'>): Contents {
  return {
    async read(name, hash) {
      const file = path.join(folder, hash);
      const copy = await readCopy(file);
      if (copy && sha256(copy) === hash) return copy;
      const bytes = await read(name);
      if (sha256(bytes) !== hash) return undefined;
      await openFolder(folder).write(hash, bytes);
      return bytes;
    },
    pathOf: (_, hash) => path.join(folder, hash),
  };
}

/** Reads a copy, and notes once a day that it is in use. */
async function readCopy(file: string): Promise<Buffer | undefined> {
  try {
    const handle = await open(file);
    try {
      const now = new Date(systemClock.now());
      const { mtimeMs } = await handle.stat();
      if (now.getTime() - mtimeMs > DAY_MS) await handle.utimes(now, now).catch(() => undefined);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Removes copies that nobody has used since `before` (ms since 1970), and what was left unfinished. */
export async function removeUnusedCopies(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  await forAll(names, async (name) => {
    const file = path.join(folder, name);
    const isUnused = await stat(file).then(
      ({ mtimeMs }) => mtimeMs < before,
      () => false,
    );
    if (isUnused) await rm(file, { force: true });
  });
}
