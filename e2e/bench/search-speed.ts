import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { benchEdition, writeManyRecords } from './many-records.ts';
import type { ProcessorTime } from './search-processor.ts';

export type SearchSpeed = {
  products: number;
  exhibitors: number;
  requests: number;
  p50: number;
  p99: number;
  slowest: string;
  /** Time of the first request, which builds the index, ms. */
  build: number;
  /** Longest wait of another call while the index was built, ms. */
  longestWait: number;
  /** Memory of the process before and after the index was built, MiB. */
  memory: { before: number; after: number };
  processor: ProcessorTime;
};

/**
 * Measures list requests with facets: over HTTP, one at a time, each URL once; and the CPU time of
 * the organiser itself.
 */
export async function measureSearch(
  root: string,
  dataDir: string,
  products: number,
  requests: number,
): Promise<SearchSpeed> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const records = await writeManyRecords(dataDir, products);
  const queries = buildQueries(records, requests);
  const overHttp = await measureHttp(root, dataDir, queries);
  const processor = await measureProcessor(root, dataDir, queries);
  return { products, exhibitors: records.exhibitors.length, requests, ...overHttp, processor };
}

async function measureHttp(
  root: string,
  dataDir: string,
  queries: readonly string[],
): Promise<Pick<SearchSpeed, 'p50' | 'p99' | 'slowest' | 'build' | 'longestWait' | 'memory'>> {
  const { child, port } = await startOrganiser(root, dataDir);
  const base = `http://127.0.0.1:${port}`;
  try {
    const before = memoryOf(child);
    const waits = watchWaits(base);
    const began = performance.now();
    await request(`${base}/api/expo/Products/${benchEdition}?PageSize=1`);
    const build = performance.now() - began;
    const longestWait = await waits.stop();
    await warmUp(base);
    const times: { url: string; time: number }[] = [];
    for (const [index, query] of queries.entries()) {
      const url = `${base}/api/expo/${query}&n=${index}`;
      const start = performance.now();
      await request(url);
      times.push({ url: query, time: performance.now() - start });
    }
    times.sort((one, other) => one.time - other.time);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return {
      p50: at(0.5)?.time ?? Number.NaN,
      p99: at(0.99)?.time ?? Number.NaN,
      slowest: times.at(-1)?.url ?? '',
      build,
      longestWait,
      memory: { before, after: memoryOf(child) },
    };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

function measureProcessor(
  root: string,
  dataDir: string,
  queries: readonly string[],
): Promise<ProcessorTime> {
  const child = fork(path.join(root, 'e2e/bench/search-processor.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send({ dataDir, queries });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as ProcessorTime));
    child.once('exit', (code) => reject(new Error(`The measuring ended (${code}).`)));
  });
}

async function request(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${url} answered ${response.status}.`);
}

function startOrganiser(
  root: string,
  dataDir: string,
): Promise<{ child: ChildProcess; port: number }> {
  // The current fair is another edition, so this index is built on the first request, within the
  // measurement.
  const child = fork(path.join(root, 'organiser/src/main.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ORGANISER_PORT: '0',
      LOG_LEVEL: 'error',
      PREPARE_PICTURES: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      resolve({ child, port: (message as { port: number }).port }),
    );
    child.once('exit', (code) => reject(new Error(`The organiser ended (${code}).`)));
  });
}

/** Resident memory in MiB, as reported by Linux. */
function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Polls a small endpoint and records the longest response time. */
function watchWaits(base: string): { stop: () => Promise<number> } {
  let running = true;
  let longest = 0;
  const watching = (async () => {
    while (running) {
      const start = performance.now();
      await request(`${base}/healthz`);
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  return {
    async stop() {
      running = false;
      await watching;
      return longest;
    },
  };
}

async function warmUp(base: string): Promise<void> {
  for (let index = 0; index < 60; index += 1)
    await request(
      `${base}/api/expo/Products/${benchEdition}?Keyword=${encodeURIComponent('紅酒')}&Country=FR&w=${index}`,
    );
}

/** Typical queries: whole lists, facets, names, short words, and misspelt names. */
function buildQueries(
  records: Awaited<ReturnType<typeof writeManyRecords>>,
  count: number,
): string[] {
  const terms = [
    '清酒',
    '紅酒',
    '大吟釀',
    '威士忌',
    'whisky',
    'oak',
    'riesling',
    '臺灣啤酒',
    '純米',
    'gin',
    '梅酒',
    'citrus',
  ];
  const countries = ['FR', 'JP', 'TW', 'IT', 'GB'];
  const areas = ['wine', 'spirits', 'sake', 'beer'];
  const sorts = ['default', 'popularity', 'name'];
  const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
  const names = [records.products, records.exhibitors].map((list) =>
    list.map(({ Name }) => ({ tw: Name.tw ?? '', en: Name.en ?? '' })),
  );
  const misspelt = (name: string) => name.slice(0, 4) + name.slice(5);
  return Array.from({ length: count }, (_, index) => {
    const noun = index % 3 === 0 ? 'Exhibitors' : 'Products';
    const Name = pick(names[noun === 'Exhibitors' ? 1 : 0] ?? [], index * 977);
    const lang = index % 2 === 0 ? 'tw' : 'en';
    const keyword = [
      '',
      pick(terms, index >> 3),
      Name[lang],
      misspelt(Name.en),
      Name.tw.slice(0, 4),
      `${Name.en.split(' ')[0] ?? ''} ${pick(terms, index >> 2)}`,
      pick(terms, index >> 1),
      Name.en.slice(0, 3),
    ][index % 8];
    const search = new URLSearchParams({ Lang: lang, Sort: pick(sorts, index >> 1) });
    if (keyword) search.set('Keyword', keyword);
    if (index % 2 === 1) search.append('Country', pick(countries, index));
    if (index % 5 === 1) search.append('Country', pick(countries, index + 1));
    if (index % 4 === 2) search.append('Area', pick(areas, index >> 2));
    return `${noun}/${benchEdition}?${String(search)}`;
  });
}
