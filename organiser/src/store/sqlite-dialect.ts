import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import type { Database } from './tables.ts';

/** SQLite's tables are made inside the migration's transaction, so a migration that is killed leaves nothing half made. */
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

/** node:sqlite for Kysely. `file` is a path, or `:memory:`. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: () => Promise.resolve(wrap(open(file))) });
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: what was acknowledged survives a power cut, not only a crash of the process.
  // secure_delete: what is deleted is overwritten, not only given free.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return database;
}

/**
 * Empties the write-ahead log, which holds older versions of rows. Answers false when another process reads it just now; on
 * other engines there is nothing to do.
 */
export async function overwriteDeleted(database: Database): Promise<boolean> {
  if (!(database.getExecutor().adapter instanceof TransactionalSqliteAdapter)) return true;
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  return rows[0]?.busy === 0;
}

const keptStatements = 500;

function wrap(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction here always writes. A deferred one that reads first is refused at its first write when another process wrote in between.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= keptStatements) statements.clear();
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
