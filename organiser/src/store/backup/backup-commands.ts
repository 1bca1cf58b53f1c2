import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import { connectStore, databaseFile, openStore, type StoreSettings } from '../open-store.ts';
import { type Database, tables } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { openBackup, writeBackup } from './backup-file.ts';
import {
  ContentCounter,
  readTables,
  type Contents,
  type Rows,
  countContents,
  listTables,
  type Row,
} from './table-rows.ts';

/** Copies the database into a new file while it is in use. */
export async function backUp(settings: StoreSettings, file: string): Promise<Contents> {
  refuseMissing(settings);
  return withDatabase(connectStore(settings), (database) => writeBackup(database, file));
}

/** Fills an empty database with a backup of either engine. */
export async function restore(settings: StoreSettings, file: string): Promise<Contents> {
  const backup = await openBackup(file);
  return withDatabase(connectStore(settings), async (database) => {
    await migrate(database, backup.migration);
    const contents = await fillDatabase(database, backup.rows, backup.contents);
    await migrate(database);
    return contents;
  });
}

/** Copies the embedded database of a data folder into an empty one of a server. */
export async function moveData({ dataFolder, databaseUrl }: StoreSettings): Promise<Contents> {
  if (databaseUrl === undefined)
    throw new BackupError(
      'set DATABASE_URL to the database to move to: postgresql://user:password@host/name',
    );
  refuseMissing({ dataFolder });
  await (await openStore({ dataFolder })).destroy();
  const source = connectStore({ dataFolder }, undefined, { hasOneHandle: true });
  return withDatabase(source, async () => {
    await lockEmbedded(source);
    const counter = new ContentCounter();
    async function* counted(): AsyncGenerator<Rows> {
      for await (const rows of readTables(source)) {
        counter.add(rows);
        yield rows;
      }
    }
    return withDatabase(await openStore({ dataFolder, databaseUrl }), (target) =>
      fillDatabase(target, counted(), () => counter.contents()),
    );
  });
}

/** An embedded database that is missing would be created empty, and its backup be worthless. */
function refuseMissing({ dataFolder, databaseUrl }: StoreSettings): void {
  if (databaseUrl === undefined && !existsSync(databaseFile(dataFolder)))
    throw new BackupError(
      `there is no database: ${databaseFile(dataFolder)}. Set DATA_DIR or DATABASE_URL as the organiser has it.`,
    );
}

/** What an organiser that still runs writes after the copy would be lost. */
async function lockEmbedded(database: Database): Promise<void> {
  try {
    await sql`PRAGMA locking_mode = EXCLUSIVE`.execute(database);
    // The lock is taken by the first write, and stays.
    await database.transaction().execute(() => Promise.resolve());
  } catch (error) {
    throw new BackupError('the database is in use. Stop the organiser, then move its data.', {
      cause: error,
    });
  }
}

async function withDatabase<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Either engine takes so many values in one statement. */
const valuesAtOnce = 20_000;

/**
 * Writes rows into an empty database, reads them again and compares. Either all of them are there
 * afterwards or none. `expected` is asked after the last row.
 */
async function fillDatabase(
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
