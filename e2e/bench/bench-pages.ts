import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { liveOf } from '../site/section-variant.ts';
import {
  measureTap,
  measureView,
  warmUp,
  type Tap,
  type Tapped,
  type View,
} from './measure-page.ts';
import { fetchRaw, serveFromMemory, type StoredResponse } from './memory-server.ts';
import { monolithVariant } from './monolith.ts';
import { checkTrace } from './paint-trace.ts';
import { plainVariant } from './plain.ts';
import { pageSections, report, type Results } from './report.ts';
import { dataDir, startBenchSite } from './start-process.ts';
import { cachedHtml } from './throughput.ts';

type BenchPage = { key: string; name: string; path: string; chunks: string[]; tap?: Tap };

/** The first button of a page, and what shows that it worked. */
const heart: Tap = { button: 'main .dw-my-list', done: '[aria-pressed=true]' };
const share: Tap = {
  button: 'main .dw-share button',
  done: '.dw-share:has([role=status]:not(:empty)) button',
};

type Options = {
  root: string;
  rounds: number;
  cpu: number;
  /** How long cached HTML is requested, in s. */
  seconds: number;
  /** Keys of pages; all if empty. */
  only: readonly string[];
};

/** Compares pages of the site with plain pages and the monolith, and cached HTML with a bare server. */
export function benchPages(options: Options): Promise<string> {
  return withSite(options, async ({ site, browser, pages, serve }) => {
    console.log('Building the monolith …');
    const outDir = path.join(dataDir, 'monolith');
    const monolith = await monolithVariant(options.root, { outDir, site, pages });
    const variants = [
      { name: 'plain', base: await serve(await plain(browser, site, pages)), hydrates: false },
      { name: 'monolith', base: await serve(monolith), hydrates: true },
      { name: 'dswine', base: site, hydrates: true },
    ];
    const results = await measure(browser, { pages, variants, ...options });
    return `${report(results)}\n${await cachedHtml(site, options.seconds)}`;
  });
}

/** Compares only what is painted, with plain pages only: an answer in two minutes. */
export function benchPaint(options: Options): Promise<string> {
  return withSite(options, async ({ site, browser, pages, serve }) => {
    const variants = [
      { name: 'plain', base: await serve(await plain(browser, site, pages)), hydrates: false },
      { name: 'dswine', base: site, hydrates: false },
    ];
    return pageSections(await measure(browser, { pages, variants, ...options }));
  });
}

const plain = (browser: Browser, site: string, pages: readonly BenchPage[]) =>
  plainVariant(
    browser,
    site,
    pages.map((page) => page.path),
  );

type Bench = {
  site: string;
  browser: Browser;
  pages: BenchPage[];
  /** Serves a variant's own files; images, styles and fonts come from the site. */
  serve: (responses: ReadonlyMap<string, StoredResponse>) => Promise<string>;
};

async function withSite(
  { only }: Options,
  compare: (bench: Bench) => Promise<string>,
): Promise<string> {
  const { url: site, stop } = await startBenchSite();
  const browser = await chromium.launch(browserOptions());
  const servers: { close: () => void }[] = [];
  const assets = cachedAssets(site);
  try {
    await checkTrace(browser);
    const pages = await findPages(site, only);
    return await compare({
      site,
      browser,
      pages,
      async serve(responses) {
        const { server, base } = await serveFromMemory(responses, assets);
        servers.push(server);
        return base;
      },
    });
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    stop();
  }
}

/** Throws if `only` names a page that is not measured. */
async function findPages(site: string, only: readonly string[]): Promise<BenchPage[]> {
  const firstId = async (records: string) => {
    const answer = await fetch(`${site}/api/expo/${records}/DSWINE2026?Lang=tw&PageSize=1`);
    const { Data } = (await answer.json()) as { Data: { Items: { Id: string }[] } };
    return Data.Items[0]?.Id ?? '';
  };
  const pages: BenchPage[] = [
    { key: 'home', name: 'home', path: '/', chunks: await fragmentChunks(site), tap: heart },
    {
      key: 'list',
      name: 'exhibitor list',
      path: '/VisitorExhibitor',
      chunks: ['page-lists'],
      tap: heart,
    },
    {
      key: 'article',
      name: 'news article',
      path: `/News/Detail/${await firstId('News')}`,
      chunks: ['page-press'],
      tap: share,
    },
    {
      key: 'product',
      name: 'product page',
      path: `/VisitorProduct/Detail/${await firstId('Products')}`,
      chunks: ['page-details'],
      tap: heart,
    },
    // Has no button but those of its forms.
    { key: 'programme', name: 'programme', path: '/EventsCalender', chunks: ['page-calendar'] },
  ];
  const unknown = only.find((key) => !pages.some((page) => page.key === key));
  if (unknown !== undefined)
    throw new Error(
      `--pages: there is no page "${unknown}". Use some of ${pages.map(({ key }) => key).join(',')}.`,
    );
  return only.length === 0 ? pages : pages.filter(({ key }) => only.includes(key));
}

/** The chunks of the fragments, which the home page shows. */
async function fragmentChunks(site: string): Promise<string[]> {
  const { releases } = await liveOf(site);
  const manifests = Object.entries(releases).map(async ([workspace, version]) => {
    const file = path.join(dataDir, 'store/releases', workspace, version, 'release.json');
    return JSON.parse(await readFile(file, 'utf8')) as { fragments: { id: string }[] };
  });
  return (await Promise.all(manifests)).flatMap(({ fragments }) =>
    fragments.map(({ id }) => `fragment-${id}`),
  );
}

/** Files of the site, fetched once. */
function cachedAssets(site: string): (assetPath: string) => Promise<StoredResponse | undefined> {
  const cache = new Map<string, StoredResponse>();
  // Every variant checks the login, where 251 means logged out, and marks a browser with a list.
  const answers = { '/api/auth/isAuthenticated': '251', '/list-mark': '' };
  for (const [url, body] of Object.entries(answers))
    cache.set(url, { body: Buffer.from(body), headers: { 'content-type': 'application/json' } });
  return async (assetPath) => {
    const asset = cache.get(assetPath) ?? (await fetchRaw(site + assetPath).catch(() => undefined));
    if (asset) cache.set(assetPath, asset);
    return asset;
  };
}

type Variant = { name: string; base: string; hydrates: boolean };

/** Longer than it takes to render and compress a page. */
const REFRESH_MS = 1000;

async function measure(
  browser: Browser,
  {
    pages,
    variants,
    rounds,
    cpu,
  }: { pages: readonly BenchPage[]; variants: readonly Variant[]; rounds: number; cpu: number },
): Promise<Results> {
  const phoneOf = (page: BenchPage, { base }: Variant) => ({
    browser,
    address: base + page.path,
    cpu,
  });
  for (const page of pages) for (const variant of variants) await warmUp(phoneOf(page, variant));
  const views = new Map<string, View[]>();
  const taps = new Map<string, Tapped[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages)
      // Each variant takes its turn to be the first, in both directions: what a load leaves to do
      // takes time from the next one.
      for (const variant of rotated(variants, round)) {
        const phone = phoneOf(page, variant);
        const key = `${page.name}|${variant.name}`;
        await refreshPage(phone.address);
        views.set(key, [...(views.get(key) ?? []), await measureView(phone)]);
        if (variant.hydrates && page.tap)
          taps.set(key, [...(taps.get(key) ?? []), await measureTap(phone, page.tap)]);
        process.stdout.write('.');
      }
  console.log();
  const names = pages.map(({ name }) => name);
  return { views, taps, pages: names, rounds, cpu, chromium: browser.version() };
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
