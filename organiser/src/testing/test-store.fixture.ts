import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { connectStore, databaseFile, openStore } from '../store/open-store.ts';
import { overwriteDeleted } from '../store/sqlite-dialect.ts';
import type { Database } from '../store/tables.ts';

/** The server that `npm run test:postgres` has started; without it the tests use SQLite. */
const server = process.env['TEST_POSTGRES_URL'];

const options = { isPatient: true };

/** Opens the store of a test's data folder: the same one for the same folder. */
export async function openTestStore(dataFolder: string): Promise<Database> {
  if (server !== undefined) await createDatabase(server, nameOf(dataFolder));
  return openStore({ dataFolder, databaseUrl: urlOf(dataFolder) }, undefined, options);
}

/** Database files with their first rows, by what these were made from. */
const filled = new Map<string, Buffer>();

/** Opens the store with the rows that `fill` adds. The second time it copies them from the first. */
export async function openFilledStore(
  dataFolder: string,
  key: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> {
  const file = databaseFile(dataFolder);
  const copy = server === undefined ? filled.get(key) : undefined;
  if (copy) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, copy);
    return connectStore({ dataFolder }, undefined, options);
  }
  const database = await openTestStore(dataFolder);
  await fill(database);
  if (server === undefined && (await overwriteDeleted(database)))
    filled.set(key, readFileSync(file));
  return database;
}

/** The environment in which a process finds the store of that folder. */
export function testStoreEnvironment(dataFolder: string): NodeJS.ProcessEnv {
  const databaseUrl = urlOf(dataFolder);
  return {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataFolder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

const nameOf = (dataFolder: string) =>
  `test_${createHash('sha256').update(dataFolder).digest('hex').slice(0, 20)}`;

const urlOf = (dataFolder: string) => server?.replace('/postgres?', `/${nameOf(dataFolder)}?`);

async function createDatabase(connectionString: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  await admin.end();
}
