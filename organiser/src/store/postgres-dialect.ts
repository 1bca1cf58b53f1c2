import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type Driver,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { isFaultOfQuery, nameFailures } from './database-error.ts';
import type { StoreOptions } from './sqlite-dialect.ts';

/** Any number, the same in all versions: it names the lock that transactions wait for. */
const TRANSACTION_LOCK = 7_346_119_001;

/**
 * Transactions wait for each other, as those of SQLite do, in whatever number of processes. What
 * reads and then writes (places, links that work once, revisions) therefore needs no other lock.
 * Statements outside of a transaction do not wait, nor do transactions that only read.
 */
class WaitingDriver extends PostgresDriver {
  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
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
    return nameFailures(new WaitingDriver(this.#config));
  }
}

const INT8 = 20;
const NUMERIC = 1700;

/** In ms. Below the 10 s that the web server waits for an answer. */
const CONNECT_MS = 5000;
const QUERY_MS = 8000;

/** Gives up a server that accepts a connection and then says nothing. */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Kysely dialect for a PostgreSQL server at a `postgresql://` URL. */
export function postgresDialect(
  connectionString: string,
  { clock = systemClock, isPatient = false }: StoreOptions = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    // In a rush, requests wait for each other as they do for SQLite, and are not refused.
    ...(!isPatient && { Client: ImpatientClient, connectionTimeoutMillis: 60_000 }),
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
  return new WaitingDialect({ pool: dropFailed(pool, clock, isPatient ? 0 : QUERY_MS) });
}

/** How long a connection is used while the database fails, in ms. */
const DISTRUST_MS = 1000;
/** Statements that alter tables may take as long as they need. */
const isQuick = (text: string) => /^(select|insert|update|delete|with|begin|commit)\b/iu.test(text);
const isWrite = (text: string) => /^(insert|update|delete|commit)\b/iu.test(text);

/**
 * A connection that has failed is never used again. A server may also have turned a connection bad
 * in a way that only the next write shows: after a failover or a changed setting it stays read-only
 * for as long as it lasts. So while writes fail, all connections are new ones. `queryMs`: 0 is no limit.
 */
function dropFailed(pool: pg.Pool, clock: Clock, queryMs: number): PostgresPool {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => openedAt.set(client, clock.monotonic()));
  let isFailing = false;
  /** Rejects once the server stops answering. Then nothing is gained by waiting in line. */
  let silence = newSilence();

  function fail(error: unknown): void {
    isFailing = true;
    // An answer of the server has a code.
    if (error instanceof pg.DatabaseError) return;
    silence.reject(error);
    silence = newSilence();
  }

  async function connect(): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    connecting.catch(fail);
    const client = await Promise.race([connecting, silence.promise]).catch((error: unknown) => {
      void connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    });
    const age = clock.monotonic() - (openedAt.get(client) ?? 0);
    if (!isFailing || age < DISTRUST_MS) return client;
    client.release(true);
    return connect();
  }

  async function query(client: pg.PoolClient, text: string, parameters: readonly unknown[]) {
    const limit = isQuick(text) ? { query_timeout: queryMs } : {};
    const result = await client.query({ text, values: [...parameters], ...limit });
    if (isWrite(text)) isFailing = false;
    return result;
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect();
      let hasFailed = false;
      return {
        async query(text: string, parameters: readonly unknown[]) {
          try {
            return await query(client, text, parameters);
          } catch (error) {
            if (isFaultOfQuery(error)) throw error;
            hasFailed = true;
            fail(error);
            throw error;
          }
        },
        release: (isUnusable?: boolean) => client.release(hasFailed || isUnusable === true),
      } as unknown as PostgresPoolClient;
    },
  };
}

function newSilence() {
  const silence = Promise.withResolvers<never>();
  silence.promise.catch(() => undefined);
  return silence;
}
