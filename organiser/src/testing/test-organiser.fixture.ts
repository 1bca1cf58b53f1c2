import { createDesk, createOrganiser, type AppOptions } from '../app.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShownForms } from '@dswine/shared/contract/team-forms';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import type { LightMyRequestResponse } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { importEdition } from '../content/import/edition-importer.ts';
import {
  smallEdition,
  writeEdition,
  type SmallEdition,
} from '../content/import/small-edition.fixture.ts';
import { createSearchApp } from '../search/service/search-app.ts';
import { untilReady } from '../search/service/search-process.fixture.ts';
import { restoreRecord, withdrawRecord, type WithdrawableKind } from '../store/content.ts';
import { sitePages } from './site-pages.fixture.ts';
import { openFilledStore, openTestStore } from './test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import type { Organiser } from '../dependencies.ts';

export type TestOrganiser = {
  app: Organiser;
  /** The staff desk, on the same database. */
  desk: Organiser;
  database: Database;
  /** What all of it tells the time by: it stands at the start of the fair until it is advanced. */
  clock: ManualClock;
  folder: string;
  /** What the live releases state. */
  site: ShownForms;
  /** The response to a call below `/api/expo`. */
  get: (path: string) => Promise<LightMyRequestResponse>;
  /** The `Data` of a call below `/api/expo` that must succeed, checked against its schema. */
  read: <T extends TSchema>(schema: T, path: string) => Promise<Static<T>>;
  /** Creates another listener on the same database, with other settings. */
  listener: (
    create: (options: AppOptions) => Organiser,
    settings?: Partial<AppOptions['settings']>,
    logger?: AppOptions['logger'],
  ) => Organiser;
  change: (records: SmallEdition) => Promise<void>;
  /** Withdraws a record of the current fair. */
  withdraw: (kind: WithdrawableKind, id: string) => Promise<void>;
  restore: (kind: WithdrawableKind, id: string) => Promise<void>;
  end: () => Promise<void>;
};

/** Starts the service on a new database that holds the small edition. */
export async function startTestOrganiser(
  records: SmallEdition = smallEdition(),
  siteOrigins: string[] = [],
): Promise<TestOrganiser> {
  const folder = mkdtempSync(join(tmpdir(), 'dswine-organiser-'));
  const clock = createManualClock();
  const importInto = async (store: Database, changed: SmallEdition) => {
    const target = writeEdition(folder, changed);
    await importEdition(store, {
      code: changed.edition[0]?.Code ?? '',
      folder: target,
      source: target,
      force: true,
      now: new Date(clock.now()),
    });
  };
  const database = await openFilledStore(folder, JSON.stringify(records), (store) =>
    importInto(store, records),
  );
  const change = (changed: SmallEdition) => importInto(database, changed);
  const settings = settingsOf(folder, siteOrigins);
  const site: ShownForms = { forms: [] };
  const siteForms = async () => site;
  const options = { settings, database, clock, sitePages, siteForms };
  const app = createOrganiser(options);
  let desk: Organiser | undefined;
  const withdrawal = ([kind, id]: [WithdrawableKind, string]) =>
    [{ edition: 'DSWINE2026', kind, id }, new Date(clock.now())] as const;
  const end = async () => {
    await Promise.all([app.close(), desk?.close()]);
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    app,
    // Created when a test first uses it: most do not.
    get desk() {
      return (desk ??= createDesk(options));
    },
    database,
    clock,
    folder,
    site,
    get: (path) => app.inject(`/api/expo/${path}`),
    read: (schema, path) => getData(app, `/api/expo/${path}`, schema),
    listener: (create, more, logger) =>
      create({ ...options, settings: { ...settings, ...more }, logger }),
    change,
    withdraw: (...record) => withdrawRecord(database, ...withdrawal(record)),
    restore: (...record) => restoreRecord(database, ...withdrawal(record)),
    end,
  };
}

type SeededOrganiser = Pick<TestOrganiser, 'app' | 'end'> & {
  /** Starts another organiser on the same database, which uses a search service. */
  withRemoteSearch: () => Promise<Organiser>;
};

/** Starts the service on the seed of the fair, at the first day of the fair or at `start`. */
export async function startSeededOrganiser(start?: number): Promise<SeededOrganiser> {
  const clock = createManualClock(start);
  const folder = mkdtempSync(join(tmpdir(), 'dswine-organiser-'));
  const database = await openTestStore(folder);
  await importEdition(database, {
    code: 'DSWINE2026',
    folder: join(import.meta.dirname, '../../seed/DSWINE2026'),
    source: 'test',
    now: new Date(clock.now()),
  });
  const settings = settingsOf(folder);
  const app = createOrganiser({ settings, database, clock, sitePages });
  const apps = [app];
  return {
    app,
    async withRemoteSearch() {
      const search = createSearchApp({ settings, database, sitePages });
      const url = await search.listen({ host: '127.0.0.1', port: 0 });
      await untilReady(url);
      const remote = createOrganiser({
        settings: { ...settings, searchUrls: [url] },
        database,
        clock,
      });
      apps.push(remote, search);
      return remote;
    },
    async end() {
      for (const each of apps) await each.close();
      await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settingsOf = (dataFolder: string, siteOrigins: string[] = []) => ({
  exhibitionCode: 'DSWINE2026',
  siteOrigins,
  dataFolder,
  trustedProxies: ['loopback'],
  formRecipients: new Map([['press', 'press@dswine.example']]),
  internalHosts: ['desk.dswine.example'],
});

/**
 * The `Data` of a call that must succeed. Checks it against its schema and for undocumented fields.
 */
export async function getData<T>(
  app: Organiser,
  url: string,
  schema: TSchema,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await app.inject({ url, headers });
  const { Code, Data } = response.json<{ Code: number; Data: T }>();
  expect({ url, status: response.statusCode, Code }).toEqual({ url, status: 200, Code: 200 });
  expect([...Value.Errors(schema, Data)]).toEqual([]);
  return Data;
}
