import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@dswine/shared/process/clock';
import { pino } from 'pino';
import { createCompositionLoader } from '../server/composition/composition-loader.ts';
import { maintainCopies } from '../server/composition/maintain-copies.ts';
import { createReleaseFiles } from '../server/composition/release-files.ts';
import { clean } from './clean.ts';
import { publish } from './publish.ts';
import { makeSmallReleases, runScript, type SmallReleases } from './small-releases.fixture.ts';
import { openStore } from './store.ts';
import { putLive } from './trust/attacker.fixture.ts';
import { readTrustedRoot } from './trust/trusted-root.ts';
import { startFaultyBucket, type FaultyBucket } from '@dswine/shared/bucket/faulty-bucket.fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = pino({ level: 'silent' });

let bucket: FaultyBucket;
let publisher: SmallReleases;
let serverFolder: string;
let warnings: string[];
beforeEach(async () => {
  bucket = await startFaultyBucket();
  Object.assign(process.env, bucket.credentials);
  publisher = await makeSmallReleases([], { RELEASE_STORE: bucket.address });
  await publisher.goLive();
  serverFolder = mkdtempSync(path.join(tmpdir(), 'dswine-server-'));
  warnings = [];
});
afterEach(async () => {
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  publisher.remove();
  rmSync(serverFolder, { recursive: true, force: true });
  await bucket.close();
});

/** Starts a web server with only the bucket address, `root.json` and a separate folder. */
function startServer() {
  const copies = path.join(serverFolder, 'copies');
  const store = openStore(
    bucket.address,
    {
      root: readTrustedRoot(publisher.dataDir, {}),
      memory: path.join(serverFolder, 'trust'),
      copies,
    },
    (message) => warnings.push(message),
  );
  let passed = 0;
  const clock = { ...systemClock, monotonic: () => (passed += 60_000) };
  const loader = createCompositionLoader({ store, log, clock });
  const live = () => loader.live() ?? { revision: 0, manifests: [] };
  const { run: maintain, stop } = maintainCopies({ store, folder: copies, live, log });
  stop();
  return {
    store,
    maintain,
    /** Loads the newest composition and returns its version of mfe-info. */
    async load(): Promise<string | undefined> {
      await loader.refresh();
      const shown = loader.live();
      return shown && `${shown.releases['mfe-info']}${shown.problems.length > 0 ? ' broken' : ''}`;
    },
  };
}

const goLive = (version: string) =>
  putLive(publisher, ['mfe-info', 'online'], { releases: { 'mfe-info': version } });
