import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { migrate } from '../migrate.ts';
import { connectStore, databaseFile, openStore, type StoreSettings } from '../open-store.ts';
import type { Database } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { openBackup, writeBackup } from './backup-file.ts';
import { fillDatabase } from './fill-database.ts';
import { ContentCounter, readTables, type Contents, type Rows } from './table-rows.ts';

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
