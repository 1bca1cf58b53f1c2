import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { openObjects } from '@dswine/shared/bucket/bucket-objects';
import { bucketErasureList } from './bucket-erasure-list.ts';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

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

const Line = Type.Object({
  kind: Type.Union([Type.Literal('submission'), Type.Literal('member')]),
  id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
});

/**
 * The list in one file, a JSON object per line. Ignores a truncated last line. Several processes of
 * one machine may append.
 */
function fileErasureList(file: string): ErasureList {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap(parse);
    },
    async append(erasures) {
      if (erasures.length === 0) return;
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        // Each starts with a newline, in an empty file too: a power failure may have truncated the
        // last line, and another process may append the first one at the same time.
        const lines = erasures.map(({ kind, id, at }) => `\n${JSON.stringify({ kind, id, at })}`);
        await handle.appendFile(lines.join(''));
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

function parse(line: string): Static<typeof Line>[] {
  try {
    const { kind, id } = Value.Parse(Line, JSON.parse(line));
    return [{ kind, id }];
  } catch {
    return [];
  }
}
