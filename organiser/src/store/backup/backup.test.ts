import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { findRevision } from '../content.ts';
import { FORMER_LAST } from '../migrate.ts';
import { connectStore, databaseFile, openStore, type StoreSettings } from '../open-store.ts';
import { at, member, storedRecord } from '../store-rows.fixture.ts';
import type { Database } from '../tables.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.fixture.ts';
import { runCommand } from '../../testing/run-command.fixture.ts';
import { backUp, moveData, restore } from './backup-commands.ts';
import { backupCommand } from './backup.ts';
import { countContents } from './table-rows.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const RECORDS = 1203;
const awkward = JSON.stringify({ Name: "獺祭 O'Neill 😀 \\ % _ \n", Note: null });

let folder: string;
let server: TestPostgres | undefined;
let made = 0;
beforeAll(async () => {
  folder = newFolder();
  if (hasPostgres) server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});

const newPath = () => path.join(folder, `${(made += 1)}`);

type Engine = 'SQLite' | 'PostgreSQL';
async function newSettings(engine: Engine): Promise<StoreSettings> {
  const databaseUrl = engine === 'PostgreSQL' ? await server?.create(`backup_${made}`) : undefined;
  return { dataFolder: newPath(), databaseUrl };
}

/** Adds more rows than one read returns, in tables with foreign keys. */
async function fill(database: Database): Promise<void> {
  const rows = Array.from({ length: RECORDS }, (_, index) =>
    storedRecord(String(index + 1), { record: awkward, edition: `DSWINE${2020 + (index % 7)}` }),
  );
  await database.insertInto('content_records').values(rows).execute();
  await database.insertInto('members').values(member()).execute();
  const credentials = { member_id: member().id, password_hash: 'hash', changed_at: at };
  await database.insertInto('credentials').values(credentials).execute();
}

async function filled(engine: Engine): Promise<StoreSettings> {
  const settings = await newSettings(engine);
  const database = await openStore(settings);
  await fill(database);
  await database.destroy();
  return settings;
}

async function contentsOf(settings: StoreSettings) {
  const database = await openStore(settings);
  const contents = await countContents(database);
  await database.destroy();
  return contents;
}

const engines: Engine[] = ['SQLite', ...(hasPostgres ? (['PostgreSQL'] as const) : [])];
const pairs = engines.map((from, at) => [from, engines.at(at - 1) ?? from] as const);

it.each(pairs)('restores a backup of %s on %s with identical rows', async (from, to) => {
  const [source, target, file] = [await filled(from), await newSettings(to), newPath()];
  const contents = await backUp(source, file);
  expect(contents).toEqual(await contentsOf(source));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restore(target, file);
  expect(await contentsOf(target)).toEqual(contents);
  const database = await openStore(target);
  const records = database.selectFrom('content_records').select('record').where('id', '=', '7');
  expect(await records.execute()).toEqual([{ record: awkward }]);
  await database.destroy();
});

it.each(engines)('takes a consistent snapshot of %s while others write', async (engine) => {
  const settings = await filled(engine);
  const [database, file] = [await openStore(settings), newPath()];
  let isDone = false;
  let writes = 0;
  // Each write adds rows of two tables: a backup holds both or none.
  const writing = (async () => {
    while (!isDone) {
      const id = String(10_000 + (writes += 1));
      // SQLite calls are synchronous: without a pause, nothing else in this process would run.
      await setImmediate();
      await database.transaction().execute(async (transaction) => {
        await transaction.insertInto('content_records').values(storedRecord(id)).execute();
        const withdrawal = { edition: 'DSWINE2026', kind: 'exhibitor' as const, id };
        await transaction
          .insertInto('withdrawn_records')
          .values({ ...withdrawal, reason: 'withdrawn', withdrawn_at: at })
          .execute();
      });
    }
  })();
  const contents = await backUp(settings, file);
  isDone = true;
  await writing;
  await database.destroy();
  expect(writes).toBeGreaterThan(0);
  const { content_records: records, withdrawn_records: withdrawn } = contents;
  expect(records?.rows).toBe(RECORDS + (withdrawn?.rows ?? 0));
});

it('restores a backup of the last build that had other migrations', async () => {
  const [source, file, target] = [await filled('SQLite'), newPath(), await newSettings('SQLite')];
  const former = connectStore(source);
  await former.schema.alterTable('registrations').addColumn('token_hash', 'text').execute();
  const history = former.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await history.updateTable('kysely_migration').set({ name: FORMER_LAST }).execute();
  const names = { id: 'r1', email: 'lin@wine.example', name: '林', company: null, locale: 'tw' };
  const registration = {
    ...names,
    password_hash: 'hash',
    notice_version: '1',
    marketing: 0 as const,
  };
  const row = { ...registration, created_at: at, expires_at: at };
  await former.insertInto('registrations').values(row).execute();
  await backUp(source, file);
  await former.destroy();
  await restore(target, file);
  const database = connectStore(target);
  const after = await database.selectFrom('registrations').selectAll().execute();
  await database.destroy();
  expect(after).toEqual([row]);
});

