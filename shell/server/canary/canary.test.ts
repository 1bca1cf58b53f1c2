import { renameSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Canary } from '@dswine/shared/contract/canary';
import type { Composition } from '@dswine/shared/contract/releases';
import type { FastifyInstance } from 'fastify';
import { canaryFilesOf } from '../../releases/canary/canary-files.ts';
import { defaultLimits } from '../../releases/canary/rule.ts';
import { current } from '../../releases/promote.ts';
import { openReports } from '../../releases/server-report.ts';
import {
  makeSmallReleases,
  sectionBundle,
  type SmallReleases,
} from '../../releases/small-releases.fixture.ts';
import { openReleaseSource } from '../composition/release-source.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { createWebServer } from '../web-server.ts';


const id = '0123abcd';
let content: { Revision: string; Withdrawn: string[] };
const bundle = (page: string) => sectionBundle('mfe-info', { page }).replace("'mfe-", "'");
const throws = `() => { throw new Error('broken'); }`;

let small: SmallReleases;
let organiser: Server;
let server: FastifyInstance;
let files: ReturnType<typeof canaryFilesOf>;
let watching: NodeJS.Timeout;

const settingsOf = (edge: boolean) => ({
  ...readSettings(
    {
      DATA_DIR: small.dataDir,
      ORGANISER: `http://127.0.0.1:${(organiser.address() as AddressInfo).port}`,
      LOG_LEVEL: 'silent',
      SITE_URL: 'https://fair.example',
    },
    '/',
  ),
  edge,
});

async function start(edge: boolean): Promise<FastifyInstance> {
  const started = await createWebServer(settingsOf(edge), createMetrics());
  await started.listen({ host: '127.0.0.1', port: 0 });
  return started;
}

/** Sends over a connection: the URL is rewritten before Fastify sees it. */
async function open(path: string, headers: Record<string, string> = {}) {
  const { port } = server.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Stores a composition with this canary, signed by its team. */
async function putCanary(version: string, change: Partial<Canary> = {}): Promise<Composition> {
  const before = await current(small.store);
  if (!before) throw new Error('Nothing is live.');
  const canary: Canary = {
    id,
    workspace: 'mfe-info',
    version,
    percent: 5,
    since: new Date().toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
    limits: defaultLimits,
    ...change,
  };
  const next: Composition = {
    ...before,
    revision: before.revision + 1,
    previous: before.revision,
    kind: 'canary',
    reason: 'canary',
    canary,
  };
  await small.store.putComposition(next, small.signer);
  return next;
}

async function endCanary(): Promise<void> {
  const { canary: _, ...before } = (await current(small.store)) as Composition;
  const { revision } = before;
  const next: Composition = { ...before, revision: revision + 1, previous: revision };
  await small.store.putComposition({ ...next, kind: 'rollback', reason: 'end' }, small.signer);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const served = async () =>
  JSON.parse((await open('/composition.json')).body) as { revision: number; canary?: object };

const untilCanary = (isShown: boolean) =>
  until(async () => ((await served()).canary !== undefined) === isShown);

beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { server: bundle(`() => '<h1>Canary</h1>'`) });
  await small.publish('mfe-info', '1.2.0', { server: bundle(throws) });
  content = { Revision: '1', Withdrawn: [] };
  organiser = createServer(
    (_request, response) => void response.end(JSON.stringify({ Code: 200, Data: content })),
  );
  await new Promise<void>((resolve) => organiser.listen(0, '127.0.0.1', resolve));
  files = canaryFilesOf(openReports(`${small.dataDir}/servers`), id);
  let beat = 0;
  watching = setInterval(() => void files.beat((beat += 1)).catch(() => undefined), 100);
});
afterEach(async () => {
  clearInterval(watching);
  await server.close();
  organiser.close();
  small.remove();
});

const member = { cookie: `a=b; dswine_cohort=3.${id}` };
const page = '/en/infoPage';
const shared = `/releases/cohort/${id}${page}`;

it('serves the canary only under its cohort URL behind an edge, and live pages elsewhere', async () => {
  server = await start(true);
  const before = await open(page);
  expect(before.body).not.toContain('"canary"');
  const { revision } = await putCanary('1.1.0');
  await untilCanary(true);
  const own = await open(shared);
  expect(own.body).toContain('<h1>Canary</h1>');
  expect(own.headers.get('x-composition')).toBe(String(700_000_000 + revision));
  expect(own.headers.get('cache-control')).toMatch(/^public/);
  expect(own.headers.get('set-cookie')).toBeNull();
  // Behind an edge the cookie alone has no effect: an edge that ignores it would cache the page.
  const other = await open(page, member);
  expect(other.body).toContain('<h1>Page</h1>');
  const invented = await open(`/releases/cohort/ffffffff${page}`);
  expect(invented.body).toContain('<h1>Page</h1>');
  expect(invented.headers.get('cache-control')).toBe('private, no-store');
  const named = await open(`/releases/cohort/${id}/composition.json`);
  expect(named.status).toBe(404);
});

