import { until } from '@dswine/shared/testing/until';
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
    const databaseUrl = await postgres.create('fair');
    const database = await openStore({ dataFolder: '/nowhere', databaseUrl });
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      );
    const query = (text: string) => failureOf(sql.raw(text).execute(database));
    expect(isDatabaseAway(await query('select * from nothing'))).toBe(false);
    let isBack = false;
    const failures: unknown[] = [];
    const restarted = postgres.restart().then(() => void (isBack = true));
    // A connection in use, with no query under way.
    const interruption = failureOf(
      database.transaction().execute(async (transaction) => {
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
    expect(failures.filter((failure) => !isDatabaseAway(failure))).toEqual([]);
    expect(isDatabaseAway(await interruption)).toBe(true);
    await database.destroy();
  },
  120_000,
);
