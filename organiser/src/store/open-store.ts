import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Measures } from '../measures.ts';
import { migrate } from './migrate.ts';
import { observeQueries } from './observe-queries.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { nodeSqliteDialect, type StoreOptions } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** The path of the embedded database within `DATA_DIR`. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'organiser', 'organiser.sqlite');
}

/** `databaseUrl` names a PostgreSQL server; without one the database is a file. */
export type StoreSettings = { dataFolder: string; databaseUrl?: string | undefined };

/**
 * Opens the database and runs the migrations. The embedded one is created if missing; that of a
 * server must exist.
 */
export async function openStore(
  settings: StoreSettings,
  measures?: Measures,
  options?: StoreOptions,
): Promise<Database> {
  const database = connectStore(settings, measures, options);
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Opens the database as it is. Only backups read or fill an older version of it. */
export function connectStore(
  { dataFolder, databaseUrl }: StoreSettings,
  measures?: Measures,
  options?: StoreOptions,
): Database {
  const dialect =
    databaseUrl === undefined
      ? embedded(databaseFile(dataFolder), options)
      : postgresDialect(databaseUrl, options);
  return new Kysely<Tables>({
    dialect,
    ...(measures && { log: observeQueries(measures.query) }),
  });
}

function embedded(file: string, options?: StoreOptions): Dialect {
  mkdirSync(dirname(file), { recursive: true });
  return nodeSqliteDialect(file, options);
}
