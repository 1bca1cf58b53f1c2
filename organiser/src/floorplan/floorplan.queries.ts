import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../import/records.ts';

/** The hall, its aisles, facilities and booths, in the order of the import. */
export async function listHallShapes(database: Database, edition: string): Promise<EditionRecords['hall'][]> {
  const rows = await database
    .selectFrom('hall_shapes')
    .select('record')
    .where('edition', '=', edition)
    .orderBy('position')
    .execute();
  return rows.map((row) => JSON.parse(row.record) as EditionRecords['hall']);
}

/** The exhibitor of each booth that is taken. */
export async function listBoothOwners(
  database: Database,
  edition: string,
): Promise<Map<string, EditionRecords['exhibitors']>> {
  const rows = await database
    .selectFrom('exhibitor_booths')
    .innerJoin('exhibitors', (join) =>
      join
        .onRef('exhibitors.edition', '=', 'exhibitor_booths.edition')
        .onRef('exhibitors.id', '=', 'exhibitor_booths.exhibitor_id'),
    )
    .where('exhibitors.edition', '=', edition)
    .where(isShown('exhibitors', 'exhibitor'))
    .select(['exhibitor_booths.number', 'exhibitors.record'])
    .execute();
  return new Map(rows.map((row) => [row.number, JSON.parse(row.record) as EditionRecords['exhibitors']]));
}
