import { sql } from 'kysely';
import { tables, type Database } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { countContents, listTables, type Contents, type Row, type Rows } from './table-rows.ts';

/** Either engine takes so many values in one statement. */
const valuesAtOnce = 20_000;

/**
 * Writes rows into an empty database, reads them again and compares. Either all of them are there
 * afterwards or none. `expected` is asked after the last row.
 */
export async function fillDatabase(
  database: Database,
  source: AsyncIterable<Rows>,
  expected: () => Contents,
): Promise<Contents> {
  return database.transaction().execute(async (transaction) => {
    await refuseRows(transaction);
    for await (const { table, rows } of source) await insertRows(transaction, table, rows);
    const contents = await countContents(transaction);
    compare(contents, expected());
    return contents;
  });
}

async function refuseRows(database: Database): Promise<void> {
  for (const name of await listTables(database)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length > 0)
      throw new BackupError(
        `the database holds rows already (${name}). Nothing is overwritten: name an empty one.`,
      );
  }
}

async function insertRows(database: Database, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
    `.execute(database);
  }
}

function compare(actual: Contents, expected: Contents): void {
  // The backup of an older version names the tables of its time.
  const differing = Object.keys(tables).filter(
    (name) =>
      (actual[name]?.rows ?? 0) !== (expected[name]?.rows ?? 0) ||
      (expected[name] !== undefined && actual[name]?.sha256 !== expected[name].sha256),
  );
  if (differing.length === 0) return;
  throw new BackupError(
    `what was written differs from its source, and was undone: ${differing.join(', ')}. Make a new backup, or report the fault.`,
  );
}