it('overwrites neither existing rows nor an existing backup file', async () => {
  const [source, file] = [await filled('SQLite'), newPath()];
  const before = await backUp(source, file);
  await expect(restore(source, file)).rejects.toThrow(/holds rows already/u);
  expect(await contentsOf(source)).toEqual(before);
  await expect(backUp(source, file)).rejects.toThrow(/the file exists/u);
});

it('refuses to back up a missing or empty database, and to move one without a target', async () => {
  const missing = await newSettings('SQLite');
  await expect(backUp(missing, newPath())).rejects.toThrow(/there is no database/u);
  mkdirSync(path.dirname(databaseFile(missing.dataFolder)), { recursive: true });
  writeFileSync(databaseFile(missing.dataFolder), '');
  const file = newPath();
  await expect(backUp(missing, file)).rejects.toThrow(/nothing to back up/u);
  expect(existsSync(file) || existsSync(`${file}.partial`)).toBe(false);
  await expect(moveData(missing)).rejects.toThrow(/set DATABASE_URL/u);
});

describe('restoring a damaged backup fails and leaves the database empty: a backup', () => {
  let lines: string[];
  beforeAll(async () => {
    const file = newPath();
    await backUp(await filled('SQLite'), file);
    lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  });
  const zip = (text: string[]) => gzipSync(text.map((line) => `${line}\n`).join(''));
  const first = () => lines[0] ?? '';
  const newer = () => JSON.stringify({ ...JSON.parse(first()), migration: '0099-new' });
  const strange = '{"table":"sqlite_master","rows":[{"name":"x"}]}';
  const changed = () => lines.map((line) => line.replace('DSWINE2021', 'DSWINE2029'));

  it.each<[string, RegExp, () => Buffer]>([
    ['with its end cut off', /cut off/u, () => zip(lines.slice(0, -1))],
    ['with a missing line', /differs from its source/u, () => zip(lines.toSpliced(-2, 1))],
    ['with a changed value', /differs .+, and was undone: content_records/u, () => zip(changed())],
    ['truncated in the middle', /cannot be read/u, () => zip(lines).subarray(0, 2000)],
    ['with unknown lines', /is no backup/u, () => zip(['{"a":1}'])],
    ['from a newer version', /another version \(0099-new\)/u, () => zip([newer()])],
    ['with an unknown table', /is no backup/u, () => zip([first(), strange])],
  ])('%s', async (_name, message, contents) => {
    const [target, file] = [await newSettings('SQLite'), newPath()];
    writeFileSync(file, contents());
    await expect(restore(target, file)).rejects.toThrow(message);
    const counts = Object.values(await contentsOf(target)).map(({ rows }) => rows);
    expect(Math.max(...counts)).toBe(0);
  });
});

const onPostgres = hasPostgres ? it : it.skip;
onPostgres('moves all rows to PostgreSQL, unless it holds rows or SQLite is in use', async () => {
  const [source, target] = [await filled('SQLite'), await newSettings('PostgreSQL')];
  const move = () => moveData({ ...target, dataFolder: source.dataFolder });
  const organiser = await openStore(source);
  await findRevision(organiser, 'DSWINE2026');
  await expect(move()).rejects.toThrow(/the database is in use/u);
  await organiser.destroy();
  const contents = await move();
  expect(contents).toEqual(await contentsOf(source));
  expect(contents).toEqual(await contentsOf(target));
  await expect(move()).rejects.toThrow(/holds rows already/u);
});

it('the backup and restore commands report row counts, and failures without a stack trace', async () => {
  const [source, target] = [await filled('SQLite'), await newSettings('SQLite')];
  const run = ({ dataFolder }: StoreSettings, ...line: string[]) =>
    runCommand(backupCommand, { DATA_DIR: dataFolder }, ...line);
  const file = `${newPath()}.jsonl.gz`;
  expect((await run(source, 'backup', file)).status).toBe(0);
  const restored = await run(target, 'restore', file);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toMatch(new RegExp(`content_records +${RECORDS} `, 'u'));
  const again = await run(target, 'restore', file);
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/holds rows already/u);
  expect(again.stderr).not.toMatch(/ at /u);
  expect((await run(target, 'restore')).stderr).toMatch(/usage/u);
});
