import type { DatabaseConnection, Driver } from 'kysely';

/** The database failed a query that is not at fault. The same query may succeed later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(
      '資料庫目前無法使用，可能被其他程式鎖住、空間已滿、唯讀或無法連線 / ' +
        'The database cannot be used now: another program has locked it, it is full, read-only or out of reach. Nothing has changed. Repair what the cause names, or wait, and try again.',
      { cause },
    );
  }
}

/** SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH and SQLITE_RANGE. */
const faultsOfSqlite: ReadonlySet<number> = new Set([18, 19, 20, 25]);
/** PostgreSQL's classes of wrong data (22) and of constraints (23). */
const faultsOfPostgres = /^2[23][0-9A-Z]{3}$/u;

/**
 * Whether the query itself is at fault: its data, or a constraint. Every other failure is the
 * database's, whatever its code: no list of such codes is ever complete.
 */
export function isFaultOfQuery(error: unknown): boolean {
  // Values that the driver cannot bind.
  if (error instanceof TypeError) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return faultsOfSqlite.has(errcode & 0xff);
  return typeof code === 'string' && faultsOfPostgres.test(code);
}

/**
 * A driver whose failures are `DatabaseUnavailableError`, except those of a query. A failed rollback
 * never hides the error that caused it.
 */
export function nameFailures(driver: Driver): Driver {
  const named = new WeakSet<DatabaseConnection>();
  return {
    init: (options) => attempt(() => driver.init(options)),
    async acquireConnection(options) {
      const connection = await attempt(() => driver.acquireConnection(options));
      if (named.has(connection)) return connection;
      named.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (...query) => attempt(() => execute(...query));
      return connection;
    },
    beginTransaction: (...of) => attempt(() => driver.beginTransaction(...of)),
    commitTransaction: (connection) => attempt(() => driver.commitTransaction(connection)),
    rollbackTransaction: (connection) =>
      driver.rollbackTransaction(connection).catch(() => undefined),
    releaseConnection: (...of) => driver.releaseConnection(...of),
    destroy: (options) => driver.destroy(options),
  };
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailableError || isFaultOfQuery(error)) throw error;
    throw new DatabaseUnavailableError(error);
  }
}
