import type { Database } from '../../store/tables.ts';
import type { EntryRow } from '../../store/tables/entries.ts';

/** Stores entries. Those that were sent before change nothing. */
export async function insertEntries(database: Database, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('entries')
    .values([...rows])
    .onConflict((entry) => entry.column('id').doNothing())
    .execute();
}

type Chosen = {
  edition: string;
  /** Made at or after this instant. */
  from?: string;
  /** Received at or after this instant. */
  receivedFrom?: string;
};

export async function listEntries(
  database: Database,
  { edition, from = '', receivedFrom = '' }: Chosen,
): Promise<EntryRow[]> {
  return database
    .selectFrom('entries')
    .selectAll()
    .where('edition', '=', edition)
    .where('at', '>=', from)
    .where('received_at', '>=', receivedFrom)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function deleteEntriesBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('entries').where('at', '<', before.toISOString()).execute();
}
