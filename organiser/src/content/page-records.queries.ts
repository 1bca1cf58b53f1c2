import type { PageFile } from '../records/page-records.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Database } from '../store/tables.ts';

/** All records of a kind, in import order. */
export async function listRecords<K extends PageFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<EditionRecords[K][]> {
  const rows = await database
    .selectFrom('page_records')
    .select('record')
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map((row) => JSON.parse(row.record) as EditionRecords[K]);
}

export async function findRecord<K extends PageFile>(
  database: Database,
  edition: string,
  kind: K,
  id: string,
): Promise<EditionRecords[K] | undefined> {
  const row = await database
    .selectFrom('page_records')
    .select('record')
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as EditionRecords[K]);
}
