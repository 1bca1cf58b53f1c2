import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { CheckJob, PageResult } from '../releases/check-job.ts';
import type { CheckedPage, PageProblem } from '../releases/page-checks.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { allowStyles } from '../server/csp/csp.ts';
import { focusProblemsOn } from './focus.ts';
import type { PageServer } from './page-server.ts';
import { createResponses } from './release-responses.ts';
import type { PageRendering } from './render-pages.ts';
import { slowPreload } from './slow-preload.ts';

/** Playwright or a browser is missing, or does not start. */
export class BrowserError extends Error {
  override name = 'BrowserError';
}

export type BrowserCheck = {
  /** Hydrates a page, and finds what is wrong with it then. */
  check: (page: CheckedPage) => Promise<PageResult & { hasStopped: boolean }>;
  close: () => Promise<void>;
};

type Input = {
  job: CheckJob;
  live: ResolvedComposition;
  server: PageServer;
  render: PageRendering['render'];
};

/** Sections may add elements anywhere else. */
const withoutLayout = { exclude: ['.site-header', '.site-footer'] };
const HYDRATION_LIMIT_MS = 15_000;
/** From the request to the last violation that axe finds. */
const PAGE_LIMIT_MS = 60_000;
/** React's errors of a hydration that found other markup than it would render. */
const mismatch = /Minified React error #4(18|19|2\d)\b/;

/**
 * Opens pages in Chromium, which reaches the server of the check only. Each tab opens one page after
 * the other, so that its process has loaded the scripts already.
 * @throws {BrowserError}
 */
export async function startBrowserCheck({
  job,
  live,
  server,
  render,
}: Input): Promise<BrowserCheck> {
  const { browser, axeViolationsOn } = await launch(server.url, job.browser?.executablePath);
  const idle: Page[] = [];
  const documents = new Map<string, CheckedPage>();
  const checkedLayouts = new Set<string>();
  const respondWithFile = createResponses(job, live);

  server.answerWith(async (url) => {
    const checked = documents.get(url.pathname + url.search);
    if (!checked) return respondWithFile(url);
    const { status, html, styleHash } = await render(checked);
    const policy = allowStyles(live.contentSecurityPolicy, styleHash);
    const headers = { 'content-security-policy': policy };
    return { status, contentType: 'text/html; charset=utf-8', headers, body: html };
  });

  async function inspect(page: Page, checked: CheckedPage, problems: PageProblem[]) {
    await page.goto(server.url + checked.address);
    if (!(await isHydrated(page, checked))) {
      problems.push(notHydrated);
      return false;
    }
    // The layout is the same on all pages of a language, so it is looked at once.
    const layout = `${checked.locale} ${await page.locator('body').getAttribute('class')}`;
    const within = checkedLayouts.has(layout) ? withoutLayout : undefined;
    checkedLayouts.add(layout);
    problems.push(...(await contentProblems(page, await axeViolationsOn(page, within))));
    return true;
  }

  return {
    close: () => browser.close(),
    async check(checked) {
      const page = idle.pop() ?? (await openTab(browser));
      documents.set(checked.address, checked);
      const { problems, stop } = collectProblems(page, checked);
      const hasHydrated = await within(PAGE_LIMIT_MS, inspect(page, checked, problems));
      stop();
      if (!hasHydrated && problems.length === 0) problems.push(notHydrated);
      // A script that loops would never let the tab be emptied.
      if (hasHydrated) idle.push(await emptied(page));
      else await page.context().close();
      return { address: checked.address, data: 'browser', problems, hasStopped: !hasHydrated };
    },
  };
}

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  // The focus check passes links. Their pages would be prefetched, and messages of that code
  // counted for this page.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  return context.newPage();
}

async function contentProblems(page: Page, violations: string[]): Promise<PageProblem[]> {
  const inFocus = await focusProblemsOn(page);
  return [
    ...violations.map((detail) => ({ check: 'accessibility' as const, detail })),
    ...inFocus.map((detail) => ({ check: 'focus' as const, detail })),
  ];
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

/** False when it failed, or did not end in time. */
async function within(ms: number, inspected: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  return Promise.race([inspected.catch(() => false), late]).finally(() => clearTimeout(timer));
}

const notHydrated: PageProblem = {
  check: 'hydration',
  detail: `it was not hydrated after ${HYDRATION_LIMIT_MS / 1000} s`,
};

async function launch(url: string, executablePath: string | undefined) {
  const { host } = new URL(url);
  try {
    const { chromium } = await import('@playwright/test');
    const { axeViolationsOn } = await import('./axe.ts');
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Neither other servers of this machine, nor peers, which have no names.
        `--host-resolver-rules=MAP ${host} ${host}, MAP * ~NOTFOUND`,
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    });
    return { browser, axeViolationsOn };
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('\n');
    throw new BrowserError(reason, { cause });
  }
}

/** The scripts of a page start when it is touched. An error page hydrates the layout only. */
async function isHydrated(page: Page, { status }: CheckedPage): Promise<boolean> {
  await page.dispatchEvent('html', 'pointerover');
  const part = status === 200 ? 'page' : 'layout';
  return page
    .locator(`html[data-hydrated=${part}]`)
    .waitFor({ state: 'attached', timeout: HYDRATION_LIMIT_MS })
    .then(
      () => true,
      () => false,
    );
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
