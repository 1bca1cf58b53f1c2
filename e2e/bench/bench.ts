import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { benchSearch } from './bench-search.ts';
import { benchReturning } from './bench-returning.ts';
import { benchTracing } from './bench-tracing.ts';
import { benchUncached } from './bench-uncached.ts';
import { withSections } from './retain-sections.ts';
import { measureLoad, type Load } from './measure-page.ts';
import { measurePlan } from './measure-plan.ts';
import { fetchRaw, serveFromMemory } from './memory-server.ts';
import { buildMonolith } from './monolith.ts';
import { planReport, withPlan } from './report-plan.ts';
import { median, report, type Machine, type Results } from './report.ts';
import { startProcess } from './start-process.ts';
import { requestsPerSecond } from './throughput.ts';
import { monolithVariant, staticVariant, type BenchPage } from './variants.ts';

/**
 * `npm run bench` compares the released site with the same HTML as static files and with a monolith
 * of the same code, in one interleaved run.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    /** How many times slower the processor is made. On a slow machine, less is the same phone. */
    cpu: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
    /**
     * `pages`, `floor-plan`, `search`, `uncached`, `returning` or `tracing` measures that part alone,
     * and keeps other figures.
     */
    only: { type: 'string', default: '' },
  },
});
const dataDir = path.join(root, 'var/bench');
if (options.only === 'search') {
  await benchSearch(root, options.write);
  process.exit(0);
}

if (options.only === 'tracing') {
  await benchTracing(root, Number(options.rounds));
  process.exit(0);
}

if (options.only === 'returning') {
  await benchReturning(root, options.write);
  process.exit(0);
}

const uncached = { seconds: Number(options.seconds), write: options.write };
if (options.only === 'uncached') {
  await benchUncached(root, uncached);
  process.exit(0);
}

/** The first button of each page, and what shows that it worked. */
const heart = { button: 'main .dw-my-list', done: '[aria-pressed=true]' };
const share = {
  button: 'main .dw-share button',
  done: '.dw-share:has([role=status]:not(:empty)) button',
};
const pages: BenchPage[] = [
  { name: 'home', path: '/', chunks: [], tap: heart },
  { name: 'exhibitor list', path: '/VisitorExhibitor', chunks: ['page-lists'], tap: heart },
  { name: 'news detail', path: '', chunks: ['page-press'], tap: share },
];

const { prepareReleases } = await import('../../shell/start/prepare-releases.ts');
await mkdir(dataDir, { recursive: true });
await prepareReleases(root, dataDir, (line) => console.log(line));
const organiser = await startProcess('organiser/src/main.ts', {
  DATA_DIR: dataDir,
  ORGANISER_PORT: '0',
  PREPARE_PICTURES: 'off',
});
const web = await startProcess('shell/server/main.ts', {
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  ORGANISER: `http://127.0.0.1:${organiser.message.port}`,
});
const site = web.message.address ?? '';
const browser = await chromium.launch(browserOptions());
const servers: { close: () => void }[] = [];
const machine: Machine = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  chromium: browser.version(),
  cores: cpus().length,
};

/** Compares the pages of the three variants. */
async function comparePages(): Promise<string> {
  await completePages();
  const variants = await startVariants();
  const loads = await measureLoads(variants);
  const home = await fetchRaw(site + '/');
  const rates = await measureRates(home.body);
  const results: Results = {
    loads,
    pages: pages.map(({ name }) => name),
    rounds: Number(options.rounds),
    cpu: Number(options.cpu),
    rates,
    htmlBytes: home.body.length,
  };
  return report(results, machine);
}

