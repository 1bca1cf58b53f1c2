import path from 'node:path';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { createOrganiser } from '../../app.ts';
import type { Organiser } from '../../dependencies.ts';
import { importEdition } from '../../content/import/edition-importer.ts';
import { smallEdition, writeEdition } from '../../content/import/small-edition.fixture.ts';
import { withdrawRecord } from '../../store/content.ts';
import { openStore, type StoreSettings } from '../../store/open-store.ts';
import type { Database } from '../../store/tables.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.fixture.ts';
import { startSearchProcess, untilReady, type SearchProcess } from './search-process.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const code = 'DSWINE2026';
const now = new Date('2026-04-17T02:00:00Z');
let server: TestPostgres | undefined;
let folder: string;
let store: StoreSettings;
let database: Database;
let ends: (() => Promise<void>)[];

beforeAll(async () => {
  if (hasPostgres) server = await startPostgres();
});
afterAll(() => server?.stop());
beforeEach(() => {
  folder = newFolder();
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await database.destroy();
});

async function startSearch(port?: number): Promise<SearchProcess> {
  const started = await startSearchProcess(store, port);
  ends.push(started.kill);
  return started;
}
/** Starts the process again on its port. */
const restart = ({ url }: SearchProcess) => startSearch(Number(new URL(url).port));

/**
 * Starts an organiser with separate connections, as in another process. Its clock stands still, so
 * it waits for each answer, however busy the machine is.
 */
async function startOrganiser(...searches: SearchProcess[]): Promise<Organiser> {
  const own = await openStore(store);
  const settings = {
    exhibitionCode: code,
    siteOrigins: [],
    dataFolder: folder,
    trustedProxies: ['loopback'],
    searchUrls: searches.map(({ url }) => url),
  };
  const app = createOrganiser({ settings, database: own, clock: createManualClock() });
  ends.push(async () => {
    await app.close();
    await own.destroy();
  });
  return app;
}

async function importRecords(records = smallEdition(code)): Promise<string | undefined> {
  const source = writeEdition(folder, records);
  const options = { code, folder: source, source, force: true, now };
  return (await importEdition(database, options)).revision;
}

let calls = 0;
/** Searches exhibitors. Each call has a unique URL, because cached responses skip the search. */
async function find(app: Organiser, keyword: string) {
  const url = `/api/expo/Exhibitors/${code}?Keyword=${keyword}&PageSize=60&n=${(calls += 1)}`;
  const { statusCode: status, headers, ...response } = await app.inject(url);
  const { Data } = response.json<{ Data: { Items: { Id: string }[] } | null }>();
  return { status, ids: Data?.Items.map(({ Id }) => Id), headers };
}

const isFull = process.env['FULL'] === '1';
/** Several organisers share a PostgreSQL. `FULL=1` tries a file of SQLite too. */
const engines = hasPostgres ? ['PostgreSQL'] : ['SQLite'];
if (hasPostgres && isFull) engines.push('SQLite');
describe.each(engines)('the shared search process on %s', (engine) => {
  beforeEach(async () => {
    const databaseUrl =
      engine === 'PostgreSQL' ? await server?.create(path.basename(folder)) : undefined;
    store = { dataFolder: folder, databaseUrl };
    database = await openStore(store);
  }, 300_000);

  it('is ready after the import, and follows imports and withdrawals of other processes', async () => {
    const search = await startSearch();
    expect((await fetch(`${search.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${search.url}/readyz`)).status).toBe(503);
    const records = smallEdition(code);
    await importRecords(records);
    await untilReady(search.url);
    const apps = [await startOrganiser(search), await startOrganiser(search)];
    for (const app of apps) {
      await until(async () => (await app.inject('/readyz')).statusCode === 200);
      expect((await find(app, 'asahi')).ids).toEqual(['1003']);
    }

    Object.assign(records.exhibitors.find(({ Id }) => Id === '1003') ?? {}, {
      Name: { tw: '月牙酒造', en: 'Tsukinoha Shuzo' },
    });
    const revision = await importRecords(records);
    for (const app of apps) {
      await until(
        async () => (await find(app, 'tsukinoha')).headers['x-content-revision'] === revision,
      );
      expect((await find(app, 'tsukinoha')).ids).toEqual(['1003']);
    }
    await withdrawRecord(database, { edition: code, kind: 'exhibitor', id: '1003' }, now);
    for (const app of apps) expect((await find(app, 'tsukinoha')).ids).toEqual([]);
  }, 300_000);

  it('affects only searches when it is killed, and recovers after a restart under load', async () => {
    await importRecords();
    const search = await startSearch();
    await untilReady(search.url);
    const app = await startOrganiser(search);
    await until(async () => (await app.inject('/readyz')).statusCode === 200);
    const seen: Record<number, number> = { 200: 0, 503: 0 };
    let isLoaded = true;
    const wrong: unknown[] = [];
    const searchAgain = async () => {
      while (isLoaded) {
        const { status, ids } = await find(app, 'asahi');
        seen[status] = (seen[status] ?? 0) + 1;
        if (status === 200 && ids?.join() !== '1003') wrong.push(ids);
      }
    };
    const load = Promise.all(Array.from({ length: 4 }, searchAgain));
    ends.unshift(async () => {
      isLoaded = false;
      await load;
    });
    const reaches = async (status: number) => {
      const before = seen[status] ?? 0;
      await until(() => (seen[status] ?? 0) >= before + 10);
    };
    await reaches(200);
    await search.kill();
    await reaches(503);
    const headers = { 'retry-after': '2', 'cache-control': 'no-store' };
    expect(await find(app, 'asahi')).toMatchObject({ status: 503, headers });
    const expo = '/api/expo/';
    for (const url of ['/readyz', `${expo}News/${code}`, `${expo}Exhibitors/Detail/${code}/1003`])
      expect((await app.inject(url)).statusCode).toBe(200);
    await restart(search);
    await reaches(200);
    isLoaded = false;
    await load;
    expect(Object.keys(seen)).toEqual(['200', '503']);
    expect(wrong).toEqual([]);
  }, 300_000);
});
