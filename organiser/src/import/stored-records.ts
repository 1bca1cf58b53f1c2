import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import { kinds, type StoredRecords } from './validate-records.ts';
import type { PageFile } from '../records/page-records.ts';
import { recordKey } from './read-records.ts';
import type { EditionFile, EditionRecords } from '../records/records.ts';

const tableOf = {
  edition: 'editions',
  areas: 'areas',
  terms: 'terms',
  hall: 'hall_shapes',
  exhibitors: 'exhibitors',
  products: 'products',
  news: 'news',
  calendar: 'calendar_entries',
} as const satisfies Record<Exclude<EditionFile, PageFile>, string>;
type Stored = { record: string };

const positioned: readonly EditionFile[] = ['areas', 'terms', 'hall'];
function orderOf(kind: EditionFile): string {
  if (kind === 'edition') return 'edition';
  return positioned.includes(kind) ? 'position' : 'id_number';
}

/** The records that the last import of the edition stored. */
export async function readStoredRecords(
  database: Database,
  edition: string,
): Promise<StoredRecords> {
  const read: [EditionFile, Map<string, unknown>][] = [];
  for (const kind of kinds) read.push([kind, await readKind(database, edition, kind)]);
  return Object.fromEntries(read) as StoredRecords;
}

async function readKind<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<Map<string, EditionRecords[K]>> {
  const table = tableOf[kind as keyof typeof tableOf];
  const found = await (
    table
      ? sql<Stored>`select record from ${sql.table(table)} where edition = ${edition} order by ${sql.ref(orderOf(kind))}`
      : sql<Stored>`select record from page_records where edition = ${edition} and kind = ${kind} order by position`
  ).execute(database);
  return new Map(
    found.rows.map(({ record }, index) => {
      const value = JSON.parse(record) as EditionRecords[K];
      return [recordKey(kind, value) ?? `nameless-${index}`, value];
    }),
  );
}
