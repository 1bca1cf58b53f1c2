import { systemClock } from '@dswine/shared/process/clock';
import { until } from '@dswine/shared/testing/until';
import { sql } from 'kysely';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import {
  expectHealed,
  failureOf,
  serve,
  silent,
  unavailable,
  type Served,
} from './faults-kit.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const isFull = process.env['FULL'] === '1';
const onPostgres = hasPostgres ? it : it.skip;
const fullOnPostgres = hasPostgres && isFull ? it : it.skip;
const limitMs = 240_000;

let server: TestPostgres | undefined;
let served: Served | undefined;
let folder: string;
beforeEach(() => void (folder = newFolder()));
afterEach(async () => {
  await served?.end();
  await server?.stop();
  server = served = undefined;
});

onPostgres(
  'a killed server fails queries as a whole, and the store reconnects',
  async () => {
    const postgres = await startPostgres({ isDurable: true });
    server = postgres;
    served = await serve(folder, await postgres.create('fair'));
    const store = served.database;
    const query = (text: string) => failureOf(sql.raw(text).execute(store));
    let isBack = false;
    const failures: unknown[] = [];
    const restarted = postgres.restart().then(() => void (isBack = true));
    // A connection in use, with no query under way.
    const interruption = failureOf(
      store.transaction().execute(async (transaction) => {
        await restarted;
        await sql`select 1`.execute(transaction);
      }),
    );
    await until(async () => {
      const failure = await query('select 1');
      if (failure !== undefined) failures.push(failure);
      return isBack && failure === undefined;
    });
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of [...failures, await interruption])
      expect(failure).toBeInstanceOf(DatabaseUnavailableError);
  },
  limitMs,
);

describe.each([
  {
    fault: 'new connections are read-only, as after a failover',
    begin: (postgres: TestPostgres) =>
      postgres.query('alter database fair set default_transaction_read_only = on'),
    repair: (postgres: TestPostgres) =>
      postgres.query('alter database fair reset default_transaction_read_only'),
  },
  {
    fault: 'statements are cancelled at once',
    begin: (postgres: TestPostgres) =>
      postgres.query("alter database fair set statement_timeout = '1ms'"),
    repair: (postgres: TestPostgres) =>
      postgres.query('alter database fair reset statement_timeout'),
  },
  {
    fault: 'no new connections are allowed',
    begin: (postgres: TestPostgres) =>
      postgres.query('alter database fair with allow_connections false'),
    repair: (postgres: TestPostgres) =>
      postgres.query('alter database fair with allow_connections true'),
  },
])('PostgreSQL', ({ fault, begin, repair }) => {
  fullOnPostgres(
    `503 while ${fault}, and no failure after the repair`,
    async () => {
      server = await startPostgres();
      const service = (served = await serve(folder, await server.create('fair')));
      expect((await service.write()).status).toBe(200);
      await begin(server);
      await server.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'fair'",
      );
      await until(async () => (await service.write()).status !== 200);
      for (let time = 0; time < 20; time += 1) {
        const answers = await Promise.all([service.write(), service.read(), service.write()]);
        for (const answer of answers.filter(({ status }) => status >= 500))
          expect(answer).toEqual(unavailable);
      }
      await until(async () => (await service.readiness()) === silent);
      await repair(server);
      await expectHealed(service);
    },
    limitMs,
  );
});

fullOnPostgres(
  'a silent PostgreSQL is 503 within the time that a web server waits, and heals',
  async () => {
    const postgres = await startPostgres({ isDurable: true });
    server = postgres;
    const service = (served = await serve(folder, await postgres.create('fair')));
    expect((await service.write()).status).toBe(200);
    postgres.pause();
    const start = systemClock.monotonic();
    expect(await service.readiness()).toBe(silent);
    expect(systemClock.monotonic() - start).toBeLessThan(5000);
    const answers = await Promise.all(Array.from({ length: 60 }, () => service.write()));
    expect(answers).toEqual(answers.map(() => unavailable));
    expect(systemClock.monotonic() - start).toBeLessThan(20_000);
    postgres.resume();
    await expectHealed(service);
  },
  limitMs,
);
