import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { tables, type Database } from '../tables.ts';

export type Row = Record<string, string | number | null>;

export type Rows = { table: string; rows: Row[] };

/** What a table holds: the number of its rows and a hash of them, in whatever order they stand. */
export type Content = { rows: number; sha256: string };
export type Contents = Record<string, Content>;

const rowsAtOnce = 500;

/**
 * Runs `work` on one connection that sees the database as it is at its first read, whatever others
 * write meanwhile. It delays nobody.
 */
export function inSnapshot<Result>(
  database: Database,
  work: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

/** The tables of the database, which an older version has fewer of. */
export async function listTables(database: Database): Promise<string[]> {
  const found = await database.introspection.getTables();
  return Object.keys(tables).filter((table) => found.some(({ name }) => name === table));
}

/** All rows, table after table: those that others belong to come first. */
export async function* readTables(database: Database): AsyncGenerator<Rows> {
  for (const table of await listTables(database))
    for await (const rows of readTable(database, table)) yield { table, rows };
}

async function* readTable(database: Database, table: string): AsyncGenerator<Row[], void> {
  const key = tables[table]?.key ?? [];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ;) {
    const after = last
      ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${rowsAtOnce}
    `.execute(database);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** Counts and hashes rows that pass by. */
export class ContentCounter {
  readonly #hashes = new Map(Object.keys(tables).map((name) => [name, new Array<string>()]));

  add({ table, rows }: Rows): void {
    this.#hashes.get(table)?.push(...rows.map(hashRow));
  }

  contents(): Contents {
    return Object.fromEntries(
      [...this.#hashes].map(([table, hashes]) => [
        table,
        { rows: hashes.length, sha256: sha256(hashes.sort().join('\n')) },
      ]),
    );
  }
}

/** The two engines may list the columns of a table in another order. */
function hashRow(row: Row): string {
  return sha256(
    JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

export async function countContents(database: Database): Promise<Contents> {
  const counter = new ContentCounter();
  for await (const rows of readTables(database)) counter.add(rows);
  return counter.contents();
}
