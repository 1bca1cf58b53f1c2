import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openTestStore, testStoreEnvironment } from '../testing/test-store.fixture.ts';

const main = resolve(
  process.cwd(),
  process.cwd().endsWith('organiser') ? '' : 'organiser',
  'src/main.ts',
);
const crowd = process.env['FULL'] === '1' ? 1000 : 300;
const evening = '743';
const places = 30;
const beforeTheFair = Date.parse('2026-04-01T09:00:00+08:00') - Date.now();

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-crowd-'));
  await (await openTestStore(folder)).destroy();
});
afterEach(async () => {
  await Promise.all(
    children.splice(0).map((child) => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      return ended;
    }),
  );
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts an organiser on the folder's database, configured for tests: without captcha and rate
 * limits.
 */
function start(): Promise<string> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...testStoreEnvironment(folder),
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      CLOCK_OFFSET_MS: String(beforeTheFair),
      LOG_LEVEL: 'error',
      ORGANISER_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((done, fail) => {
    child.once('message', (message: { port: number }) => done(`http://127.0.0.1:${message.port}`));
    child.once('exit', (code) =>
      fail(new Error(`The organiser ended (${code}) before it was ready.`)),
    );
  });
}

type ApplyResult = { status: number; State?: string; Wait?: string };

async function apply(organiser: string, number: number): Promise<ApplyResult> {
  const response = await fetch(
    `${organiser}/api/expo/Event/RunBarApplications/DSWINE2026?Lang=tw`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: organiser,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({
        Evening: evening,
        Name: `第 ${number} 位`,
        Email: `guest-${number}@crowd.example`,
        Mobile: '0912345678',
        Adult: 'yes',
        NoticeVersion: '1',
        Key: `crowd-${number}`,
      }),
    },
  );
  const { Data } = (await response.json()) as { Data: { State?: string; Wait?: string } | null };
  return { status: response.status, ...Data };
}

it('two organisers on one database allocate exactly the available seats to hundreds of applicants', async () => {
  const organisers = [await start(), await start()];
  const responses = await Promise.all(
    Array.from({ length: crowd }, (_, number) => apply(organisers[number % 2] ?? '', number)),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(responses.filter(({ State }) => State === 'held')).toHaveLength(places);
  // Everybody else waits, each at a different position.
  const waiting = responses.flatMap(({ State, Wait }) =>
    State === 'waiting' ? [Number(Wait)] : [],
  );
  expect(waiting.sort((a, b) => a - b)).toEqual(
    Array.from({ length: crowd - places }, (_, index) => index + 1),
  );

  // The same people again, at the other organiser: nobody gets a second application.
  const again = await Promise.all(
    Array.from({ length: 40 }, (_, number) => apply(organisers[(number + 1) % 2] ?? '', number)),
  );
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));

  const database = await openTestStore(folder);
  const rows = await database.selectFrom('applications').selectAll().orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: crowd }, (_, index) => index + 1),
  );
  expect(rows.slice(0, places).every(({ state }) => state === 'held')).toBe(true);
  expect(rows.slice(places).every(({ state }) => state === 'waiting')).toBe(true);
  const mails = await database
    .selectFrom('outbox_mails')
    .select('id')
    .where('kind', '=', 'application')
    .execute();
  expect(mails).toHaveLength(crowd);
  await database.destroy();
}, 180_000);
