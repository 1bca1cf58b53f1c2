import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { CheckJob, CheckedPage, PageProblem } from '../releases/checks/check-job.ts';
import type { PageServer } from './page-server.ts';
import { slowPreload } from './slow-preload.ts';

export type BrowserCheck = ReturnType<typeof createBrowserCheck>;

/** For the document, and for its hydration, also on a busy machine. */
const STEP_LIMIT_MS = 60_000;
/** From the request to the last violation that axe finds. */
const PAGE_LIMIT_MS = 300_000;
/** React's errors of a hydration that found other markup than it would render. */
const mismatch = /Minified React error #4(18|19|2\d)\b/;

/**
 * Opens pages in Chromium, which reaches the server of the check only. It starts with the first
 * page. Each tab opens one page after the other, so that its process has loaded the scripts already.
 */
export function createBrowserCheck(
  { browser: chosen, isThorough }: Pick<CheckJob, 'browser' | 'isThorough'>,
  server: PageServer,
) {
  const idle: Page[] = [];
  let started: Promise<{ browser: Browser; inspect: Inspect } | string> | undefined;
  const start = async () => ({
    browser: await launch(server.url, chosen?.executablePath),
    inspect: isThorough ? await createInspection() : () => Promise.resolve([]),
  });
  return {
    /** Hydrates a rendered page, and finds what is wrong with it then. */
    async check(
      checked: CheckedPage,
      { html, styleHash }: { html: string; styleHash?: string | undefined },
    ): Promise<{ problems: PageProblem[]; hasStopped: boolean }> {
      started ??= start().catch(({ message }: Error) => message.split('\n')[0] ?? message);
      const found = await started;
      if (typeof found === 'string') return { problems: [], hasStopped: false };
      const page = idle.pop() ?? (await openTab(found.browser));
      server.show(checked.address, { status: checked.status, html, styleHash });
      const { problems, stop } = collectProblems(page, checked);
      const open = async () => {
        await page.goto(server.url + checked.address);
        await hydrate(page, checked);
        problems.push(...(await found.inspect(page, checked)));
      };
      const failure = await failureWithin(PAGE_LIMIT_MS, open());
      stop();
      const hasStopped = failure !== undefined;
      if (hasStopped && problems.length === 0)
        problems.push({ check: 'hydration', detail: failure });
      // A script that loops would never let the tab be emptied.
      if (hasStopped) await page.context().close();
      else idle.push(await emptied(page));
      return { problems, hasStopped };
    },
    /** Ends the browser. Resolves to the reason when none has started. */
    async close(): Promise<string | undefined> {
      const found = await started;
      if (typeof found === 'string') return found;
      await found?.browser.close();
      return undefined;
    },
  };
}

type Inspect = (page: Page, checked: CheckedPage) => Promise<PageProblem[]>;

/** Finds what axe and the keyboard find. The layout of each language is looked at once. */
async function createInspection(): Promise<Inspect> {
  const { axeViolationsOn } = await import('./axe.ts');
  const { focusProblemsOn } = await import('./focus.ts');
  const seen = new Set<string>();
  return async (page, { locale }) => {
    const layout = `${locale} ${await page.locator('body').getAttribute('class')}`;
    // Sections may add elements anywhere else.
    const part = seen.has(layout) ? { exclude: ['.site-header', '.site-footer'] } : undefined;
    seen.add(layout);
    const violations = await axeViolationsOn(page, part);
    const inFocus = await focusProblemsOn(page);
    return [
      ...violations.map((detail) => ({ check: 'accessibility' as const, detail })),
      ...inFocus.map((detail) => ({ check: 'focus' as const, detail })),
    ];
  };
}

async function launch(url: string, executablePath: string | undefined): Promise<Browser> {
  const { host } = new URL(url);
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Neither other servers of this machine, nor peers, which have no names.
      `--host-resolver-rules=MAP ${host} ${host}, MAP * ~NOTFOUND`,
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
  });
}

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  // The focus check passes links. Their pages would be prefetched, and messages of that code
  // counted for this page.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  return context.newPage();
}

/** The tab, with nothing of a page that would meet the next one. */
async function emptied(page: Page): Promise<Page> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

/** Why it failed, or did not end in time. */
async function failureWithin(ms: number, opened: Promise<void>): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, ms, `it took longer than ${ms / 1000} s`);
  const failed = opened.then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0] ?? '',
  );
  return Promise.race([failed, late]).finally(() => clearTimeout(timer));
}

/**
 * The scripts of a page start when it is touched. An error page hydrates the layout only. With
 * Playwright's locators, each page would first load their script.
 */
async function hydrate(page: Page, { status }: CheckedPage): Promise<void> {
  const hydrated = page.evaluate(touchUntilHydrated, status === 200 ? 'page' : 'layout');
  const failure = await failureWithin(STEP_LIMIT_MS, hydrated);
  if (failure !== undefined) throw new Error(`it is not hydrated: ${failure}`);
}

/** Runs in the page. */
function touchUntilHydrated(part: string): Promise<void> {
  const root = document.documentElement;
  root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  return new Promise((resolve) => {
    const check = () => {
      if (root.dataset['hydrated'] === part) resolve();
    };
    new MutationObserver(check).observe(root, { attributeFilter: ['data-hydrated'] });
    check();
  });
}

function collectProblems(page: Page, { status }: CheckedPage) {
  const problems: PageProblem[] = [];
  const add = (detail: string) =>
    problems.push({ check: mismatch.test(detail) ? 'hydration' : 'console', detail });
  const onConsole = (message: ConsoleMessage) => {
    if (!isExpected(message, status)) add(`console.${message.type()}: ${textOf(message)}`);
  };
  const onError = ({ message }: Error) => add(`uncaught: ${message}`);
  page.on('console', onConsole).on('pageerror', onError);
  const stop = () => void page.off('console', onConsole).off('pageerror', onError);
  return { problems, stop };
}

/** What failed to load is not in the text. */
function textOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource')
    ? `${text} ${new URL(message.location().url).pathname}`
    : text;
}

/** Chromium logs the status of a missing page, and of data that was not recorded. */
function isExpected(message: ConsoleMessage, status: number): boolean {
  const text = message.text();
  if (text === 'Service Worker registration blocked by Playwright') return true;
  if (text.includes(slowPreload)) return true;
  const { url } = message.location();
  return (
    text.includes('status of 404') && (status === 404 || new URL(url).pathname.startsWith('/api/'))
  );
}