it('serves cacheable live pages under the URL of an ended canary, even after a restart', async () => {
  server = await start(true);
  await putCanary('1.1.0');
  await untilCanary(true);
  expect((await open(shared)).body).toContain('<h1>Canary</h1>');
  await endCanary();
  await untilCanary(false);
  const isReplaced = async () => {
    const { body, headers } = await open(shared);
    return body.includes('<h1>Page</h1>') && headers.get('cache-control');
  };
  await until(async () => /^public, .*s-maxage=30/.test(String(await isReplaced())));
  await server.close();
  server = await start(true);
  await until(async () => /^public, .*s-maxage=30/.test(String(await isReplaced())));
});

it('serves the canary by cookie without an edge and forbids caching it', async () => {
  server = await start(false);
  await putCanary('1.1.0');
  await untilCanary(true);
  const own = await open(page, member);
  expect(own.body).toContain('<h1>Canary</h1>');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const live = await open(page);
  expect(live.body).toContain('<h1>Page</h1>');
  expect(live.headers.get('cache-control')).toMatch(/^public/);
});

it('replaces failing canary pages with live ones, stops the canary and reports it to all servers', async () => {
  server = await start(true);
  await putCanary('1.2.0');
  await untilCanary(true);
  await open(page);
  for (let view = 0; view < 12; view += 1) {
    const { status, body, headers } = await open(shared);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<h1>Page</h1>');
    await open(page);
  }
  await untilCanary(false);
  expect((await files.read()).stop).toMatch(/^100\.0 % \(\d+ of \d+\) of views failed, of live 0/);
});

/** Waits until the server serves a composition, and for some beats more. */
async function untilServed({ revision }: Composition): Promise<void> {
  await until(async () => (await served()).revision === revision);
  await pause(1500);
}

it('shows no canary that has expired', async () => {
  server = await start(true);
  await untilServed(await putCanary('1.1.0', { until: new Date(0).toISOString() }));
  expect((await open(shared)).body).toContain('<h1>Page</h1>');
});

it('shows no canary whose release is not in the store, until it is there', async () => {
  const release = `${small.dataDir}/store/releases/mfe-info/1.1.0`;
  server = await start(true);
  renameSync(release, `${small.dataDir}/removed`);
  await untilServed(await putCanary('1.1.0'));
  await until(async () => (await files.read()).figures.size > 0);
  expect((await open(shared)).body).toContain('<h1>Page</h1>');
  renameSync(`${small.dataDir}/removed`, release);
  await until(async () => (await open(shared)).body.includes('<h1>Canary</h1>'));
});

it('hides the canary when another server reports a stop', async () => {
  server = await start(true);
  await putCanary('1.1.0');
  await untilCanary(true);
  await files.stop('seen elsewhere');
  await untilCanary(false);
});

it('renders canary pages again as soon as a record is withdrawn', async () => {
  const page = `() => '<h1>' + performance.now() + '</h1>'`;
  await small.publish('mfe-info', '1.3.0', { server: bundle(page) });
  server = await start(true);
  await putCanary('1.3.0');
  await untilCanary(true);
  const { body } = await open(shared);
  expect((await open(shared)).body).toBe(body);
  const changed = performance.now();
  content.Withdrawn = ['Exhibitor/1'];
  await until(async () => (await open(shared)).body !== body);
  // It would be rendered after half a minute in any case.
  expect(performance.now() - changed).toBeLessThan(15_000);
});

it('serves the composition files of an ended canary to tabs that still show it', async () => {
  server = await start(true);
  const { revision } = await putCanary('1.1.0', { until: new Date(0).toISOString() });
  const source = openReleaseSource(settingsOf(true));
  const found = await source.compositionFiles(700_000_000 + revision);
  const { url = '' } = found?.page('info', 'page') ?? {};
  const { status, body } = await open(url);
  expect(status).toBe(200);
  expect(body).toContain('"version":"1.1.0"');
  expect((await open(url.replace(String(revision), '999'))).status).toBe(404);
});
