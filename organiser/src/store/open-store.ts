import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, type Dialect, type LogEvent } from 'kysely';
import type { Measures, MeasuredQuery } from '../measures.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { nodeSqliteDialect, type StoreOptions } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';
import { addSpan, recordedSpan, SpanKind } from '@dswine/shared/tracing/spans';

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

const operations: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/**
 * Kysely's log: measures each query and adds it to the trace of the request, by its operation and
 * table. Parameters and the text of the query are left out.
 */
function observeQueries(onQuery: (query: MeasuredQuery) => void) {
  return (event: LogEvent): void => {
    const { sql } = event.query;
    const duration = event.queryDurationMillis;
    const word = /^\w+/.exec(sql)?.[0] ?? '';
    const operation = operations.has(word) ? word : 'other';
    const error = event.level === 'error' ? event.error : undefined;
    onQuery({ operation, hasFailed: error !== undefined, duration });
    if (!recordedSpan()) return;
    const table = /\b(?:from|into|update) "(\w+)"/.exec(sql)?.[1];
    addSpan(
      table === undefined ? operation : `${operation} ${table}`,
      {
        kind: SpanKind.CLIENT,
        duration,
        attributes: {
          'db.operation.name': operation,
          ...(table !== undefined && { 'db.collection.name': table }),
        },
      },
      error,
    );
  };
}
