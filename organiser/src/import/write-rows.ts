import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import { rowKeys, stampRow, type ContentTable, type Row } from './make-rows.ts';

export type Written = { changed: number; removed: string[] };
const batchSize = 100;

/**
 * Makes the table hold exactly `rows` for the edition. Touches only differences. `removed` are the
 * keys of deleted rows.
 */
export async function writeRows(
  database: Database,
  table: ContentTable,
  edition: string,
  rows: Row[],
): Promise<Written> {
  const keyColumns = rowKeys[table];
  const keyOf = (row: Row) => keyColumns.map((column) => row[column]).join('/');
  const columns = [...keyColumns, 'hash'].map((column) => sql.ref(column));
  const stored =
    await sql<Row>`select ${sql.join(columns)} from ${sql.table(table)} where edition = ${edition}`.execute(
      database,
    );
  const before = new Map(stored.rows.map((row) => [keyOf(row), row]));
  const changed: Row[] = [];
  for (const row of rows) {
    const stamped = stampRow(edition, row);
    const old = before.get(keyOf(row));
    if (old?.['hash'] === stamped['hash']) before.delete(keyOf(row));
    else changed.push(stamped);
  }
  for (const row of before.values()) await deleteRow(database, table, edition, row);
  for (let start = 0; start < changed.length; start += batchSize)
    await insertRows(database, table, changed.slice(start, start + batchSize));
  const writtenKeys = new Set(changed.map(keyOf));
  const removed = [...before.keys()].filter((key) => !writtenKeys.has(key));
  return { changed: changed.length, removed };
}

async function deleteRow(
  database: Database,
  table: ContentTable,
  edition: string,
  row: Row,
): Promise<void> {
  const conditions = rowKeys[table].map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  await sql`delete from ${sql.table(table)} where ${sql.join([sql`edition = ${edition}`, ...conditions], sql` and `)}`.execute(
    database,
  );
}

async function insertRows(database: Database, table: ContentTable, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(tuples)}`.execute(
    database,
  );
}
