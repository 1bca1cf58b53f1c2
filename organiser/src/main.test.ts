import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { until } from '@dswine/shared/testing/until';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { hashPassword } from './members/passwords.ts';
import { databaseFile, openStore } from './store/open-store.ts';

const limitMs = 600_000;
let folder: string;
let mailServer: SMTPServer;
let child: ChildProcess;
let ready: { address: string; desk: string; metrics: string; port: number };
let output = '';

function start(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      PREPARE_PICTURES: 'off',
      ORGANISER_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** What a process that cannot start writes, after its exit code. */
async function failure(environment: NodeJS.ProcessEnv): Promise<[unknown, string]> {
  const failing = start(environment);
  let complaint = '';
  failing.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  const [code] = (await once(failing, 'close')) as unknown[];
  return [code, complaint];
}

// One process for all tests of the running service: importing the seed takes seconds.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-main-'));
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, refuse) =>
      refuse(Object.assign(new Error(`5.1.1 <${address}> is nobody's`), { responseCode: 550 })),
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  child = start({
    FORM_GUARDS: 'off',
    LOG_LEVEL: 'trace',
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'fair@dswine.example',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  [ready] = (await once(child, 'message')) as [typeof ready];
}, limitMs);
afterAll(async () => {
  child.kill('SIGKILL');
  await new Promise<void>((done) => mailServer.close(done));
  rmSync(folder, { recursive: true, force: true });
});

it(
  'reports readiness to its parent, and serves desk and metrics on listeners of their own',
  async () => {
    const { address, desk, metrics, port } = ready;
    expect(ready).toMatchObject({ ready: true, service: 'organiser' });
    expect(address).toBe(`http://127.0.0.1:${port}`);
    await until(async () => (await fetch(`${address}/readyz`)).ok);
    const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
    const statuses = (...urls: string[]) => Promise.all(urls.map(statusOf));
    expect(await statuses(desk, metrics, `${address}/healthz`)).toEqual([303, 200, 200]);
    expect(await statuses(`${address}/desk`, `${address}/metrics`)).toEqual([404, 404]);
    const onDesk = ['/metrics', '/api/expo/User', '/healthz'];
    expect(await statuses(...onDesk.map((path) => desk.replace('/desk', path)))).toEqual([
      404, 404, 404,
    ]);
    await fetch(`${address}/api/expo/Exhibitors/DSWINE2026?Keyword=x`);
    await until(() => /"route":"\/api\/expo\/Exhibitors\/:code".*"msg":"answered"/u.test(output));
  },
  limitMs,
);

it(
  'exits with code 1 and names a port that is in use',
  async () => {
    const [code, complaint] = await failure({
      DATA_DIR: folder,
      ORGANISER_PORT: String(ready.port),
      ORGANISER_DESK_PORT: '0',
      ORGANISER_METRICS_PORT: '0',
    });
    expect(code).toBe(1);
    expect(complaint).toContain(`EADDRINUSE: address already in use 127.0.0.1:${ready.port}`);
  },
  limitMs,
);

it(
  'exits with code 1 and names the cause when the migration fails',
  async () => {
    const dataFolder = join(folder, 'newer');
    const database = await openStore({ dataFolder });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2027')`.execute(
      database,
    );
    await database.destroy();
    const [code, complaint] = await failure({ DATA_DIR: dataFolder });
    expect(code).toBe(1);
    expect(complaint).toContain('The database could not be brought up to date');
    expect(complaint).toMatch(/原因 \/ cause: .*9999-newer/u);
  },
  limitMs,
);

const written = (text: string) => until(() => output.includes(text));

/** Returns the log lines that contain submitted data. Waits until the log is flushed. */
async function leaks(): Promise<string[]> {
  const id = randomUUID();
  const last = { ...markedGet(ready.address, '/healthz'), headers: { 'x-request-id': id } };
  await sendAllMarked([last]);
  await written(`"reqId":"${id}"`);
  return output.split('\n').filter((line) => line.toLowerCase().includes(mark));
}

async function inputs(): Promise<MarkedRequest[]> {
  const [origin, desk] = [ready.address, new URL(ready.desk).origin];
  const openApi = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  const post = (at: string, path: string, type: string, body: string): MarkedRequest => ({
    ...markedGet(at, path),
    method: 'POST',
    headers: { origin: at, 'sec-fetch-site': 'same-origin', 'content-type': type },
    body,
  });
  const fields = { Subject: mark, Name: mark, Mobile: mark, Email: markedEmail, Content: mark };
  const contact = JSON.stringify({ Type: 'visit', ...fields, NoticeVersion: '1' });
  const login = `email=${encodeURIComponent(markedEmail)}&password=${mark}`;
  return [
    ...markedCalls(openApi, origin),
    ...[origin, desk].flatMap((at) => malformedTargets.map((target) => markedGet(at, target))),
    post(origin, '/api/expo/Contact/DSWINE2026?Lang=en', 'application/json', contact),
    post(desk, '/desk/login', 'application/x-www-form-urlencoded', login),
  ];
}

/** Adds an account of the desk with the address that is typed into its login. */
async function addMarkedStaff(): Promise<void> {
  const hash = await hashPassword('another password');
  const database = new DatabaseSync(databaseFile(folder));
  database
    .prepare(
      `insert into staff (id, email, name, password_hash, created_at, role, must_change, totp_step)
       values (?, ?, ?, ?, '2026-01-01T00:00:00.000Z', 'manage', 0, 0)`,
    )
    .run(randomUUID(), markedEmail, mark, hash);
  database.close();
}

it(
  'logs no submitted data, even when the mail server rejects recipients by name',
  async () => {
    await addMarkedStaff();
    const sent = await inputs();
    expect(sent.length).toBeGreaterThan(200);
    const statuses = await sendAllMarked(sent);
    expect(statuses[200]).toBeGreaterThan(0);
    await sendGarbage(ready.address);
    await sendGarbage(new URL(ready.desk).origin);
    for (const text of ['"mail-parked"', '"responseCode":550', '"desk-login-failed"'])
      await written(text);
    expect(await leaks()).toEqual([]);
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    const reasons = database
      .prepare('select reason from outbox_mails where reason is not null')
      .all();
    database.close();
    expect(reasons).toContainEqual({ reason: 'SMTP 550 5.1.1 EENVELOPE' });
    // Request ids are adopted from the web server only if they are valid.
    expect(/"reqId":"(?![0-9a-f-]{36}")/u.test(output)).toBe(false);
  },
  limitMs,
);

it(
  'logs no submitted or stored data when the database is broken, and still exits cleanly',
  async () => {
    const sent = await inputs();
    const database = new DatabaseSync(databaseFile(folder));
    for (const table of ['news', 'exhibitors', 'products', 'page_records', 'calendar_entries'])
      database.exec(`update ${table} set record = '{"${mark}'`);
    database.exec(`update submissions set data = '{"${mark}'`);
    for (const table of ['sessions', 'submission_keys', 'rate_limits', 'outbox_mails'])
      database.exec(`alter table ${table} rename to ${mark}_${table}`);
    database.exec("update content_revisions set counter = counter + 1, revision = 'broken'");
    database.close();
    const statuses = await sendAllMarked(sent);
    expect(statuses[500]).toBeGreaterThan(10);
    for (const text of ['"outbox-failed"', '"msg":"unexpected error"', 'ERR_SQLITE_ERROR'])
      await written(text);
    expect(await leaks()).toEqual([]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  limitMs,
);
