import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOrganiser } from '../app.ts';
import type { Organiser } from '../http/organiser.ts';
import { importEdition } from '../import/edition-importer.ts';
import { smallEdition, writeEdition } from '../import/small-edition.fixture.ts';
import { withdrawRecord } from '../store/content.ts';
import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { Database } from '../store/tables.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import {
  startSearchProcess,
  waitForReadiness,
  type SearchProcess,
} from './search-process.fixture.ts';

const code = 'DSWINE2026';
let server: TestPostgres | undefined;
let folder: string;
let store: StoreSettings;
let database: Database;
let processes: SearchProcess[];
let organisers: { app: Organiser; end: () => Promise<void> }[];

beforeAll(async () => {
  if (hasPostgres) server = await startPostgres();
});
afterAll(() => server?.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-search-'));
  processes = [];
  organisers = [];
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await Promise.all(organisers.map((one) => one.end()));
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function startSearch(port?: number): Promise<SearchProcess> {
  const started = await startSearchProcess(store, port);
  processes.push(started);
  return started;
}

/** Starts an organiser with separate connections, as in another process. */
async function startOrganiser(searchUrls: string[]): Promise<Organiser> {
  const own = await openStore(store);
  const app = createOrganiser({
    settings: {
      exhibitionCode: code,
      siteOrigins: [],
      dataFolder: folder,
      trustedProxies: ['loopback'],
      searchUrls,
    },
    database: own,
  });
  organisers.push({
    app,
    async end() {
      await app.close();
      await own.destroy();
    },
  });
  return app;
}

async function importRecords(records = smallEdition(code)): Promise<string | undefined> {
  const target = writeEdition(folder, records);
  const { revision } = await importEdition(database, {
    code,
    folder: target,
    source: 'test',
    force: true,
  });
  return revision;
}

let calls = 0;
/** Searches exhibitors. Each call has a unique URL, because cached responses skip the search. */
async function find(app: Organiser, keyword: string) {
  const url = `/api/expo/Exhibitors/${code}?Keyword=${keyword}&PageSize=60&n=${(calls += 1)}`;
  const response = await app.inject(url);
  const { Data, Message } = response.json<{
    Data: { Items: { Id: string }[] } | null;
    Message?: string;
  }>();
  return {
    status: response.statusCode,
    ids: Data?.Items.map(({ Id }) => Id),
    message: Message,
    headers: response.headers,
  };
}

/** Several organisers share a PostgreSQL. `FULL=1` tries a file of SQLite too. */
const engines = hasPostgres ? ['PostgreSQL'] : ['SQLite'];
if (hasPostgres && process.env['FULL'] === '1') engines.push('SQLite');
describe.each(engines)('the shared search process on %s', (engine) => {
  beforeEach(async () => {
    const databaseUrl =
      engine === 'PostgreSQL' ? await server?.create(path.basename(folder)) : undefined;
    store = { dataFolder: folder, databaseUrl };
    database = await openStore(store);
  }, 120_000);

  it('is ready after the import, and follows imports and withdrawals of other processes', async () => {
    const search = await startSearch();
    expect((await fetch(`${search.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${search.url}/readyz`)).status).toBe(503);
    const records = smallEdition(code);
    await importRecords(records);
    await waitForReadiness(search.url, 200);
    const apps = [await startOrganiser([search.url]), await startOrganiser([search.url])];
    for (const app of apps)
      expect(await find(app, 'asahi')).toMatchObject({ status: 200, ids: ['1003'] });

    Object.assign(records.exhibitors.find(({ Id }) => Id === '1003') ?? {}, {
      Name: { tw: '月牙酒造', en: 'Tsukinoha Shuzo' },
    });
    const revision = await importRecords(records);
    for (const app of apps) {
      while ((await find(app, 'tsukinoha')).headers['x-content-revision'] !== revision);
      expect((await find(app, 'tsukinoha')).ids).toEqual(['1003']);
    }
    await withdrawRecord(database, code, 'exhibitor', '1003');
    for (const app of apps) expect((await find(app, 'tsukinoha')).ids).toEqual([]);
  }, 120_000);

  it('affects only searches when it is killed, and recovers after a restart under load', async () => {
    await importRecords();
    const search = await startSearch();
    await waitForReadiness(search.url, 200);
    const app = await startOrganiser([search.url]);
    while ((await app.inject('/readyz')).statusCode !== 200);
    const seen = new Map<number, number>();
    let isLoaded = true;
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (isLoaded) {
          const { status, ids } = await find(app, 'asahi');
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status === 200) expect(ids).toEqual(['1003']);
        }
      }),
    );
    const reaches = async (status: number) => {
      const before = seen.get(status) ?? 0;
      while ((seen.get(status) ?? 0) < before + 10)
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await reaches(200);
    await search.kill();
    await reaches(503);
    const { status, message, headers } = await find(app, 'asahi');
    expect({
      status,
      message,
      retry: headers['retry-after'],
      cache: headers['cache-control'],
    }).toEqual({
      status: 503,
      message: '搜尋暫時無法使用，請稍後再試 / The search is unavailable, please try again later',
      retry: '2',
      cache: 'no-store',
    });
    for (const url of [
      '/readyz',
      `/api/expo/News/${code}`,
      `/api/expo/Exhibitors/Detail/${code}/1003`,
    ])
      expect((await app.inject(url)).statusCode).toBe(200);
    await startSearch(Number(new URL(search.url).port));
    await reaches(200);
    isLoaded = false;
    await load;
    expect([...seen.keys()].toSorted()).toEqual([200, 503]);
  }, 120_000);

  it('has no failed search when one of two processes is killed', async () => {
    await importRecords();
    const searches = [await startSearch(), await startSearch()];
    for (const { url } of searches) await waitForReadiness(url, 200);
    const app = await startOrganiser(searches.map(({ url }) => url));
    for (let turn = 0; turn < 40; turn += 1) {
      if (turn === 10) await searches[0]?.kill();
      if (turn === 20) await startSearch(Number(new URL(searches[0]?.url ?? '').port));
      if (turn === 30) {
        await waitForReadiness(searches[0]?.url ?? '', 200);
        await searches[1]?.kill();
      }
      expect(await find(app, 'asahi')).toMatchObject({ status: 200, ids: ['1003'] });
    }
  }, 120_000);
});