/** Retries a check, because a failed bucket is requested again only after a second. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await check();
    } catch (error) {
      if (tries === 20) throw error;
      await pause(200);
    }
}

const failBucket = () => (bucket.fault = () => 503);
const restoreBucket = () => (bucket.fault = () => undefined);

it('loads promoted and rolled-back releases from a bucket on a web server', async () => {
  const server = startServer();
  expect(await server.load()).toBe('1.0.0');
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  await goLive('1.1.0');
  expect(await server.load()).toBe('1.1.0');
  await goLive('1.0.0');
  expect(await server.load()).toBe('1.0.0');
  expect(existsSync(path.join(publisher.dataDir, 'store'))).toBe(false);
});

it('publishes, rolls back and audits with the command and a bucket address', async () => {
  publisher.build('mfe-info', { script: '2' });
  const environment = {
    ...bucket.credentials,
    RELEASE_STORE: bucket.address,
    RELEASE_KEYS: path.join(publisher.dataDir, 'keys'),
    DATA_DIR: path.join(serverFolder, 'pipeline'),
  };
  const run = (...args: string[]) => runScript('cli.ts', [...args, '--json'], environment);
  const { output } = await run(
    ...['publish', 'mfe-info@1.1.0', '--no-build', '--from', publisher.folder, '--promote'],
  );
  expect(JSON.parse(output)).toMatchObject({ done: true, composition: { revision: 2 } });
  const server = startServer();
  expect(await server.load()).toBe('1.1.0');
  const back = await run('rollback', 'mfe-info');
  expect(JSON.parse(back.output)).toMatchObject({ composition: { revision: 3 } });
  expect(await server.load()).toBe('1.0.0');
  expect(JSON.parse((await run('audit')).output)).toMatchObject({ done: true });
}, 120_000);

it('serves releases during a bucket outage, also after a restart, and then updates', async () => {
  const first = startServer();
  await first.load();
  const pages = createReleaseFiles(first.store);
  failBucket();
  expect(await first.load()).toBe('1.0.0');
  expect(
    (await pages.find('mfe-info', '1.0.0', 'browser/entry.js'))?.identity.toString(),
  ).toContain('version');
  const again = startServer();
  expect(await again.load()).toBe('1.0.0');
  expect(warnings[0]).toContain('cannot be used now');
  restoreBucket();
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  await goLive('1.1.0');
  await eventually(async () => expect(await again.load()).toBe('1.1.0'));
  expect(await first.load()).toBe('1.1.0');
}, 60_000);

it('fails with the bucket address on a new server while the bucket is unavailable', async () => {
  failBucket();
  await expect(startServer().load()).rejects.toThrow(bucket.address.split('?')[0]);
});

it('fetches each file once, also when two releases share files', async () => {
  const server = startServer();
  await server.load();
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  await goLive('1.1.0');
  bucket.requests.length = 0;
  await server.load();
  await startServer().load();
  const fetched = bucket.requests.filter((name) => name.includes('/releases/mfe-'));
  expect(fetched.sort()).toEqual([
    expect.stringMatching(/1.1.0\/browser\/entry.js$/),
    expect.stringMatching(/1.1.0\/browser\/entry.js.br$/),
    expect.stringMatching(/1.1.0\/browser\/entry.js.gz$/),
    expect.stringMatching(/1.1.0\/release.json$/),
  ]);
});

it.each(['wrong', 'cut'] as const)(
  'reports a release whose bytes are %s as broken, and reads it again',
  async (fault) => {
    const server = startServer();
    await server.load();
    await publisher.publish('mfe-info', '1.1.0', { script: '2' });
    await goLive('1.1.0');
    bucket.fault = (name) => (name.endsWith('1.1.0/browser/entry.js') ? fault : undefined);
    expect(await server.load()).toBe('1.1.0 broken');
    restoreBucket();
    await eventually(async () => expect(await server.load()).toBe('1.1.0'));
  },
);

it('loads a release again when its local copies are damaged', async () => {
  await startServer().load();
  const copies = path.join(serverFolder, 'copies');
  for (const name of readdirSync(copies)) writeFileSync(path.join(copies, name), 'damaged');
  expect(await startServer().load()).toBe('1.0.0');
});

it('does not go back to an older release when the bucket returns stale data', async () => {
  const server = startServer();
  await server.load();
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  await goLive('1.1.0');
  expect(await server.load()).toBe('1.1.0');
  bucket.fault = (name) => (name.startsWith('GET metadata/timestamp.json') ? 'stale' : undefined);
  expect(await server.load()).toBe('1.1.0');
  expect(await startServer().load()).toBe('1.1.0');
  expect(warnings.join()).toMatch(/refused/);
});

it('loses no release when teams publish concurrently to a failing bucket', async () => {
  const seen = new Set<string>();
  bucket.fault = (name) => {
    if (seen.has(name)) return undefined;
    seen.add(name);
    return name.startsWith('PUT') ? 'lost' : 503;
  };
  const teams = ['mfe-info', 'mfe-events', 'mfe-visitor', 'mfe-exhibitor'] as const;
  for (const team of teams) publisher.build(team, { script: '2' });
  await Promise.all(
    teams.map((workspace) =>
      publish(publisher, { root: publisher.folder, workspace, version: '1.1.0' }),
    ),
  );
  restoreBucket();
  for (const team of teams)
    expect((await publisher.store.releases(team)).map(({ version }) => version)).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
}, 60_000);

it('completes an interrupted publication when it is repeated', async () => {
  bucket.fault = (name) => (/^PUT.*entry.js.br$/.test(name) ? 500 : undefined);
  await expect(publisher.publish('mfe-info', '1.1.0', { script: '2' })).rejects.toThrow(
    'cannot be used',
  );
  restoreBucket();
  const again = () => publisher.publish('mfe-info', '1.1.0', { script: '2' });
  await eventually(async () => expect(await again()).toMatchObject({ outcome: 'there' }));
  await goLive('1.1.0');
  expect(await startServer().load()).toBe('1.1.0');
});

it('removes unused releases from the bucket and unused copies from the server', async () => {
  const server = startServer();
  await server.load();
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  const options = { keepDays: 30, isDryRun: false, shown: [] };
  const later = Date.now() + 31 * DAY_MS;
  expect(await clean(publisher.store, { ...options, now: later })).toHaveLength(1);
  expect([...bucket.objects.keys()].filter((name) => name.includes('1.1.0'))).toEqual([]);
  const copies = path.join(serverFolder, 'copies');
  const names = readdirSync(copies).sort();
  const earlier = new Date(Date.now() - 40 * DAY_MS);
  for (const name of names) utimesSync(path.join(copies, name), earlier, earlier);
  writeFileSync(path.join(copies, 'f'.repeat(64)), 'of a release that is gone');
  utimesSync(path.join(copies, 'f'.repeat(64)), earlier, earlier);
  await server.maintain();
  expect(readdirSync(copies).sort()).toEqual(expect.not.arrayContaining(['f'.repeat(64)]));
  failBucket();
  expect(await startServer().load()).toBe('1.0.0');
});
