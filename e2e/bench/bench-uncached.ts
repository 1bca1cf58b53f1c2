import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { readProcessUsage } from '../../shell/server/sandbox/process-usage.ts';
import { childrenOf } from '../resilience/throttle.ts';
import { fetchRaw } from './memory-server.ts';
import { median } from './report.ts';
import { dataDir, startBenchSite, startProcess } from './start-process.ts';
import { requestsPerSecond } from './throughput.ts';

type UncachedPage = {
  name: string;
  /** Of the compressed page. */
  bytes: number;
  /** Pages per second, and those of a bare server that sends the same bytes. */
  perSecond: number;
  bare: number;
  /** What the web server and its render processes used, in ms per page. */
  processor: number;
  /** From the request to the last byte, one request after the other, in ms. */
  p50: number;
  p99: number;
};

type Site = { url: string; metrics: string; pid: number; seconds: number };

const keywords = [
  'wine',
  'sake',
  'whisky',
  'gin',
  'beer',
  'taiwan',
  'japan',
  'tea',
  'plum',
  'fruit',
];
const pages = [
  { name: 'Contact completed', pathOf: (n: number) => `/en/Contact_completed?ref=${n}` },
  {
    name: 'exhibitors found by a keyword',
    pathOf: (n: number) => `/en/VisitorExhibitor?keyword=${keywords[n % keywords.length]}`,
  },
];
const ROUNDS = 3;
const SINGLE_REQUESTS = 500;

/**
 * Measures pages that are rendered for each request, beside a bare server. Resolves to their section
 * of `docs/performance.md`.
 */
export async function benchUncached(seconds: number): Promise<string> {
  const { url, web, stop } = await startBenchSite();
  console.log('Rendering uncached pages …');
  const site = { url, metrics: web.message.metrics ?? '', pid: web.child.pid ?? 0, seconds };
  let requested = 0;
  const measured: UncachedPage[] = [];
  try {
    for (const { name, pathOf } of pages) {
      const nextPath = () => pathOf((requested += 1));
      measured.push({ name, ...(await measurePage(site, nextPath)) });
    }
  } finally {
    stop();
  }
  return report(measured);
}

async function measurePage(
  site: Site,
  nextPath: () => string,
): Promise<Omit<UncachedPage, 'name'>> {
  const { url, seconds } = site;
  const { body } = await fetchRaw(url + nextPath());
  const file = path.join(dataDir, 'bare.html.br');
  await writeFile(file, body);
  const bare = await startProcess('e2e/bench/bare-server.ts', { BARE_FILE: file });
  // Fills the caches of the compiler.
  await requestsPerSecond(url, seconds, nextPath);
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  const before = await countersOf(site);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.site.push(await requestsPerSecond(url, seconds, nextPath));
    rates.bare.push(await requestsPerSecond(bare.message.address ?? '', seconds));
  }
  const after = await countersOf(site);
  bare.child.kill('SIGTERM');
  if (after.cached !== before.cached) throw new Error(`${nextPath()} was sent from the cache.`);
  return {
    bytes: body.length,
    perSecond: median(rates.site),
    bare: median(rates.bare),
    processor: ((after.seconds - before.seconds) * 1000) / (after.rendered - before.rendered),
    ...(await timesOf(url, nextPath)),
  };
}

async function timesOf(
  url: string,
  nextPath: () => string,
): Promise<Pick<UncachedPage, 'p50' | 'p99'>> {
  const times: number[] = [];
  for (let count = 0; count < SINGLE_REQUESTS; count += 1) {
    const started = performance.now();
    await fetchRaw(url + nextPath());
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

type Counters = { seconds: number; rendered: number; cached: number };

/** Processor time of the web server and its children, and its pages by where they came from. */
async function countersOf({ metrics, pid }: Site): Promise<Counters> {
  const text = await (await fetch(metrics)).text();
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    seconds: (await processorOf([pid, ...childrenOf(pid)])) / 1000,
    rendered: sum(/^dswine_pages_total\{from="rendered".*\} (\S+)/gm),
    cached: sum(/^dswine_pages_total\{from="memory".*\} (\S+)/gm),
  };
}

async function processorOf(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(readProcessUsage));
  return all.reduce((sum, usage) => sum + (usage?.cpu ?? 0), 0);
}

function report(pages: readonly UncachedPage[]): string {
  const rows = pages.map(({ name, bytes, perSecond, bare, processor, p50, p99 }) => {
    const cells = [
      name,
      (bytes / 1024).toFixed(1),
      Math.round(bare),
      Math.round(perSecond),
      (perSecond / bare).toFixed(3),
      processor.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `## Uncached pages

Pages that are rendered for each request, on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, Node ${process.versions.node}): 32 connections from a second process on the same cores, medians of three interleaved runs. "Bare" is node:http with the same bytes. "Processor" is what the web server and its render processes used for a page. p50 and p99 are those of requests one after the other, from the request to the last byte. The organiser's responses are cached for five seconds. Aim: p99 at most 30 ms on a quiet machine.

| page | KiB | bare, pages/s | dswine, pages/s | ratio | processor ms a page | p50 ms | p99 ms |
|---|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
