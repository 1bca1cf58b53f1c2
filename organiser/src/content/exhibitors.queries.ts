import { sql } from 'kysely';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type ExhibitorRecord = EditionRecords['exhibitors'];

/** The exhibitors with these ids, in the given order. Excludes withdrawn ones. */
export async function listExhibitors(
  database: Database,
  edition: string,
  ids: readonly string[],
): Promise<ExhibitorRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('exhibitors')
    .select(['id', 'record'])
    .where('edition', '=', edition)
    .where('id', 'in', ids)
    .where(isShown('exhibitors', 'exhibitor'))
    .execute();
  const records = new Map(rows.map((row) => [row.id, parse(row.record)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

export async function findExhibitor(
  database: Database,
  edition: string,
  id: string,
): Promise<ExhibitorRecord | undefined> {
  const [record] = await listExhibitors(database, edition, [id]);
  return record;
}

/** Other exhibitors of the same area; those of the same country first. */
export async function listRelated(
  database: Database,
  edition: string,
  of: ExhibitorRecord,
  limit: number,
): Promise<ExhibitorRecord[]> {
  const rows = await database
    .selectFrom('exhibitors')
    .select('record')
    .where('edition', '=', edition)
    .where('area', '=', of.Areas[0] ?? '')
    .where('id', '<>', of.Id)
    .where(isShown('exhibitors', 'exhibitor'))
    .orderBy(sql`case when country = ${of.Country} then 0 else 1 end`)
    .orderBy('popularity', 'desc')
    .orderBy('id_number')
    .limit(limit)
    .execute();
  return rows.map((row) => parse(row.record));
}

const parse = (record: string) => JSON.parse(record) as ExhibitorRecord;
