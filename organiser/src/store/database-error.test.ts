import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { sql } from 'kysely';
import { pino } from 'pino';
import { tryConsume } from '../http/rate-limits.ts';
import { bumpRevision, findRevision } from './content.ts';
import { DatabaseUnavailableError, isFaultOfQuery } from './database-error.ts';
import { connectStore, databaseFile, openStore } from './open-store.ts';
import type { Database } from './tables.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const now = new Date('2026-01-01');
let dataFolder: string;
let clock: ManualClock;
let database: Database;
let other: DatabaseSync;
beforeEach(async () => {
  dataFolder = newFolder();
  await (await openStore({ dataFolder })).destroy();
  clock = createManualClock();
  database = connectStore({ dataFolder }, undefined, { clock });
  other = new DatabaseSync(databaseFile(dataFolder));
});
afterEach(async () => {
  await database.destroy();
  other.close();
});

const write = () =>
  database.transaction().execute((transaction) => bumpRevision(transaction, 'FAIR', 'test', now));
const writeAlone = () => tryConsume(database, { name: 'x', max: 9, seconds: 9 }, 'x', now);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  [{ code: '23505' }, true],
  [{ code: '22P02' }, true],
  [{ code: '25006' }, false],
  [{ code: '57014' }, false],
  [{ code: '53100' }, false],
  [{ code: '40P01' }, false],
  [{ code: '42P01' }, false],
  [{ code: 'XX001' }, false],
  [{ code: 'ECONNRESET' }, false],
  [{ message: 'Query read timeout' }, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 3850 }, false],
])('%j is the fault of the query: %s', (error, isOfQuery) =>
  expect(isFaultOfQuery(error)).toBe(isOfQuery),
);

it('reads go on while another process holds the lock, and writes wait for it', async () => {
  await write();
  other.exec('begin immediate');
  const written = [write(), writeAlone(), write()];
  await until(() => clock.waiting() === 1);
  expect(await findRevision(database, 'FAIR')).toMatch(/^1-/u);
  other.exec('rollback');
  await clock.advance(25);
  await Promise.all(written);
  expect(await findRevision(database, 'FAIR')).toMatch(/^3-/u);
});

it('writes fail after five seconds of the lock, those behind them at once, and none later', async () => {
  other.exec('begin immediate');
  const failures = [write(), writeAlone(), write()].map(failureOf);
  await until(() => clock.waiting() === 1);
  await clock.advance(5100);
  for (const failure of await Promise.all(failures))
    expect(failure).toMatchObject({ name: 'DatabaseUnavailableError', cause: { errcode: 5 } });
  other.exec('rollback');
  await write();
});

it('a transaction that the database ended keeps its cause, and nothing of it is written', async () => {
  await write();
  const limit = async (pages: number) => {
    await sql.raw(`PRAGMA max_page_count = ${pages}`).execute(database);
  };
  await limit(1);
  const long = 'x'.repeat(5_000_000);
  const failure = await failureOf(
    database.transaction().execute(async (transaction) => {
      const writes = ['A', long, 'B'].map((edition) =>
        bumpRevision(transaction, edition, 'test', now),
      );
      await Promise.all(writes.map(failureOf));
      await Promise.all(writes);
    }),
  );
  expect(failure).toBeInstanceOf(DatabaseUnavailableError);
  expect(failure).toMatchObject({ cause: { errcode: 13 } });
  expect(await findRevision(database, 'A')).toBeUndefined();
  // The handle was opened again, without the limit of its former connection.
  await write();
  expect(await findRevision(database, 'FAIR')).toMatch(/^2-/u);
});

it.each(['deleted', 'replaced'])(
  'nothing is acknowledged while the file is %s, and all is well once it is back',
  async (how) => {
    await write();
    const file = databaseFile(dataFolder);
    const away = `${file}.away`;
    const takeAway = () => {
      renameSync(file, away);
      if (how === 'replaced') copyFileSync(away, file);
    };
    const missing = { name: 'DatabaseUnavailableError', cause: { code: 'DATABASE_FILE_REPLACED' } };
    // Within a transaction, so that only its commit is left.
    const interrupted = () =>
      database.transaction().execute(async (transaction) => {
        await bumpRevision(transaction, 'FAIR', 'test', now);
        takeAway();
      });
    for (const work of [interrupted, write, writeAlone, () => findRevision(database, 'FAIR')])
      expect(await failureOf(work())).toMatchObject(missing);
    expect(existsSync(file)).toBe(how === 'replaced');
    renameSync(away, file);
    await write();
    expect(await findRevision(database, 'FAIR')).toMatch(/^2-/u);
  },
);

it('a start waits for a locked database, and names it after a minute', async () => {
  const logger = pino({ level: 'silent' });
  other.exec('begin immediate');
  const start = () =>
    waitForDatabase({ clock, logger }, async () => {
      await sql`create table started (id text)`.execute(database);
    });
  const started = start();
  await clock.advance(30_000);
  other.exec('rollback');
  await clock.advance(2000);
  await started;
  other.exec('begin immediate');
  const failed = failureOf(start());
  await clock.advance(70_000);
  expect(await failed).toMatchObject({
    message: expect.stringContaining('has locked it') as string,
  });
  const wrong = Object.assign(new Error(), { code: '28P01' });
  let tries = 0;
  const refused = waitForDatabase({ clock, logger }, () => {
    tries += 1;
    return Promise.reject(new DatabaseUnavailableError(wrong));
  });
  await expect(refused).rejects.toMatchObject({ cause: wrong });
  expect(tries).toBe(1);
});
