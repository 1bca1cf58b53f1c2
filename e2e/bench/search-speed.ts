import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { benchEdition, writeManyRecords } from './many-records.ts';
import { startProcess } from './start-process.ts';
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
  /** The same of an organiser without an index; memory of it and of the search process, MiB. */
  remote: Times & { memory: number; search: number };
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
  const overHttp = await measureHttp(dataDir, queries);
  const processor = await measureProcessor(root, dataDir, queries);
  return { products, exhibitors: records.exhibitors.length, requests, ...overHttp, processor };
}

type OverHttp = Omit<SearchSpeed, 'products' | 'exhibitors' | 'requests' | 'processor'>;

/** Measures one organiser with an index of its own, and one that asks a search process, in turn. */
async function measureHttp(dataDir: string, queries: readonly string[]): Promise<OverHttp> {
  const children: ChildProcess[] = [];
  const start = async (script: string, env: NodeJS.ProcessEnv) => {
    const { child, message } = await startProcess(script, { DATA_DIR: dataDir, ...env });
    children.push(child);
    return { child, base: message.address ?? '' };
  };
  const organiser = { ORGANISER_PORT: '0', PREPARE_PICTURES: 'off' };
  try {
    // The current fair is another edition, so this index is built on the first request, within the
    // measurement.
    const own = await start('organiser/src/main.ts', organiser);
    const before = memoryOf(own.child);
    const waits = watchWaits(own.base);
    const began = performance.now();
    await request(`${own.base}/api/expo/Products/${benchEdition}?PageSize=1`);
    const build = performance.now() - began;
    const longestWait = await waits.stop();
    const search = await start('organiser/src/search-main.ts', {
      EXHIBITION_CODE: benchEdition,
      SEARCH_PORT: '0',
    });
    const remote = await start('organiser/src/main.ts', { ...organiser, SEARCH_URL: search.base });
    while ((await fetch(`${search.base}/readyz`)).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const [ofOwn, ofRemote] = await timeInTurn([own.base, remote.base], queries);
    return {
      build,
      longestWait,
      memory: { before, after: memoryOf(own.child) },
      ...ofOwn,
      remote: { ...ofRemote, memory: memoryOf(remote.child), search: memoryOf(search.child) },
    };
  } finally {
    await Promise.all(
      children.map((child) => {
        child.kill('SIGTERM');
        return new Promise((resolve) => child.once('exit', resolve));
      }),
    );
  }
}

/** Sends each query to each organiser, one at a time; the first one changes. */
async function timeInTurn(
  bases: readonly [string, string],
  queries: readonly string[],
): Promise<[Times, Times]> {
  for (const base of bases) await warmUp(base);
  const times: [Timed[], Timed[]] = [[], []];
  for (const [index, query] of queries.entries())
    for (const at of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await request(`${bases[at]}/api/expo/${query}&n=${index}`);
      times[at].push({ query, time: performance.now() - start });
    }
  return [summary(times[0]), summary(times[1])];
}

type Timed = { query: string; time: number };
type Times = { p50: number; p99: number; slowest: string };

function summary(times: readonly Timed[]): Times {
  const sorted = times.toSorted((one, other) => one.time - other.time);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    p50: at(0.5)?.time ?? Number.NaN,
    p99: at(0.99)?.time ?? Number.NaN,
    slowest: sorted.at(-1)?.query ?? '',
  };
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