/** Adds the path of a news record, and the fragments' chunks of the home page. */
async function completePages(): Promise<void> {
  const news = (await (await fetch(`${site}/api/expo/News/DSWINE2026?Lang=tw`)).json()) as {
    Data: { Items: { Id: string }[] };
  };
  const story = pages.find(({ name }) => name === 'news detail');
  if (story) story.path = `/News/Detail/${news.Data.Items[0]?.Id ?? ''}`;
  const composition = (await (await fetch(`${site}/composition.json`)).json()) as {
    releases: Record<string, string>;
  };
  for (const [workspace, version] of Object.entries(composition.releases)) {
    const file = path.join(dataDir, 'store/releases', workspace, version, 'release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { fragments: { id: string }[] };
    pages[0]?.chunks.push(...manifest.fragments.map(({ id }) => `fragment-${id}`));
  }
}

type Variant = { name: string; base: string; hydrates: boolean };

async function startVariants(): Promise<Variant[]> {
  console.log('Building the monolith …');
  await rm(path.join(dataDir, 'monolith'), { recursive: true, force: true });
  const monolith = await buildMonolith(root, path.join(dataDir, 'monolith'));
  // Images, styles and fonts come from the site, fetched once and cached.
  const assetCache = new Map<string, Awaited<ReturnType<typeof fetchRaw>>>();
  const assets = async (assetPath: string) => {
    const asset =
      assetCache.get(assetPath) ?? (await fetchRaw(site + assetPath).catch(() => undefined));
    if (asset) assetCache.set(assetPath, asset);
    return asset;
  };
  // Every variant checks the login; 251 means logged out.
  assetCache.set('/api/auth/isAuthenticated', {
    body: Buffer.from('251'),
    headers: { 'content-type': 'application/json' },
  });
  const asFile = await serveFromMemory(await staticVariant(site, pages), assets);
  const asMonolith = await serveFromMemory(await monolithVariant(site, pages, monolith), assets);
  servers.push(asFile.server, asMonolith.server);
  return [
    { name: 'static', base: asFile.base, hydrates: false },
    { name: 'monolith', base: asMonolith.base, hydrates: true },
    { name: 'dswine', base: site, hydrates: true },
  ];
}

/** Longer than it takes to render and compress a page. */
const REFRESH_MS = 1000;

async function measureLoads(variants: readonly Variant[]): Promise<Map<string, Load[]>> {
  const cpu = Number(options.cpu);
  const loads = new Map<string, Load[]>();
  for (let round = 0; round <= Number(options.rounds); round += 1)
    for (const page of pages)
      // Each variant takes its turn to be the first, in both directions: what a load leaves to do
      // takes time from the next one.
      for (const variant of rotated(variants, round)) {
        const tap = variant.hydrates ? page.tap : undefined;
        const address = variant.base + page.path;
        await refreshPage(address);
        const load = await measureLoad(browser, address, { tap, cpu });
        // The first round warms all caches and is not counted.
        if (round === 0) continue;
        const key = `${page.name}|${variant.name}`;
        loads.set(key, [...(loads.get(key) ?? []), load]);
        process.stdout.write('.');
      }
  console.log();
  return loads;
}

/**
 * Requests a page before its load. The server refreshes a stale page in the background; only in the
 * benchmark would that take processor time from the phone.
 */
async function refreshPage(address: string): Promise<void> {
  await fetchRaw(address);
  await setTimeout(REFRESH_MS);
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  const order = [...items.slice(first), ...items.slice(0, first)];
  return by % 2 === 0 ? order : order.reverse();
}

/** Requests per second of the site's home page and of a bare server that sends the same bytes. */
async function measureRates(home: Buffer): Promise<Results['rates']> {
  // The bare server runs in a separate process, like the web server.
  const file = path.join(dataDir, 'bare.html.br');
  await writeFile(file, home);
  const bare = await startProcess('e2e/bench/bare-server.ts', { BARE_FILE: file });
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  const seconds = Number(options.seconds);
  for (let round = 0; round < 3; round += 1) {
    rates.bare.push(await requestsPerSecond(`${bare.message.address ?? ''}/`, seconds));
    rates.site.push(await requestsPerSecond(`${site}/`, seconds));
  }
  bare.child.kill('SIGTERM');
  return { site: median(rates.site), bare: median(rates.bare) };
}

try {
  const file = path.join(root, 'docs/performance.md');
  const before =
    options.only === 'floor-plan' ? await readFile(file, 'utf8') : await comparePages();
  const text = withPlan(
    before,
    planReport(await measurePlan(browser, `${site}/VisitorFloorplan`), machine),
  );
  console.log(text);
  if (options.write) await writeFile(file, withSections(await readFile(file, 'utf8'), text));
} finally {
  await browser.close();
  for (const server of servers) server.close();
  web.child.kill('SIGTERM');
  organiser.child.kill('SIGTERM');
}
if (options.only === '') {
  await benchReturning(root, options.write);
  await benchUncached(root, uncached);
  await benchSearch(root, options.write);
}
