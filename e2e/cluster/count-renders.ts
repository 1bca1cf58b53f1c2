import { setTimeout as pause } from 'node:timers/promises';
import { publishVariant, putLive, withRelease } from '../site/section-variant.ts';
import { rendersOf } from './metrics.ts';
import type { Member } from './members.ts';
import type { Cluster } from './start-cluster.ts';

/** Who opens all of the pages of each web server, at the same time as others. */
const READERS = 4;
/** Fewer while a release is promoted, so that it does not take longer than pages are fresh. */
const READERS_BEFORE = 1;
const PAUSE_MS = 250;
const VERSION = '9.9.9';
/** Servers open these by themselves, to make dictionaries of them (docs/decisions/0018). */
const OF_DICTIONARIES = ['/Accessibility', '/en/Accessibility'];
/** So long a page is fresh. Later it is rendered again, in the background. */
const FRESH_MS = 30_000;

/**
 * Readers open the same pages of each web server, in different orders, after a cold start and while a
 * release of the shell is promoted, on which every page depends. As many renderings as pages mean
 * that each was rendered once. Returns whether that is so.
 */
export async function countRenders(cluster: Cluster, some: readonly string[]): Promise<boolean> {
  const pages = [...new Set([...some, ...OF_DICTIONARIES])];
  const { webServers, dataDir, bucket } = cluster;
  const publisher = { dataDir, releaseEnv: bucket.environment('publishers') };
  await publishVariant(publisher, 'shell', VERSION, { server: '\n;' });
  for (const server of webServers) {
    await server.end();
    await server.start();
    // Before, it is not part of the cluster.
    while (!(await fetch(`http://127.0.0.1:${server.port}/readyz`)).ok) await pause(50);
  }
  const cold = await count(webServers, () => readAll(webServers, pages));
  const during = await count(webServers, () =>
    readDuring(webServers, pages, () => putLive(publisher, withRelease('shell', VERSION))),
  );
  return [
    describe(`a cold start, ${READERS} readers at once`, cold, pages),
    describe('a promotion under load', during, pages),
  ].every(Boolean);
}

type Counted = { renders: number[]; ms: number };

async function count(servers: readonly Member[], work: () => Promise<unknown>): Promise<Counted> {
  const started = Date.now();
  const before = await Promise.all(servers.map(rendersOf));
  await work();
  const after = await Promise.all(servers.map(rendersOf));
  return { renders: after.map((n, at) => n - (before[at] ?? 0)), ms: Date.now() - started };
}

function describe(name: string, { renders, ms }: Counted, pages: readonly string[]): boolean {
  console.log(
    `${name}: ${pages.length} pages, renderings by server: ${renders.join(', ')} (${(ms / 1000).toFixed(1)} s)`,
  );
  if (ms > FRESH_MS)
    console.log('  That took so long that pages were renewed. Use a machine that is less busy.');
  return renders.every((n) => n === pages.length);
}

/** Every reader opens every page of every server, each in an order of their own. */
async function readAll(
  servers: readonly Member[],
  pages: readonly string[],
  readers = READERS,
): Promise<void> {
  await Promise.all(
    servers.flatMap(({ port }) =>
      Array.from({ length: readers }, async (_, reader) => {
        const first = Math.floor((reader * pages.length) / readers);
        for (const page of [...pages.slice(first), ...pages.slice(0, first)])
          await compositionOf(port, page);
      }),
    ),
  );
}

/** Reads on until every page of every server is of the promoted composition. */
async function readDuring(
  servers: readonly Member[],
  pages: readonly string[],
  promote: () => Promise<unknown>,
): Promise<void> {
  const [page = '/'] = pages;
  const before = await compositionOf(servers[0]?.port ?? 0, page);
  let isPromoted = false;
  const promoted = promote().finally(() => (isPromoted = true));
  while (!isPromoted) {
    await readAll(servers, pages, READERS_BEFORE);
    await pause(PAUSE_MS);
  }
  await promoted;
  for (const { port } of servers)
    while ((await compositionOf(port, page)) <= before) await pause(50);
  await readAll(servers, pages);
}

/** Opens a page, and returns the composition that it was sent in. */
async function compositionOf(port: number, page: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${page}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${page} was answered ${response.status}.`);
  const composition = Number(response.headers.get('x-composition'));
  if (!composition) throw new Error(`${page} is no page of a composition.`);
  return composition;
}
