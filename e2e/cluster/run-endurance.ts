import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readProcessUsage } from '../../shell/server/sandbox/process-usage.ts';
import { childrenOf } from '../resilience/throttle.ts';
import { metricOf } from './metrics.ts';
import type { Member } from './members.ts';
import { openPages, searchPath } from './page-views.ts';
import { createPromotions } from './promotions.ts';
import type { Cluster } from './start-cluster.ts';

type Options = { requests: number; promotions: number };

/** The load stops so often, to look at the memory. */
const PARTS = 10;
/** After these, caches hold as much as they may, and the allocator has what it needs for a peak. */
const WARM_UP_PARTS = 5;
/** Long enough for what was begun to end, and for memory to be given back. */
const QUIET_MS = 20_000;
const CONNECTIONS = 8;
const PAGES = 60;
const MB = 1024 * 1024;
/** A process may have so much more at the end than after the warm-up. */
const MAX_GROWTH = 1.1;

/** Resident memory by process, in MB. */
type Sample = Map<string, number>;

/**
 * Sends requests to both web servers while releases are promoted and rolled back, and looks at the
 * memory of all processes after each tenth. False when one has grown, or a request failed.
 */
export async function runEndurance(
  cluster: Cluster,
  { requests, promotions }: Options,
): Promise<boolean> {
  const pages = await openPages(cluster.url, PAGES);
  const change = await createPromotions(cluster);
  const samples: Sample[] = [];
  let failed = 0;
  let took = 0;
  for (let part = 1; part <= PARTS; part += 1) {
    const started = Date.now();
    const [failures] = await Promise.all([
      sendAll(cluster.webServers, pages, requests / PARTS),
      inTurn(promotions / PARTS, change),
    ]);
    failed += failures;
    took += Date.now() - started;
    await pause(QUIET_MS);
    samples.push(await sampleOf(cluster));
    console.log(
      `${(requests / PARTS) * part} requests, ${(promotions / PARTS) * part} promotions, ` +
        `${(took / 1000).toFixed(0)} s, failed ${failed}: ${describe(samples)}`,
    );
  }
  return failed === 0 && !hasGrown(samples);
}

async function inTurn(count: number, work: () => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work();
}

/** Returns how many requests failed. */
async function sendAll(
  servers: readonly Member[],
  pages: readonly string[],
  amount: number,
): Promise<number> {
  const results = await Promise.all(
    servers.map(({ port }) =>
      autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        amount: Math.ceil(amount / servers.length),
        timeout: 60,
        headers: { 'accept-encoding': 'br' },
        requests: [{ setupRequest: (request) => ({ ...request, path: nextPath(pages) }) }],
      }),
    ),
  );
  for (const { non2xx, errors, statusCodeStats } of results)
    if (non2xx + errors > 0) console.log(`  ${errors} errors`, statusCodeStats);
  return results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
}

/** Mostly cached pages; out of 1,000 also 30 calls, 10 calendar feeds and 5 searches. */
function nextPath(pages: readonly string[]): string {
  const dice = {
    random: Math.random,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item,
  };
  const number = Math.random() * 1000;
  if (number < 5) return searchPath(dice);
  if (number < 15) return '/calendar/DSWINE2026.ics?Lang=tw';
  if (number < 45) return '/api/expo/Exhibitors/DSWINE2026?Lang=tw&PageIndex=1';
  return dice.pick(pages);
}

async function sampleOf({ webServers, organisers, bucket }: Cluster): Promise<Sample> {
  const sample: Sample = new Map();
  for (const server of webServers) {
    sample.set(server.name, await residentOf(server.pid()));
    sample.set(`${server.name} heap`, (await metricOf(server, HEAP)) / MB);
    const rendering = await Promise.all(childrenOf(server.pid()).map(residentOf));
    sample.set(
      `${server.name} rendering`,
      rendering.reduce((sum, one) => sum + one, 0),
    );
  }
  for (const server of organisers) {
    sample.set(server.name, await residentOf(server.pid()));
    sample.set(`${server.name} heap`, (await metricOf(server, HEAP)) / MB);
  }
  sample.set('(bucket)', await residentOf(bucket.pid));
  sample.set('(free)', await freeMemory());
  return sample;
}

const HEAP = 'nodejs_heap_size_used_bytes';
const residentOf = async (pid: number) => ((await readProcessUsage(pid))?.memory ?? 0) / MB;

async function freeMemory(): Promise<number> {
  const [, kilobytes] = /MemAvailable:\s+(\d+)/.exec(await readFile('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const describe = (samples: readonly Sample[]) =>
  [...(samples.at(-1) ?? [])].map(([name, mb]) => `${name} ${mb.toFixed(0)}`).join(', ');

/** The test's own parts, in brackets, may grow. */
function hasGrown(samples: readonly Sample[]): boolean {
  const [warm, last] = [samples[WARM_UP_PARTS - 1], samples.at(-1)];
  const grown = [...(last ?? [])].filter(
    ([name, mb]) => !name.startsWith('(') && mb > (warm?.get(name) ?? 0) * MAX_GROWTH,
  );
  for (const [name, mb] of grown)
    console.log(`${name} has grown from ${warm?.get(name)?.toFixed(0)} to ${mb.toFixed(0)} MB.`);
  return grown.length > 0;
}
