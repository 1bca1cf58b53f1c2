import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

/** The exhibitors of each occupied booth; several may share one. */
export async function listBoothOwners(
  database: Database,
  edition: string,
): Promise<Map<string, EditionRecords['exhibitors'][]>> {
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
    .orderBy('exhibitors.id_number')
    .execute();
  const owners = new Map<string, EditionRecords['exhibitors'][]>();
  for (const { number, record } of rows) {
    const sharing = owners.get(number) ?? [];
    owners.set(number, [...sharing, JSON.parse(record) as EditionRecords['exhibitors']]);
  }
  return owners;
}
