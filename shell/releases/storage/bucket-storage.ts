import type { BucketAddress } from '@dswine/shared/bucket/bucket-address';
import { OversizedObjectError } from '@dswine/shared/bucket/bucket-errors';
import { openObjects } from '@dswine/shared/bucket/bucket-objects';
import type { RequestOptions } from '@dswine/shared/bucket/bucket-requests';
import { ReleaseError } from '../errors.ts';
import type { Storage } from './storage.ts';

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
