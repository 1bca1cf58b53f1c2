import type { Database } from '../../store/tables.ts';
import { kinds } from '../../store/records.ts';
import type { Accepted, StoredRecords } from './check/validate-records.ts';

export type ImportBackup = { records: Accepted; sourceHash: string };

/** Saves the edition as it was before an import. Call it inside the import's transaction. */
export async function saveBackup(
  database: Database,
  edition: string,
  stored: StoredRecords,
  now: Date,
): Promise<void> {
  const last = await database
    .selectFrom('import_progress')
    .select('source_hash')
    .where('edition', '=', edition)
    .executeTakeFirst();
  const backup = {
    source_hash: last?.source_hash ?? '',
    records: JSON.stringify(
      Object.fromEntries(kinds.map((kind) => [kind, [...stored[kind].values()]])),
    ),
    taken_at: now.toISOString(),
  };
  await database
    .insertInto('import_backups')
    .values({ edition, ...backup })
    .onConflict((conflict) => conflict.column('edition').doUpdateSet(backup))
    .execute();
}

/** The edition as it was before its last import; undefined after the first import. */
export async function readBackup(
  database: Database,
  edition: string,
): Promise<ImportBackup | undefined> {
  const row = await database
    .selectFrom('import_backups')
    .select(['records', 'source_hash'])
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (!row) return undefined;
  // Kinds added after the backup have no records in it.
  const found = JSON.parse(row.records) as Partial<Accepted>;
  const records = Object.fromEntries(
    kinds.map((kind) => [kind, found[kind] ?? []]),
  ) as unknown as Accepted;
  return { records, sourceHash: row.source_hash };
}
