import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  malformedTargets,
  mark,
  markedCalls,
  markedEmail,
  markedGet,
  sendAllMarked,
  sendGarbage,
  type MarkedRequest,
  type OpenApi,
} from '@dswine/shared/testing/marked-calls';
import { SMTPServer } from 'smtp-server';
import { hashPassword } from './members/passwords.ts';
import { databaseFile } from './store/open-store.ts';

jest.setTimeout(120_000);

const main = resolve(
  process.cwd(),
  process.cwd().endsWith('organiser') ? '' : 'organiser',
  'src/main.ts',
);
let folder: string;
let mailServer: SMTPServer;
let child: ChildProcess;
let origin: string;
/** The desk runs on its own listener. */
let desk: string;
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-log-'));
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, refuse) =>
      refuse(Object.assign(new Error(`5.1.1 <${address}> is nobody's`), { responseCode: 550 })),
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      LOG_LEVEL: 'trace',
      PREPARE_PICTURES: 'off',
      DATA_DIR: folder,
      ORGANISER_PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ready = new Promise<{ address: string; desk: string }>((done) =>
    child.once('message', done),
  );
  const { address, desk: deskAddress } = await ready;
  origin = address;
  desk = new URL(deskAddress).origin;
});
afterAll(async () => {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
  await new Promise<void>((done) => mailServer.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the log lines that contain submitted data. Waits until the log is flushed. */
async function leaks(): Promise<string[]> {
  const id = randomUUID();
  await sendAllMarked([{ ...markedGet(origin, '/healthz'), headers: { 'x-request-id': id } }]);
  await written(`"reqId":"${id}"`);
  return output.split('\n').filter((line) => line.toLowerCase().includes(mark));
}

async function written(text: string): Promise<void> {
  while (!output.includes(text)) await new Promise((done) => setTimeout(done, 20));
}

async function inputs(): Promise<MarkedRequest[]> {
  const openApi = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const contact: MarkedRequest = {
    ...markedGet(origin, '/api/expo/Contact/DSWINE2026?Lang=en'),
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify({
      Type: 'visit',
      Subject: mark,
      Name: mark,
      Mobile: mark,
      Email: markedEmail,
      Content: mark,
      NoticeVersion: '1',
    }),
  };
  const login: MarkedRequest = {
    ...markedGet(desk, '/desk/login'),
    method: 'POST',
    headers: {
      origin: desk,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `email=${encodeURIComponent(markedEmail)}&password=${mark}`,
  };
  const malformed = [origin, desk].flatMap((at) =>
    malformedTargets.map((target) => markedGet(at, target)),
  );
  return [...markedCalls(openApi, origin), ...malformed, contact, login];
}

/** Adds an account of the desk with the address that is typed into its login. */
async function addMarkedStaff(): Promise<void> {
  const hash = await hashPassword('another password');
  const database = new DatabaseSync(databaseFile(folder));
  database
    .prepare(
      `insert into staff (id, email, name, password_hash, created_at, role, must_change, totp_step)
       values (?, ?, ?, ?, ?, 'manage', 0, 0)`,
    )
    .run(randomUUID(), markedEmail, mark, hash, new Date().toISOString());
  database.close();
}

it('logs no submitted data, even when the mail server rejects recipients by name', async () => {
  await addMarkedStaff();
  const sent = await inputs();
  expect(sent.length).toBeGreaterThan(200);
  const statuses = await sendAllMarked(sent);
  expect(statuses[200]).toBeGreaterThan(0);
  await sendGarbage(origin);
  await sendGarbage(desk);
  await written('"mail-parked"');
  await written('"responseCode":550');
  await written('"desk-login-failed"');
  expect(await leaks()).toEqual([]);
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const reasons = database
    .prepare('select reason from outbox_mails where reason is not null')
    .all();
  database.close();
  expect(reasons).toContainEqual({ reason: 'SMTP 550 5.1.1 EENVELOPE' });
});

it('logs no submitted or stored data when the database is broken', async () => {
  const sent = await inputs();
  const database = new DatabaseSync(databaseFile(folder));
  for (const table of [
    'news',
    'exhibitors',
    'products',
    'page_records',
    'calendar_entries',
    'submissions',
  ])
    database.exec(
      `update ${table} set ${table === 'submissions' ? 'data' : 'record'} = '{"${mark}'`,
    );
  for (const table of ['sessions', 'submission_keys', 'rate_limits', 'outbox_mails'])
    database.exec(`alter table ${table} rename to ${mark}_${table}`);
  database.exec("update content_revisions set counter = counter + 1, revision = 'broken'");
  database.close();
  const statuses = await sendAllMarked(sent);
  expect(statuses[500]).toBeGreaterThan(10);
  for (const text of ['"outbox-failed"', '"msg":"unexpected error"', 'ERR_SQLITE_ERROR'])
    await written(text);
  expect(await leaks()).toEqual([]);
});

it('adopts only valid request ids from the web server', async () => {
  // `leaks` waits for the log line of its own request id.
  await sendAllMarked([markedGet(origin, '/healthz')]);
  expect(await leaks()).toEqual([]);
  expect(/"reqId":"(?![0-9a-f-]{36}")/u.test(output)).toBe(false);
});
