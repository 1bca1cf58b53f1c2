import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openStore } from './store/open-store.ts';

const main = resolve(
  process.cwd(),
  process.cwd().endsWith('organiser') ? '' : 'organiser',
  'src/main.ts',
);
const all = mkdtempSync(join(tmpdir(), 'dswine-main-'));
/** The data folder after the first start, for reuse: importing the seed takes seconds. */
const imported = join(all, 'imported');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(all, 'data-'))));
afterAll(() => rmSync(all, { recursive: true, force: true }));

type Started = { child: ChildProcess; port: number; report: object; output: () => string };

const environment = (port = '0') => ({
  ...process.env,
  NODE_OPTIONS: '',
  PREPARE_PICTURES: 'off',
  DATA_DIR: folder,
  ORGANISER_PORT: port,
  ...(port !== '0' && { ORGANISER_DESK_PORT: '0', ORGANISER_METRICS_PORT: '0' }),
});

function start(): Promise<Started> {
  const child = spawn(process.execPath, [main], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((done, fail) => {
    child.once('message', (message: { ready: boolean; port: number }) =>
      done({ child, port: message.port, report: message, output: () => output }),
    );
    child.once('exit', () => fail(new Error(`ended before it was ready: ${output}`)));
  });
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', done));

it('imports the seed, reports readiness to its parent process, and exits cleanly', async () => {
  const { child, port, report, output } = await start();
  expect(report).toMatchObject({
    ready: true,
    service: 'organiser',
    port,
    address: `http://127.0.0.1:${port}`,
  });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  await fetch(`http://127.0.0.1:${port}/api/expo/Exhibitors/DSWINE2026?Keyword=secret-word`);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'answered', route: '/api/expo/Exhibitors/:code', status: 200 }),
  );
  expect(output()).not.toMatch(/secret-word|127\.0\.0\.1:\d+","remote/u);
  cpSync(folder, imported, { recursive: true });
}, 60_000);

it('serves the staff desk and metrics on separate listeners', async () => {
  if (existsSync(imported)) cpSync(imported, folder, { recursive: true });
  const { child, report } = await start();
  const { address, desk, metrics } = report as { address: string; desk: string; metrics: string };
  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  expect(await Promise.all([desk, metrics, `${address}/healthz`].map(statusOf))).toEqual([
    303, 200, 200,
  ]);
  expect(await Promise.all(['/desk', '/metrics'].map((path) => statusOf(address + path)))).toEqual([
    404, 404,
  ]);
  const onDesk = ['/metrics', '/api/expo/User', '/healthz'];
  expect(await Promise.all(onDesk.map((path) => statusOf(desk.replace('/desk', path))))).toEqual([
    404, 404, 404,
  ]);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}, 60_000);

it('exits with code 1 and names a port that is in use', async () => {
  if (existsSync(imported)) cpSync(imported, folder, { recursive: true });
  const { child, port } = await start();
  const second = spawn(process.execPath, [main], {
    env: environment(String(port)),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  second.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  expect(await ended(second)).toBe(1);
  expect(complaint).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  child.kill('SIGTERM');
  await ended(child);
}, 60_000);

it('exits with code 1 and names the cause when the migration fails', async () => {
  const database = await openStore({ dataFolder: folder });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-a-newer-release', '2027')`.execute(
    database,
  );
  await database.destroy();
  const child = spawn(process.execPath, [main], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  expect(await ended(child)).toBe(1);
  expect(complaint).toContain('The database could not be brought up to date');
  expect(complaint).toMatch(/原因 \/ cause: .*9999-from-a-newer-release/u);
}, 60_000);
