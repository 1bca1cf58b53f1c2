import type { Browser } from '@playwright/test';

/** Metrics of one page load. Times in ms, sizes in bytes as transferred. */
export type Load = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  hydrated: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
};

/** Mobile throttling: 1.6 Mbps, 150 ms, CPU 4x, 390 x 844. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const QUIET_MS = 1500;

declare global {
  interface Window {
    benchVitals: { lcp: number; cls: number; long: { start: number; duration: number }[] };
  }
}

export async function measureLoad(
  browser: Browser,
  address: string,
  hydrates: boolean,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // With English preferred, only the site would redirect to the English page, and only its times
    // would include that.
    locale: 'zh-TW',
  });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const kinds = new Map<string, string>();
    let bytes = 0;
    let scriptBytes = 0;
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });
    await page.addInitScript(observeVitals);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (hydrates)
      await page.waitForFunction(
        () => document.documentElement.dataset['hydrated'] === 'page',
        undefined,
        {
          timeout: 60_000,
        },
      );
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(readVitals);
    if (new URL(page.url()).pathname !== new URL(address).pathname)
      problems.push(`led on to ${page.url()}: the variants would not be compared on one page`);
    if (problems.length > 0)
      throw new Error(`${address} said on the console: ${problems.join(' | ')}`);
    return { ...seen, requests: kinds.size, bytes, scriptBytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function observeVitals(): void {
  window.benchVitals = { lcp: 0, cls: 0, long: [] };
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (window.benchVitals.lcp = entry.startTime));
  observe(
    'layout-shift',
    (entry) => (window.benchVitals.cls += (entry as PerformanceEntry & { value: number }).value),
  );
  observe('longtask', ({ startTime, duration }) =>
    window.benchVitals.long.push({ start: startTime, duration }),
  );
}

/** Runs in the page. */
function readVitals() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { lcp, cls, long } = window.benchVitals;
  const tbt = long
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    fcp,
    lcp,
    cls,
    tbt,
    hydrated: performance.getEntriesByName('dswine:hydrated')[0]?.startTime ?? 0,
  };
}
