import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import type { Database } from './tables.ts';

/**
 * Runs DDL inside the migration's transaction, so that an aborted migration leaves no partial
 * changes.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Kysely dialect for node:sqlite. `file` is a path, or `:memory:`. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: () => Promise.resolve(wrap(open(file))) });
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: commits survive a power cut, not only a crash of the process. secure_delete: overwrite
  // deleted data instead of only freeing its space.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return database;
}

/**
 * Truncates the write-ahead log, which holds older versions of rows. Returns false while another
 * process reads it. Does nothing on other engines.
 */
export async function overwriteDeleted(database: Database): Promise<boolean> {
  if (!(database.getExecutor().adapter instanceof TransactionalSqliteAdapter)) return true;
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  return rows[0]?.busy === 0;
}

const maxStatements = 500;

function wrap(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // Every transaction here writes. SQLite rejects the first write of a deferred transaction if
      // another process wrote after its first read.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const cached = statements.get(text);
      if (cached) return cached;
      if (statements.size >= maxStatements) statements.clear();
      const statement = wrapStatement(database.prepare(text));
      statements.set(text, statement);
      return statement;
    },
  };
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function values(parameters: ReadonlyArray<unknown>): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
