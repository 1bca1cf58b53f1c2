import type { Area } from '@dswine/shared/contract/editions';
import { isShown } from '../store/content.ts';
import { notFound } from '../http/errors.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type EditionRecord = EditionRecords['edition'];
export type AreaRecord = EditionRecords['areas'];

export async function requireEdition(database: Database, code: string): Promise<EditionRecord> {
  const row = await database
    .selectFrom('editions')
    .select('record')
    .where('edition', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound('edition', code);
  return JSON.parse(row.record) as EditionRecord;
}

export async function findArea(
  database: Database,
  edition: string,
  code: string,
): Promise<AreaRecord | undefined> {
  const row = await database
    .selectFrom('areas')
    .select('record')
    .where('edition', '=', edition)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && (JSON.parse(row.record) as AreaRecord);
}

/** The themed areas in the fair's order, with their numbers of exhibitors. */
export async function listAreas(
  database: Database,
  code: string,
): Promise<{ record: AreaRecord; exhibitors: Area['ExhibitorCount'] }[]> {
  const areas = await database
    .selectFrom('areas')
    .select('record')
    .where('edition', '=', code)
    .orderBy('position')
    .execute();
  const counts = await database
    .selectFrom('exhibitor_terms')
    .innerJoin('exhibitors', (join) =>
      join
        .onRef('exhibitors.edition', '=', 'exhibitor_terms.edition')
        .onRef('exhibitors.id', '=', 'exhibitor_terms.exhibitor_id'),
    )
    .where('exhibitors.edition', '=', code)
    .where('exhibitor_terms.kind', '=', 'area')
    .where(isShown('exhibitors', 'exhibitor'))
    .select(['exhibitor_terms.code', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('exhibitor_terms.code')
    .execute();
  const countOf = new Map(counts.map((row) => [row.code, Number(row.total)]));
  return areas.map((row) => {
    const record = JSON.parse(row.record) as AreaRecord;
    return { record, exhibitors: countOf.get(record.Code) ?? 0 };
  });
}
