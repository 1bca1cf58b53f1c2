import path from 'node:path';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { startFaultyBucket, type FaultyBucket } from '@dswine/shared/bucket/faulty-bucket.fixture';
import { createCompositionLoader } from '../../server/composition/composition-loader.ts';
import { maintainCopies } from '../../server/composition/release-source.ts';
import { createReleaseFiles } from '../../server/composition/release-files.ts';
import { clean } from '../lifecycle/clean.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import {
  FIRST_REVISION,
  makeLiveReleases,
  type SmallReleases,
} from '../testing/small-releases.fixture.ts';
import { openStore } from './store.ts';
import { putLive } from '../testing/attacker.fixture.ts';
import { readTrustedRoot } from '../metadata/private-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = pino({ level: 'silent' });

let bucket: FaultyBucket;
let publisher: SmallReleases;
let serverFolder: string;
let clock: ManualClock;
let warnings: string[];
beforeEach(async () => {
  bucket = await startFaultyBucket();
  Object.assign(process.env, bucket.credentials);
  publisher = await makeLiveReleases([], { RELEASE_STORE: bucket.address });
  serverFolder = mkdtempSync(path.join(tmpdir(), 'dswine-server-'));
  clock = createManualClock(publisher.clock.now());
  warnings = [];
});
afterEach(async () => {
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  publisher.remove();
  rmSync(serverFolder, { recursive: true, force: true });
  await bucket.close();
});

const copies = () => path.join(serverFolder, 'copies');

/** Starts a web server with only the bucket address, `root.json` and a separate folder. */
function startServer() {
  const root = readTrustedRoot(publisher.dataDir, {});
  const memory = path.join(serverFolder, 'trust');
  const trust = { root, memory, copies: copies() };
  const store = openStore(
    bucket.address,
    { ...trust, clock: { ...clock, sleep: () => Promise.resolve() } },
    (message) => warnings.push(message),
  );
  const loader = createCompositionLoader({ store, log, clock });
  const live = () => loader.live() ?? { revision: 0, manifests: [] };
  return {
    store,
    maintain: () => maintainCopies({ store, folder: copies(), live: live(), now: clock.now() }),
    /** Loads the newest composition after a minute, and returns its version of mfe-info. */
    async load(): Promise<string | undefined> {
      await clock.advance(60_000);
      await loader.refresh();
      const shown = loader.live();
      return shown && `${shown.releases['mfe-info']}${shown.problems.length > 0 ? ' broken' : ''}`;
    },
  };
}

const publishNext = () => publisher.publish('mfe-info', '1.1.0', { script: '2' });
async function goLiveNext(): Promise<void> {
  await publishNext();
  await putLive(publisher, ['mfe-info', 'online'], { releases: { 'mfe-info': '1.1.0' } });
}

const failBucket = () => (bucket.fault = () => 503);
/** A failed bucket is requested again after a second. */
async function restoreBucket(): Promise<void> {
  bucket.fault = () => undefined;
  await publisher.clock.advance(1000);
}

it('publishes, rolls back and audits with the command and a bucket address', async () => {
  publisher.build('mfe-info', { script: '2' });
  const environment = { RELEASE_STORE: bucket.address };
  const run = (...args: string[]) => runSmallCommand(publisher, args, { environment });
  expect(
    await run('publish', 'mfe-info@1.1.0', '--promote', `--from=${publisher.folder}`),
  ).toMatchObject({
    data: { done: true, composition: { revision: FIRST_REVISION + 2 } },
  });
  const server = startServer();
  expect(await server.load()).toBe('1.1.0');
  expect(await run('rollback', 'mfe-info')).toMatchObject({
    data: { composition: { revision: FIRST_REVISION + 3 } },
  });
  expect(await server.load()).toBe('1.0.0');
  expect(await run('audit')).toMatchObject({ data: { done: true } });
  expect(existsSync(path.join(publisher.dataDir, 'store'))).toBe(false);
});

it('serves releases during a bucket outage, also after a restart, and then updates', async () => {
  const first = startServer();
  await first.load();
  const pages = createReleaseFiles(first.store);
  failBucket();
  expect(await first.load()).toBe('1.0.0');
  const script = await pages.find('mfe-info', '1.0.0', 'browser/entry.js');
  expect(script?.identity.toString()).toContain('version');
  const again = startServer();
  expect(await again.load()).toBe('1.0.0');
  expect(warnings[0]).toContain('cannot be used now');
  rmSync(serverFolder, { recursive: true });
  await expect(startServer().load()).rejects.toThrow(bucket.address.split('?')[0]);
  await restoreBucket();
  await goLiveNext();
  for (const server of [again, first]) expect(await server.load()).toBe('1.1.0');
});

it('fetches each file once, also when two releases share files, and again when it is damaged', async () => {
  const server = startServer();
  await server.load();
  await goLiveNext();
  bucket.requests.length = 0;
  await server.load();
  await startServer().load();
  const fetched = bucket.requests.filter((name) => name.includes('/releases/mfe-'));
  const names = ['browser/entry.js', 'browser/entry.js.br', 'browser/entry.js.gz', 'release.json'];
  expect(fetched.map((name) => name.split('1.1.0/')[1]).sort()).toEqual(names);
  for (const name of readdirSync(copies())) writeFileSync(path.join(copies(), name), 'damaged');
  expect(await startServer().load()).toBe('1.1.0');
});

it('does not go back to an older release when the bucket returns stale data', async () => {
  const server = startServer();
  await server.load();
  await goLiveNext();
  expect(await server.load()).toBe('1.1.0');
  bucket.fault = (name) => (name.startsWith('GET metadata/timestamp.json') ? 'stale' : undefined);
  expect(await server.load()).toBe('1.1.0');
  expect(await startServer().load()).toBe('1.1.0');
  expect(warnings.join()).toMatch(/refused/);
});

it('removes unused releases from the bucket and unused copies from the server', async () => {
  const server = startServer();
  await server.load();
  await publishNext();
  const now = publisher.clock.now() + 31 * DAY_MS;
  const options = { keepDays: 30, isDryRun: false, shown: [], now };
  expect(await clean(publisher.store, options)).toHaveLength(1);
  expect([...bucket.objects.keys()].filter((name) => name.includes('1.1.0'))).toEqual([]);
  const unused = path.join(copies(), 'f'.repeat(64));
  writeFileSync(unused, 'of a release that is gone');
  const earlier = new Date(clock.now() - 40 * DAY_MS);
  for (const name of readdirSync(copies())) utimesSync(path.join(copies(), name), earlier, earlier);
  await server.maintain();
  expect(existsSync(unused)).toBe(false);
  failBucket();
  expect(await startServer().load()).toBe('1.0.0');
});
