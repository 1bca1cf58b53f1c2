import { createHash } from 'node:crypto';
import { storedKey, type EditionFile } from '../records/records.ts';
import type { ContentRecordRow } from '../../store/tables/content.ts';
import type { Database } from '../../store/tables.ts';

/** `removed` are the keys of deleted records. */
export type Written = { changed: number; removed: string[] };
const rowsAtOnce = 100;

/** Makes the edition hold exactly these records of a kind. Touches only differences. */
export async function writeRecords(
  database: Database,
  edition: string,
  kind: EditionFile,
  records: readonly object[],
): Promise<Written> {
  const rows = records.map((record, index) => toRow(edition, kind, record, index));
  const stored = await database
    .selectFrom('content_records')
    .select(['id', 'hash'])
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .execute();
  const hashes = new Map(stored.map(({ id, hash }) => [id, hash]));
  const changed = rows.filter(({ id, hash }) => hashes.get(id) !== hash);
  const present = new Set(rows.map(({ id }) => id));
  const removed = stored.flatMap(({ id }) => (present.has(id) ? [] : [id]));
  for (const ids of inParts([...removed, ...changed.map(({ id }) => id)]))
    await database
      .deleteFrom('content_records')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute();
  for (const values of inParts(changed))
    await database.insertInto('content_records').values(values).execute();
  return { changed: changed.length, removed };
}

/** Pages have orders of their own for these: none of them changes when another one is removed. */
const numbered: readonly EditionFile[] = ['exhibitors', 'products', 'news', 'calendar'];

function toRow(
  edition: string,
  kind: EditionFile,
  record: object,
  index: number,
): ContentRecordRow {
  const id = storedKey(kind, record, index);
  const position = numbered.includes(kind) ? Number(id) : index;
  const text = JSON.stringify(record);
  const hash = createHash('sha256').update(`${position} ${text}`).digest('base64url');
  return { edition, kind, id, position, record: text, hash };
}

function inParts<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, part) =>
    items.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
