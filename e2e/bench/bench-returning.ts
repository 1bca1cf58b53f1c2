import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { promoteVariant, waitForRevision } from '../site/section-variant.ts';
import { runNode, startSite, type Site } from '../site/site.ts';

/** Bytes of bodies that came over the network, by kind of file. */
type Bytes = Record<'script' | 'composition', number>;

const kinds: readonly [kind: keyof Bytes, pattern: RegExp][] = [
  ['composition', /^\/releases\/compositions\//],
  ['script', /\.js$/],
];
const LIST = '/VisitorExhibitor';
/** Scripts that no page needs at once come when the browser is idle. */
const IDLE_MS = 2000;

/**
 * Measures what Chromium downloads after a promotion: counts, which do not depend on the machine.
 * Resolves to their section of `docs/performance.md`.
 */
export async function benchReturning(): Promise<string> {
  const { code, output } = await runNode(['e2e/site/prepare-base.ts']);
  if (code !== 0) throw new Error(`The site could not be made:\n${output}`);
  const site = await startSite('bench-returning');
  const browser = await chromium.launch(browserOptions());
  try {
    return report(await measurePromotion(site, browser));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The list, hydrated, in a browser that had it before one line of its script changed. */
async function measurePromotion(
  site: Site,
  browser: Browser,
): Promise<{ before: Bytes; after: Bytes }> {
  // The requests of a service worker would not be counted.
  const context = await browser.newContext({ locale: 'zh-TW', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const bytes = await countBytes(page);
    const visit = async () => {
      Object.assign(bytes, { script: 0, composition: 0 });
      await page.goto(site.url + LIST, { waitUntil: 'load' });
      await page.dispatchEvent('html', 'pointerover');
      await page.waitForSelector('html[data-hydrated=page]');
      await page.waitForTimeout(IDLE_MS);
      return { ...bytes };
    };
    const before = await visit();
    await promoteVariant(site, 'mfe-visitor', '1.1.0-bench', {
      browser: (script, file) =>
        file.startsWith('page-lists.') ? `${script}\n/* one line */` : script,
    });
    await waitForRevision(site, 2);
    return { before, after: await visit() };
  } finally {
    await context.close();
  }
}

/** Counts what the page downloads from now on, in the object that it returns. */
async function countBytes(page: Page): Promise<Bytes> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const requests = new Map<string, keyof Bytes>();
  const bytes: Bytes = { script: 0, composition: 0 };
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const kind = kinds.find(([, pattern]) => pattern.test(pathname))?.[0];
    if (kind) requests.set(requestId, kind);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return bytes;
}

function report({ before, after }: { before: Bytes; after: Bytes }): string {
  const files = (['composition', 'script'] as const).map(
    (kind) => `| ${kind} | ${count(before[kind])} | ${count(after[kind])} |`,
  );
  return `## Returning readers

Bytes of bodies as sent to Chromium, with \`npm run bench -- --only returning --write\`. These are counts: they do not depend on the machine. Aim: one changed line of script takes at most 1 KB of script.

The exhibitor list, hydrated, before and after a promotion that adds one line to the script of the page:

| | first visit | after the promotion |
|---|---:|---:|
${files.join('\n')}
`;
}

const count = (bytes: number) => bytes.toLocaleString('en');
