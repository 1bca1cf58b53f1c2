import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  CompiledQuery,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { nameFailures } from './database-error.ts';
import { SqliteFile, SqliteHandle } from './sqlite-handle.ts';
import type { Database } from './tables.ts';

/**
 * Runs DDL inside the migration's transaction, so that an aborted migration leaves no partial
 * changes.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely dialect for node:sqlite. `file` is a path, or `:memory:`. */
export function nodeSqliteDialect(file: string, options: StoreOptions = {}): Dialect {
  return {
    createDriver: () => nameFailures(new NodeSqliteDriver(file, options)),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
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

export type StoreOptions = {
  clock?: Clock;
  /** Reads and writes by one handle, as exclusive locks and databases in memory need it. */
  hasOneHandle?: boolean;
  /** Waits without limit for locks and for a server, so that no test depends on the machine's speed. */
  isPatient?: boolean;
};

const isRead = (text: string) => /^select\b/iu.test(text);

/**
 * node:sqlite works on the main thread, so nothing may wait in it. A statement that meets the lock
 * of another process is tried again, with pauses in which this process does other work. Reads have a
 * handle of their own and never wait for writes. Writes wait for each other in their order.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #open: () => SqliteHandle;
  readonly #writer: SqliteHandle;
  readonly #reader: SqliteHandle;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(path: string, options: StoreOptions) {
    const { clock = systemClock, hasOneHandle = path === ':memory:', isPatient } = options;
    this.#file = new SqliteFile(path);
    this.#open = () => new SqliteHandle(this.#file, clock, isPatient);
    this.#writer = this.#open();
    this.#reader = hasOneHandle ? this.#writer : this.#open();
  }

  async init(): Promise<void> {
    this.#file.open();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new Connection((...of) => this.#executeAlone(...of)));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Every transaction writes, unless it says that it only reads. SQLite rejects the first write of a
   * deferred transaction if another process wrote after its first read.
   */
  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    const begin = accessMode === 'read only' ? beginReading : beginWriting;
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } finally {
      if (connection instanceof Connection) connection.leave();
    }
  }

  destroy(): Promise<void> {
    for (const handle of [this.#reader, this.#writer]) handle.close();
    return Promise.resolve();
  }

  async #executeAlone<Row>(connection: Connection, query: CompiledQuery) {
    const { sql: text, parameters } = query;
    if (isRead(text) && this.#reader !== this.#writer)
      return this.#reader.execute<Row>(text, parameters);
    if (text === beginReading) {
      const snapshot = this.#open();
      const result = await snapshot.execute<Row>(text, parameters);
      connection.enter(snapshot, () => snapshot.close());
      return result;
    }
    const release = await this.#waitForWrites();
    let isInTransaction = false;
    try {
      const result = await this.#writer.execute<Row>(text, parameters);
      isInTransaction = text === beginWriting;
      if (isInTransaction) connection.enter(this.#writer, release);
      return result;
    } finally {
      if (!isInTransaction) release();
    }
  }

  /** Resolves when all earlier writes have ended, to what lets the next one begin. */
  async #waitForWrites(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const earlier = this.#lastWrite;
    this.#lastWrite = promise;
    await earlier;
    return resolve;
  }
}

const beginReading = 'begin deferred';
const beginWriting = 'begin immediate';

type ExecuteAlone = <Row>(
  connection: Connection,
  query: CompiledQuery,
) => Promise<QueryResult<Row>>;

/** What one user of the database executes: single statements, or those of a transaction. */
class Connection implements DatabaseConnection {
  readonly #executeAlone: ExecuteAlone;
  #transaction: { handle: SqliteHandle; end: () => void } | undefined;

  constructor(executeAlone: ExecuteAlone) {
    this.#executeAlone = executeAlone;
  }

  enter(handle: SqliteHandle, end: () => void): void {
    this.#transaction = { handle, end };
  }

  leave(): void {
    if (!this.#transaction) return;
    const { handle, end } = this.#transaction;
    this.#transaction = undefined;
    if (handle.isInTransaction()) handle.abandon();
    end();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#transaction) return this.#executeAlone(this, query);
    const { handle } = this.#transaction;
    // A full disk ends the transaction: what follows must not be written by itself.
    if (!handle.isInTransaction()) throw new Error('The transaction has ended.');
    const result = await handle.execute<Row>(query.sql, query.parameters);
    if (query.sql === 'commit') this.leave();
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }
}
