import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import pg from 'pg';

/** Any number, the same in all versions: it names the lock that transactions wait for. */
const TRANSACTION_LOCK = 7_346_119_001;

/**
 * Transactions wait for each other, as those of SQLite do, in whatever number of processes. What
 * reads and then writes (places, links that work once, revisions) therefore needs no other lock.
 * Statements outside of a transaction do not wait.
 */
class WaitingDriver extends PostgresDriver {
  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(
      CompiledQuery.raw(`select pg_advisory_xact_lock(${TRANSACTION_LOCK})`),
    );
  }
}

class WaitingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new WaitingDriver(this.#config);
  }
}

const INT8 = 20;
const NUMERIC = 1700;

/** Kysely dialect for a PostgreSQL server at a `postgresql://` URL. */
export function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    // In a rush, requests wait for each other as they do for SQLite, and are not refused.
    connectionTimeoutMillis: 60_000,
    application_name: 'organiser',
    types: {
      // Counts and sums are numbers here, as in SQLite.
      getTypeParser: (type: number, format) =>
        type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // Without listeners, a connection that the server ends would end the process: one that is idle,
  // and one in use, whose query rejects as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new WaitingDialect({ pool });
}
