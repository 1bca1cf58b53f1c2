import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openChallenge } from '../captcha/captcha.queries.ts';
import { openReset } from '../members/link-tokens.ts';
import { openSession } from '../members/sessions.queries.ts';
import { putMail } from '../outbox/outbox.queries.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.fixture.ts';
import { findRevision } from './content.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import { race, type RaceInput, type RaceResult } from './race.fixture.ts';
import { member } from './store-rows.fixture.ts';
import type { Database } from './tables.ts';

const PROCESSES = 4;
const names = Array.from({ length: 10 }, (_, at) => `race-${at}`);
let folder: string;
let server: TestPostgres | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-race-'));
  if (hasPostgres) server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fill(database: Database): Promise<RaceInput> {
  await database.insertInto('members').values(member()).execute();
  const session = await openSession(database, race.member, undefined, race.now);
  const resets: string[] = [await openReset(database, race.member)];
  for (const name of names) {
    await putMail(
      database,
      { kind: 'test', recipient: `${name}@b.example`, locale: 'tw' },
      race.now,
    );
    await openChallenge(database, name, race.answer, race.now);
  }
  return { session, resets, browsers: names };
}

async function run(settings: StoreSettings, input: RaceInput): Promise<RaceResult> {
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'race-process.fixture.ts'),
      JSON.stringify(settings),
      JSON.stringify(input),
    ],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(await text(child.stdout)) as RaceResult;
}

const engines = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])];
it.each(engines)('counts and leases correctly with four processes at once: %s', async (engine) => {
  const databaseUrl = engine === 'PostgreSQL' ? await server?.create('race') : undefined;
  const settings = { dataFolder: folder, databaseUrl };
  const database = await openStore(settings);
  const input = await fill(database);
  const results = await Promise.all(Array.from({ length: PROCESSES }, () => run(settings, input)));
  const sum = (of: (result: RaceResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  expect(await findRevision(database, 'DSWINE2026')).toMatch(
    new RegExp(`^${PROCESSES * race.turns}-`, 'u'),
  );
  expect(sum(({ allowed }) => allowed)).toBe(race.limit.max);
  expect(results.flatMap(({ mails }) => mails).sort()).toEqual(
    names.map((name) => `${name}@b.example`).sort(),
  );
  expect(sum(({ resets }) => resets)).toBe(input.resets.length);
  expect(sum(({ captchas }) => captchas)).toBe(names.length);
  expect(results.map(({ isMember }) => isMember)).toEqual([true, true, true, true]);
  await database.destroy();
});
