import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { observeVitals, readTapped, readView } from './page-vitals.ts';
import { tracePaint, type PaintWork } from './paint-trace.ts';

/** Metrics of a page that nobody touches, up to 3 s after its load. Times in ms, sizes in bytes. */
export type View = PaintWork & {
  /** Of styles for the screen that arrived before the first paint, decoded. */
  cssBytes: number;
  elements: number;
  /** The HTML, decoded, without the styles in it. */
  document: number;
  requests: number;
  /** As transferred. */
  bytes: number;
  scriptBytes: number;
  fcp: number;
  lcp: number;
  /** What tasks took beyond 50 ms each, from the start of the navigation. */
  blocking: number;
  /** The longest task that starts after the first paint; 0 if all take less than 50 ms. */
  longest: number;
  cls: number;
};

/** Metrics of a page whose first button is tapped right after the first paint. */
export type Tapped = {
  /** When the button has done its work. */
  works: number;
  /** When what the screen shows is hydrated, and the page as a whole. */
  hydrated: number;
  whole: number;
  /** The longest task from the tap until the whole page is hydrated; 0 as above. */
  longestTapped: number;
  /** The 75th percentile of interactions, of taps every 200 ms until the page is hydrated. */
  inp: number;
  /** With everything that the tap loads, as transferred. */
  tappedScriptBytes: number;
};

/** What to tap: a selector, and the attribute that says that it worked. */
export type Tap = { button: string; done: string };

/** The network of a phone: 1.6 Mbps, 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const QUIET_MS = 3000;
const TAP_EVERY_MS = 200;

/** Loads a page and leaves it alone. */
export function measureView(phone: Phone): Promise<View> {
  const { browser, address } = phone;
  return inFreshContext(phone, async ({ page, transferred }) => {
    const load = async () => {
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
      await waitForPaint(page);
      await page.waitForTimeout(QUIET_MS);
    };
    const work = await tracePaint(browser, { page, address, load });
    return { ...work, ...(await page.evaluate(readView)), ...transferred() };
  });
}

/** Loads a page and taps its first button. */
export function measureTap(phone: Phone, tap: Tap): Promise<Tapped> {
  return inFreshContext(phone, async ({ page, transferred }) => {
    await page.goto(phone.address, { waitUntil: 'commit', timeout: 60_000 });
    await tapUntilHydrated(page, tap);
    const tapped = await page.evaluate(readTapped);
    // With what the browser loads when it is idle.
    await page.waitForLoadState('networkidle');
    return { ...tapped, tappedScriptBytes: transferred().scriptBytes };
  });
}

/** Loads a page at full speed, so that servers and browser have all of it in memory. */
export async function warmUp(phone: Phone): Promise<void> {
  await inFreshContext({ ...phone, cpu: 1 }, async ({ page }) => {
    await page.goto(phone.address, { waitUntil: 'networkidle', timeout: 60_000 });
  });
}

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 20 },
  );
}

/** Taps the button once, right after the first paint, and then beside it until React is there. */
async function tapUntilHydrated(page: Page, { button, done }: Tap): Promise<void> {
  await waitForPaint(page);
  const target = page.locator(button).first();
  await target.evaluate((element, worked) => {
    const note = () => {
      if (element.matches(worked)) window.benchVitals.worked ||= performance.now();
      else requestAnimationFrame(note);
    };
    note();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, done);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no "${button}".`);
  await page.evaluate(() => (window.benchVitals.tapped = performance.now()));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const isDone = () =>
    document.documentElement.dataset['hydrated'] === 'page' && window.benchVitals.worked > 0;
  for (let taps = 0; taps < 100 && !(await page.evaluate(isDone)); taps += 1) {
    await page.waitForTimeout(TAP_EVERY_MS);
    await page.touchscreen.tap(2, 400);
  }
  await page.waitForFunction(isDone, undefined, { timeout: 30_000 });
}

/** `cpu`: how many times slower its processor is made; 1 leaves its network alone too. */
export type Phone = { browser: Browser; address: string; cpu: number };
type Measured = { page: Page; transferred: () => Pick<View, 'requests' | 'bytes' | 'scriptBytes'> };

/** Opens a throttled phone with an empty cache. Throws if the page complains on the console. */
async function inFreshContext<Result>(
  { browser, address, cpu }: Phone,
  measure: (measured: Measured) => Promise<Result>,
): Promise<Result> {
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
    page.on('console', (message) =>
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    const transferred = await throttle(context, page, cpu);
    await page.addInitScript(observeVitals);
    const result = await measure({ page, transferred }).catch((cause: unknown) => {
      throw new Error(`${address} could not be measured. Console: ${problems.join(' | ')}`, {
        cause,
      });
    });
    if (new URL(page.url()).pathname !== new URL(address).pathname)
      problems.push(`led on to ${page.url()}: the variants would not be compared on one page`);
    if (problems.length > 0)
      throw new Error(`${address} said on the console: ${problems.join(' | ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Throttles network and processor, and counts what is transferred. */
async function throttle(
  context: BrowserContext,
  page: Page,
  cpu: number,
): Promise<Measured['transferred']> {
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (cpu > 1) {
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const scripts = new Set<string>();
  const requests = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    requests.add(requestId);
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return () => ({ requests: requests.size, bytes, scriptBytes });
}
