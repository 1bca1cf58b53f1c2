import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { until } from '@dswine/shared/testing/until';
import { importEdition } from './content/import/edition-importer.ts';
import { smallEdition, writeEdition } from './content/import/small-edition.fixture.ts';
import { openStore } from './store/open-store.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const limitMs = 600_000;
let folder: string;
let child: ChildProcess;
let ready: { address: string; desk: string; metrics: string; port: number };

function start(environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      PREPARE_PICTURES: 'off',
      ORGANISER_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

beforeAll(async () => {
  folder = newFolder();
  // An edition from elsewhere, which spares the process the import of the seed.
  const database = await openStore({ dataFolder: folder });
  for (const code of ['DSWINE2025', 'DSWINE2026']) {
    const source = writeEdition(folder, smallEdition(code));
    await importEdition(database, { code, folder: source, source, now: new Date('2026-04-17') });
  }
  await database.destroy();
  child = start();
  [ready] = (await once(child, 'message')) as [typeof ready];
}, limitMs);
afterAll(() => {
  child.kill('SIGKILL');
});

it(
  'exits with code 1 and names a port that is in use',
  async () => {
    const second = start({
      ORGANISER_PORT: String(ready.port),
      ORGANISER_DESK_PORT: '0',
      ORGANISER_METRICS_PORT: '0',
    });
    const [complaint, [code]] = await Promise.all([
      text(second.stderr ?? Readable.from([])),
      once(second, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(complaint).toContain(`EADDRINUSE: address already in use 127.0.0.1:${ready.port}`);
  },
  limitMs,
);

it(
  'reports readiness to its parent, serves desk and metrics on listeners of their own, and ends cleanly',
  async () => {
    const { address, desk, metrics, port } = ready;
    expect(ready).toMatchObject({ ready: true, service: 'organiser' });
    expect(address).toBe(`http://127.0.0.1:${port}`);
    await until(async () => (await fetch(`${address}/readyz`)).ok);
    const statuses = await Promise.all(
      [desk, metrics, desk.replace('/desk', '/metrics'), `${address}/desk`].map(
        async (url) => (await fetch(url, { redirect: 'manual' })).status,
      ),
    );
    expect(statuses).toEqual([303, 200, 404, 404]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  limitMs,
);
