import type { BucketObjects } from '@dswine/shared/bucket/bucket-objects';
import type { ErasedRecord, ErasureList, ListedErasure } from './erasure-list.ts';

/** Objects that are written at the same time. */
const AT_ONCE = 16;

/**
 * The list as one object for each erasure. The key says all that a restore needs, so reading only
 * lists keys, and organisers that append the same erasure write the same object. None is ever
 * replaced or removed, so writers need no right to do so.
 */
export function bucketErasureList(objects: BucketObjects): ErasureList {
  async function write({ kind, id, at }: ListedErasure): Promise<void> {
    const bytes = Buffer.from(JSON.stringify({ kind, id, at }));
    await objects.put(`${kind}.${id}.json`, bytes, { IfNoneMatch: '*' });
  }

  return {
    async read() {
      const erased: ErasedRecord[] = [];
      let next: string | undefined;
      do {
        const page = await objects.page('', next);
        for (const { Key = '' } of page.Contents ?? []) erased.push(...parse(Key));
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return erased;
    },
    async append(erasures) {
      for (let start = 0; start < erasures.length; start += AT_ONCE)
        await Promise.all(erasures.slice(start, start + AT_ONCE).map(write));
    },
  };
}

function parse(key: string): ErasedRecord[] {
  const [, kind, id] = /(?:^|\/)(submission|member)\.([0-9a-f-]{36})\.json$/u.exec(key) ?? [];
  return id === undefined ? [] : [{ kind: kind === 'member' ? 'member' : 'submission', id }];
}
