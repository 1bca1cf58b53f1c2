import type { AddressInfo } from 'node:net';
import { until } from '@dswine/shared/testing/until';
import type { FastifyInstance } from 'fastify';
import { canaryFilesOf } from '../../releases/reports/canary-figures.ts';
import type { NextLive } from '../../releases/trust/lists.ts';
import { openReports } from '../../releases/reports/server-reports.ts';
import { canaryAt, sectionBundle } from '../../releases/testing/small-releases.fixture.ts';
import { openReleaseSource } from '../composition/release-source.ts';
import { makeSmallSite, type SmallSite } from '../small-site.fixture.ts';

const id = '0123abcd';
const bundle = (page: string) => sectionBundle('mfe-info', { page }).replace("'mfe-", "'");

let site: SmallSite;
let server: FastifyInstance;
let files: ReturnType<typeof canaryFilesOf>;
let beats: number;

beforeEach(async () => {
  site = await makeSmallSite();
  files = canaryFilesOf(openReports(`${site.small.dataDir}/servers`), id);
  beats = 0;
});
afterEach(() => site.close());

async function start(edge: boolean): Promise<void> {
  server = await site.start({ edge });
  await server.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends over a connection: the URL is rewritten before Fastify sees it. */
async function open(path: string, headers: Record<string, string> = {}) {
  const { port } = server.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return {
    status: response.status,
    body: await response.text(),
    cache: response.headers.get('cache-control'),
    cookie: response.headers.get('set-cookie'),
    composition: response.headers.get('x-composition'),
  };
}

/** Stores what follows the live composition, signed by all teams. */
async function put(change: Partial<NextLive>): Promise<number> {
  return (await site.small.putLive({ canary: undefined, ...change })).revision;
}

/** Publishes the release of a canary, and resolves to the revision that shows it. */
async function putCanary(pageSource: string): Promise<number> {
  await site.small.publish('mfe-info', '1.1.0', { server: bundle(pageSource) });
  const canary = canaryAt(site.clock.now(), 7 * 24);
  const revision = await put({ kind: 'canary', reason: 'canary', canary });
  await untilSo(isShown);
  return revision;
}

/** Lets seconds pass, in each of which the command writes a heartbeat, until the state holds. */
const untilSo = (isSo: () => Promise<boolean>) =>
  until(async () => {
    await files.beat((beats += 1));
    await site.clock.advance(1000);
    return isSo();
  });
const isShown = async () => {
  const { body } = await open('/composition.json');
  return (JSON.parse(body) as { canary?: object }).canary !== undefined;
};

const member = { cookie: `a=b; dswine_cohort=3.${id}` };
const page = '/en/infoPage';
const shared = `/releases/cohort/${id}${page}`;

it('serves a canary under its cohort URL behind an edge, and what is live there after its end', async () => {
  await start(true);
  expect((await open(page)).body).not.toContain('"canary"');
  const revision = await putCanary(`() => '<h1>Canary</h1>'`);
  const own = await open(shared);
  expect(own).toMatchObject({ composition: String(700_000_000 + revision), cookie: null });
  expect(own.body).toContain('<h1>Canary</h1>');
  expect(own.cache).toMatch(/^public/);
  // Behind an edge the cookie alone has no effect: an edge that ignores it would cache the page.
  expect((await open(page, member)).body).toContain('<h1>Page</h1>');
  const invented = await open(`/releases/cohort/ffffffff${page}`);
  expect(invented.body).toContain('<h1>Page</h1>');
  expect(invented.cache).toBe('private, no-store');
  expect((await open(`/releases/cohort/${id}/composition.json`)).status).toBe(404);

  await put({ kind: 'rollback', reason: 'end' });
  const isReplaced = async () => {
    const { body, cache } = await open(shared);
    return body.includes('<h1>Page</h1>') && /^public, .*s-maxage=30/.test(String(cache));
  };
  await untilSo(isReplaced);
  await server.close();
  await start(true);
  await untilSo(isReplaced);

  // Tabs that still show the canary read the files of its composition.
  const source = openReleaseSource(site.settings);
  const found = await source.composition(700_000_000 + revision);
  const { url = '' } = found?.files.page('info', 'page') ?? {};
  expect((await open(url)).body).toContain('"version":"1.1.0"');
  expect((await open(url.replace(String(revision), '999'))).status).toBe(404);
});

it('serves the canary by cookie without an edge and forbids caching it', async () => {
  await start(false);
  await putCanary(`() => '<h1>Canary</h1>'`);
  const own = await open(page, member);
  expect(own.body).toContain('<h1>Canary</h1>');
  expect(own.cache).toBe('private, no-store');
  const live = await open(page);
  expect(live.body).toContain('<h1>Page</h1>');
  expect(live.cache).toMatch(/^public/);
});
