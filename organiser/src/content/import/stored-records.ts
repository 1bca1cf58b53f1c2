import { storedKey } from '../records/records.ts';
import { kinds, readAllRecords } from '../../store/records.ts';
import type { Database } from '../../store/tables.ts';
import type { StoredRecords } from './check/validate-records.ts';

/** The records that the last import of the edition stored. */
export async function readStoredRecords(
  database: Database,
  edition: string,
): Promise<StoredRecords> {
  const all = await readAllRecords(database, edition);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      new Map(all[kind].map((record, index) => [storedKey(kind, record, index), record])),
    ]),
  ) as unknown as StoredRecords;
}
