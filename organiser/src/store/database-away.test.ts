import { sql } from 'kysely';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import { isDatabaseAway } from './database-away.ts';
import { openStore } from './open-store.ts';

const onPostgres = hasPostgres ? it : it.skip;

let server: TestPostgres | undefined;
afterEach(() => server?.stop());

onPostgres(
  'isDatabaseAway detects a killed server, but not a failed query; the store reconnects',
  async () => {
    const postgres = await startPostgres({ isDurable: true });
    server = postgres;
    const database = await openStore({
      dataFolder: '/nowhere',
      databaseUrl: await postgres.create('fair'),
    });
    const failureOf = (query: string) =>
      sql
        .raw(query)
        .execute(database)
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    expect(isDatabaseAway(await failureOf('select * from nothing'))).toBe(false);
    const restarted = postgres.restart();
    // A connection in use, with no query under way.
    const interrupted = database.transaction().execute(async (transaction) => {
      await restarted;
      await sql`select 1`.execute(transaction);
    });
    const interruption = interrupted.catch((error: unknown) => error);
    const failures: unknown[] = [];
    let isBack = false;
    void restarted.then(() => (isBack = true));
    while (!isBack) {
      const failure = await failureOf('select 1');
      if (failure !== undefined) failures.push(failure);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((failure) => !isDatabaseAway(failure))).toEqual([]);
    expect(isDatabaseAway(await interruption)).toBe(true);
    while ((await failureOf('select 1')) !== undefined)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await database.destroy();
  },
  60_000,
);
