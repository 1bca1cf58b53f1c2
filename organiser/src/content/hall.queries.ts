import type { EditionRecords } from '../records/records.ts';
import type { Database } from '../store/tables.ts';

/** The hall, its aisles, facilities and booths, in the order of the import. */
export async function listHallShapes(
  database: Database,
  edition: string,
): Promise<EditionRecords['hall'][]> {
  const rows = await database
    .selectFrom('hall_shapes')
    .select('record')
    .where('edition', '=', edition)
    .orderBy('position')
    .execute();
  return rows.map((row) => JSON.parse(row.record) as EditionRecords['hall']);
}
