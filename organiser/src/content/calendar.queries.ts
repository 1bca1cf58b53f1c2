import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../records/records.ts';

export type CalendarRecord = EditionRecords['calendar'];

const selectVisible = (database: Database, edition: string) =>
  database
    .selectFrom('calendar_entries')
    .where('calendar_entries.edition', '=', edition)
    .where(isShown('calendar_entries', 'event'));
const parse = (row: { record: string }) => JSON.parse(row.record) as CalendarRecord;

export async function countEntries(
  database: Database,
  edition: string,
): Promise<Map<string, number>> {
  const rows = await selectVisible(database, edition)
    .select(['topic', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('topic')
    .execute();
  return new Map(rows.map((row) => [row.topic, Number(row.total)]));
}

/** Lists entries in order of their start. */
export async function listEntries(
  database: Database,
  edition: string,
  filter: { topic?: string; day?: string },
): Promise<CalendarRecord[]> {
  let query = selectVisible(database, edition).select('record');
  if (filter.topic !== undefined) query = query.where('topic', '=', filter.topic);
  if (filter.day !== undefined) query = query.where('day', '=', filter.day);
  return (await query.orderBy('starts_at').orderBy('id_number').execute()).map(parse);
}

export async function findEntry(
  database: Database,
  edition: string,
  id: string,
): Promise<CalendarRecord | undefined> {
  const row = await selectVisible(database, edition)
    .select('record')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && parse(row);
}
