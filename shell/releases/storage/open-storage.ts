import path from 'node:path';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { openBucket } from './bucket-storage.ts';
import { contentsIn, copiesIn, type Contents } from './contents.ts';
import { openFolder } from './folder-storage.ts';
import type { Storage } from './storage.ts';

type Opened = {
  storage: Storage;
  contents: Contents;
  /** Whether each reading is a request. */
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
  /** A folder for copies of a bucket's files. */
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
