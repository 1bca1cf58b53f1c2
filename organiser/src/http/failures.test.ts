import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { DatabaseUnavailableError } from '../store/database-error.ts';
import { databaseFile } from '../store/open-store.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { HttpError, UnavailableError } from './responses.ts';

let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser()));
afterEach(() => organiser.end());

const failures: [string, number, () => unknown][] = [
  ['the database', 503, () => Promise.reject(new DatabaseUnavailableError(new Error()))],
  ['a constraint', 500, () => Promise.reject(Object.assign(new Error(), { code: '23505' }))],
  ['the search', 503, () => Promise.reject(new UnavailableError('搜尋 / search'))],
  ['a full queue', 503, () => Promise.reject(new HttpError(503, '忙碌 / busy'))],
  ['a disk', 503, () => readFile('/')],
  ['a bug', 500, () => (undefined as unknown as { x: string }).x],
  ['a record that is missing', 404, () => Promise.reject(new HttpError(404, '找不到 / none'))],
];

it.each(failures)('a failure of %s is %s at the site and at the desk', async (_of, code, fail) => {
  for (const listener of [organiser.app, organiser.desk]) {
    listener.get('/fails', async () => fail());
    const { statusCode, headers } = await listener.inject('/fails');
    expect([statusCode, headers['retry-after']]).toEqual([code, code === 503 ? '2' : undefined]);
  }
});

it('a form and the desk answer 503 while a table is missing, and work once it is back', async () => {
  const { app, desk, database } = organiser;
  const login = { method: 'POST', url: '/desk/login', payload: 'email=a%40b.example' } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const statuses = async () => {
    const responses = [
      await app.inject('/api/expo/Validcode/Proof'),
      await desk.inject({ ...login, headers }),
    ];
    return responses.map((response) => [response.statusCode, response.headers['retry-after']]);
  };
  await sql`alter table rate_limits rename to elsewhere`.execute(database);
  expect(await statuses()).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  await sql`alter table elsewhere rename to rate_limits`.execute(database);
  expect(await statuses()).toEqual([
    [200, undefined],
    [422, undefined],
  ]);
});

const onSqlite = process.env['TEST_POSTGRES_URL'] === undefined ? it : it.skip;
onSqlite('is not ready while the database cannot be written for two seconds', async () => {
  const { app, clock, folder } = organiser;
  const other = new DatabaseSync(databaseFile(folder));
  other.exec('begin immediate');
  const requested = Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  await clock.advance(1900);
  expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
  await clock.advance(200);
  for (const response of await requested) {
    expect(response.json()).toEqual({ status: 'the database does not respond' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  }
  other.close();
});

onSqlite('is not ready while the file of the database is away', async () => {
  const { app, folder } = organiser;
  const file = databaseFile(folder);
  const readiness = async () => (await app.inject('/readyz')).json<{ status: string }>().status;
  expect(await readiness()).not.toBe('the database does not respond');
  renameSync(file, `${file}.away`);
  expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503 });
  expect(await readiness()).toBe('the database does not respond');
  renameSync(`${file}.away`, file);
  expect(await readiness()).not.toBe('the database does not respond');
});
