import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import type { StoredRecords } from './accept-records.ts';
import { recordKey } from './read-records.ts';
import type { EditionFile, EditionRecords } from './records.ts';

const tableOf = {
  edition: 'editions',
  areas: 'areas',
  terms: 'terms',
  hall: 'hall_shapes',
  exhibitors: 'exhibitors',
  products: 'products',
  news: 'news',
  calendar: 'calendar_entries',
} as const;

/** The records that the last import of the edition stored. */
export async function readStoredRecords(database: Database, edition: string): Promise<StoredRecords> {
  const read = <K extends EditionFile>(kind: K) => readKind(database, edition, kind);
  return {
    edition: await read('edition'),
    areas: await read('areas'),
    terms: await read('terms'),
    hall: await read('hall'),
    exhibitors: await read('exhibitors'),
    products: await read('products'),
    news: await read('news'),
    calendar: await read('calendar'),
  };
}

async function readKind<K extends EditionFile>(
  database: Database,
  edition: string,
  kind: K,
): Promise<Map<string, EditionRecords[K]>> {
  const found = await sql<{
    record: string;
  }>`select record from ${sql.table(tableOf[kind])} where edition = ${edition}`.execute(database);
  return new Map(
    found.rows.map(({ record }, index) => {
      const value = JSON.parse(record) as EditionRecords[K];
      return [recordKey(kind, value) ?? `nameless-${index}`, value];
    }),
  );
}
