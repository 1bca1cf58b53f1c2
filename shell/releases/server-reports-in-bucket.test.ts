import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { watchComposition } from '../server/composition/composition-watch.ts';
import { awaitServers } from './await-servers.ts';
import { PromotionRevertedError } from './errors.ts';
import { current, promote } from './promote.ts';
import { openReports, readReports, reportsAddress, type Reports } from './server-report.ts';
import { createServerReporter } from './server-reporter.ts';
import { makeSmallReleases, type SmallReleases } from './small-releases.fixture.ts';
import { startFaultyBucket, type FaultyBucket } from '@dswine/shared/bucket/faulty-bucket.fixture';
import { openStore } from './store.ts';
import { readTrustedRoot } from './trust/trusted-root.ts';

let bucket: FaultyBucket;
let publisher: SmallReleases;
let reports: Reports;
let machine: string;
let notes: string[];
const running: { stop: () => Promise<void> }[] = [];
beforeEach(async () => {
  bucket = await startFaultyBucket();
  Object.assign(process.env, bucket.credentials);
  publisher = await makeSmallReleases([], { RELEASE_STORE: bucket.address });
  await publisher.goLive();
  reports = { ...openReports(reportsAddress('unused', bucket.address, {})), beatMs: 100 };
  machine = mkdtempSync(path.join(tmpdir(), 'dswine-server-'));
  notes = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  publisher.remove();
  rmSync(machine, { recursive: true, force: true });
  await bucket.close();
});

/** Starts a web server that shares no folder with the publisher. Resolves to its report errors. */
async function startServer(): Promise<Error[]> {
  const errors: Error[] = [];
  const [memory, copies] = [path.join(machine, 'trust'), path.join(machine, 'copies')];
  const root = readTrustedRoot(publisher.dataDir, {});
  const reporter = createServerReporter(reports, (error) => errors.push(error));
  const store = openStore(bucket.address, { root, memory, copies, pollMs: 100 });
  running.push(await watchComposition({ store, reporter, log: pino({ level: 'silent' }) }));
  return errors;
}

async function promoteNext(): Promise<void> {
  await publisher.publish('mfe-info', '1.1.0', { script: '2' });
  const publishing = { ...publisher, reports, note: (text: string) => notes.push(text) };
  await promote(publishing, [{ workspace: 'mfe-info', version: '1.1.0' }]);
}

const forge = (name: string, report: object | string) =>
  reports.write(name, Buffer.from(typeof report === 'string' ? report : JSON.stringify(report)));
/** Polls until a condition is true, or until the test times out. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Forges a report again and again, so that its server seems to run. */
async function keepForging(report: (beat: number) => object): Promise<() => void> {
  let beat = 0;
  const next = () => forge('forged.json', { ...state, server: 'forged', beat, ...report(beat++) });
  await next();
  // The last write may run after the bucket is closed.
  const timer = setInterval(() => void next().catch(() => undefined), 20);
  return () => clearInterval(timer);
}

const state = { revision: 1, problems: [], rejected: [] };

it('derives the report location from the store unless RELEASE_REPORTS is set', () => {
  expect(reportsAddress('/data', 's3://fair/2026/?region=tw', {})).toBe(
    's3://fair/2026/servers?region=tw',
  );
  expect(reportsAddress('/data', 's3://fair', {})).toBe('s3://fair/servers');
  expect(reportsAddress('/data', '/data/store', {})).toBe('/data/servers');
  const RELEASE_REPORTS = 's3://reports';
  expect(reportsAddress('/data', 's3://fair', { RELEASE_REPORTS })).toBe('s3://reports');
});

it('reports to a publisher on another machine which servers loaded its revision', async () => {
  await startServer();
  await promoteNext();
  expect(notes).toEqual([
    expect.stringMatching(/^Revision 2 is loaded by 1 running servers: \S+\.$/),
  ]);
  await Promise.all(running.splice(0).map((server) => server.stop()));
  expect(await reports.list('')).toEqual([]);
}, 60_000);

it('warns on server and publisher when the server may not write its reports', async () => {
  bucket.fault = (name) => (/^PUT servers\//.test(name) ? 403 : undefined);
  const errors = await startServer();
  await promoteNext();
  await until(async () => errors.length > 0);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/refuses access .* docs\/operations.md#buckets/),
  ]);
  expect(notes).toEqual([
    expect.stringContaining('No web server reports to s3://releases/tests/servers'),
  ]);
}, 60_000);

it('promotes with unreadable reports and notes that the loaded state is unknown', async () => {
  bucket.fault = (name) => (/list-type/.test(name) && /servers/.test(name) ? 403 : undefined);
  await promoteNext();
  expect(notes).toEqual([expect.stringContaining('whether servers have loaded it is unknown')]);
  expect(await current(publisher.store)).toMatchObject({ revision: 2 });
}, 60_000);

it('removes the report of a killed server when another server reports', async () => {
  await forge('killed.json', { ...state, server: 'killed', beat: 4 });
  const reporter = createServerReporter(reports, () => undefined);
  running.push(reporter);
  reporter.report(state);
  await until(async () => !(await reports.list('')).includes('killed.json'));
  await until(async () => (await readReports(reports)).length === 1);
}, 60_000);

it('ignores reports that are malformed, oversized or name another server', async () => {
  await forge('a.json', { ...state, server: 'b', beat: 1 });
  await forge('large.json', { ...state, server: 'large', beat: 1, more: 'x'.repeat(300_000) });
  await forge('half.json', '{');
  await forge('c.json', { ...state, server: 'c', beat: 1 });
  expect((await readReports(reports)).map(({ server }) => server)).toEqual(['c']);
});

it('limits how long an ever-changing report delays a promotion', async () => {
  const stop = await keepForging((beat) => ({ revision: beat % 2 }));
  const composition = { ...(await publisher.store.composition(1)), revision: 6 };
  const wait = { composition, before: undefined, limitMs: 200, silentAfterMs: 10_000 };
  const status = await awaitServers(reports, wait);
  stop();
  expect(status).toMatchObject({ loaded: [], behind: ['forged'] });
}, 60_000);

it('keeps the earlier release on a forged report and sanitises its message', async () => {
  const message = `\u001b[2J${'x'.repeat(5000)}`;
  const problems = [{ release: 'mfe-info@1.1.0', message, isFinal: true }];
  const stop = await keepForging(() => ({ revision: 2, problems }));
  reports.beatMs = 2000;
  const error: unknown = await promoteNext().catch((cause: unknown) => cause);
  stop();
  expect(error).toBeInstanceOf(PromotionRevertedError);
  const [reason = ''] = (error as PromotionRevertedError).reasons;
  expect(reason).not.toMatch(/\p{C}/u);
  expect(reason.length).toBeLessThan(700);
  expect((await current(publisher.store))?.releases).toMatchObject({ 'mfe-info': '1.0.0' });
}, 60_000);
