import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { promoteVariant, waitForRevision } from '../site/section-variant.ts';
import { runNode, startSite, type Site } from '../site/site.ts';
import { withSections } from './retain-sections.ts';

/** Bytes of bodies that came over the network, by kind of file. */
type Bytes = Record<'document' | 'script' | 'composition' | 'dictionary', number>;
type Pair = { name: string; first: string; second: string };

const kinds: readonly [kind: keyof Bytes, pattern: RegExp][] = [
  ['composition', /^\/releases\/compositions\//],
  ['dictionary', /^\/releases\/dictionaries\//],
  ['script', /\.js$/],
];
const LIST = '/VisitorExhibitor';
/** Browsers fetch dictionaries when they are idle. */
const IDLE_MS = 2000;

/**
 * Measures what Chromium downloads of a second page, and after a promotion: counts, which do not
 * depend on the machine. With `write`, updates `docs/performance.md`.
 */
export async function benchReturning(root: string, write: boolean): Promise<void> {
  const { code, output } = await runNode(['e2e/site/prepare-base.ts']);
  if (code !== 0) throw new Error(`The site could not be made:\n${output}`);
  const site = await startSite('bench-returning');
  const browser = await chromium.launch(browserOptions());
  try {
    const text = report(
      await measureSecondPages(site, browser),
      await measurePromotion(site, browser),
    );
    console.log(text);
    const page = path.join(root, 'docs/performance.md');
    if (write) await writeFile(page, withSections(await readFile(page, 'utf8'), text));
  } finally {
    await browser.close();
    await site.stop();
  }
}

type SecondPage = Pair & { dictionary: number; whole: number; difference: number };

/** A page in a browser that has no dictionary, and one that got it with another such page. */
async function measureSecondPages(site: Site, browser: Browser): Promise<SecondPage[]> {
  const news = await fetch(`${site.url}/api/expo/News/DSWINE2026?Lang=tw`);
  const { Data } = (await news.json()) as { Data: { Items: { Id: string }[] } };
  const [newest = '', next = ''] = Data.Items.map(({ Id }) => `/News/Detail/${Id}`);
  const pairs: Pair[] = [
    { name: 'article', first: newest, second: next },
    { name: 'exhibitor list', first: LIST, second: `${LIST}?page=2` },
    { name: 'product list', first: '/VisitorProduct', second: '/VisitorProduct?page=2' },
    { name: 'home, after an article', first: newest, second: '/' },
  ];
  const measured: SecondPage[] = [];
  for (const pair of pairs) {
    // The server makes its dictionary when the first page is asked for.
    await inBrowser(browser, async ({ visit }) => void (await visit(site.url + pair.second)));
    await inBrowser(browser, async ({ visit }) => {
      const first = await visit(site.url + pair.first);
      const second = await visit(site.url + pair.second);
      measured.push({
        ...pair,
        dictionary: first.dictionary,
        whole: await wholeBytes(site.url + pair.second),
        difference: second.document,
      });
    });
  }
  return measured;
}

async function wholeBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
  return Number(response.headers.get('content-length'));
}

/** The list, hydrated, in a browser that had it before one line of its script changed. */
async function measurePromotion(
  site: Site,
  browser: Browser,
): Promise<{ before: Bytes; after: Bytes }> {
  return inBrowser(browser, async ({ page, visit }) => {
    const hydrate = async () => {
      await page.dispatchEvent('html', 'pointerover');
      await page.waitForSelector('html[data-hydrated=page]');
    };
    const before = await visit(site.url + LIST, hydrate);
    await promoteVariant(site, 'mfe-visitor', '1.1.0-bench', {
      browser: (script, file) =>
        file.startsWith('page-lists.') ? `${script}\n/* one line */` : script,
    });
    await waitForRevision(site, 2);
    return { before, after: await visit(site.url + LIST, hydrate) };
  });
}

type Visitor = {
  page: Page;
  /** Opens a page and does something there. Resolves to what was downloaded. */
  visit: (address: string, then?: () => Promise<void>) => Promise<Bytes>;
};

async function inBrowser<Result>(
  browser: Browser,
  measureIn: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  // The requests of a service worker would not be counted.
  const context = await browser.newContext({ locale: 'zh-TW', serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const requests = new Map<string, keyof Bytes>();
  let bytes: Bytes = { document: 0, script: 0, composition: 0, dictionary: 0 };
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const kind = kinds.find(([, pattern]) => pattern.test(pathname))?.[0];
    if (kind) requests.set(requestId, kind);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  try {
    return await measureIn({
      page,
      async visit(address, then) {
        bytes = { document: 0, script: 0, composition: 0, dictionary: 0 };
        const response = await page.goto(address, { waitUntil: 'load' });
        const sizes = await response?.request().sizes();
        await then?.();
        await page.waitForTimeout(IDLE_MS);
        // Chromium reports no data of documents while they come.
        return { ...bytes, document: sizes?.responseBodySize ?? 0 };
      },
    });
  } finally {
    await context.close();
  }
}

function report(
  pages: readonly SecondPage[],
  { before, after }: { before: Bytes; after: Bytes },
): string {
  const rows = pages.map(
    ({ name, whole, difference, dictionary }) =>
      `| ${name} | ${count(whole)} | ${count(difference)} | ${count(dictionary)} |`,
  );
  const files = (['document', 'composition', 'script'] as const).map(
    (kind) => `| ${kind} | ${count(before[kind])} | ${count(after[kind])} |`,
  );
  return `## Returning readers

Bytes of bodies as sent to Chromium, with \`npm run bench -- --only returning --write\`. These are counts: they do not depend on the machine. Aims: a second article at most 3 KB, a list 9 KB; one changed line of script at most 1 KB of script.

| second page | whole, brotli | difference to the dictionary | dictionary, fetched once |
|---|---:|---:|---:|
${rows.join('\n')}

The exhibitor list, hydrated, before and after a promotion that adds one line to the script of the page:

| | first visit | after the promotion |
|---|---:|---:|
${files.join('\n')}
`;
}

const count = (bytes: number) => bytes.toLocaleString('en');
