import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** The path of the embedded database within `DATA_DIR`. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'organiser', 'organiser.sqlite');
}

/** Opens the embedded database at `file`, creates it if missing, and runs the migrations. */
export async function openSqliteStore(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) });
  await migrate(database);
  return database;
}
