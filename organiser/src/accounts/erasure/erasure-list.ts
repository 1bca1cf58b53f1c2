import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { openObjects } from '@dswine/shared/bucket/bucket-objects';
import { bucketErasureList } from './bucket-erasure-list.ts';
import { fileErasureList } from './file-erasure-list.ts';

/** What was erased. Ids are random, so the list holds no personal data. */
export type ErasedRecord = { kind: 'submission' | 'member'; id: string };

/**
 * The list of erasures. It is separate from the database, because a database that is restored from a
 * backup lacks the erasures since then. Several organisers append to one list.
 */
export type ErasureList = {
  read: () => Promise<ErasedRecord[]>;
  /** Resolves once the entries are stored durably. An entry that is listed already may be repeated. */
  append: (erasures: readonly ListedErasure[]) => Promise<void>;
};
export type ListedErasure = ErasedRecord & { at: string };

/** `address`: a file, or `s3://<bucket>/<prefix>`. @throws {StorageError} for no valid address. */
export function openErasureList(address: string): ErasureList {
  if (!isBucketAddress(address)) return fileErasureList(address);
  return bucketErasureList(openObjects(parseBucketAddress(address, 'ERASURE_LIST'), {}));
}
