import type { ConsoleMessage, Page } from '@playwright/test';
import type { CheckJob, PageResult } from '../releases/check-job.ts';
import type { CheckedPage, PageProblem } from '../releases/page-checks.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { createResponses } from './release-responses.ts';
import type { PageRendering } from './render-pages.ts';

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
  siteUrl: string;
  render: PageRendering['render'];
};

const HYDRATION_LIMIT_MS = 15_000;
/** React's errors of a hydration that found other markup than it would render. */
const mismatch = /Minified React error #4(18|19|2\d)\b/;

/**
 * Opens pages in Chromium. No server listens: every request is answered from the releases and the
 * recorded data.
 * @throws {BrowserError}
 */
export async function startBrowserCheck({
  job,
  live,
  siteUrl,
  render,
}: Input): Promise<BrowserCheck> {
  const { browser, axeViolationsOn } = await launch(job.browser?.executablePath);
  const respond = createResponses(job, live);

  async function open(page: Page, checked: CheckedPage): Promise<void> {
    const address = siteUrl + checked.address;
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== siteUrl) return route.abort();
      if (!route.request().isNavigationRequest()) return route.fulfill(await respond(url));
      const { status, html } = await render(checked);
      const headers = { 'content-security-policy': live.contentSecurityPolicy };
      return route.fulfill({
        status,
        contentType: 'text/html; charset=utf-8',
        body: html,
        headers,
      });
    });
    await page.goto(address);
  }

  return {
    close: () => browser.close(),
    async check(checked) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
      });
      try {
        const page = await context.newPage();
        const problems = collectProblems(page, checked);
        await open(page, checked);
        const { address } = checked;
        const result = { address, data: 'browser', problems, hasStopped: false };
        if (!(await isHydrated(page, checked))) {
          problems.push(notHydrated);
          return { ...result, hasStopped: true };
        }
        for (const detail of await axeViolationsOn(page))
          problems.push({ check: 'accessibility', detail });
        return result;
      } finally {
        await context.close();
      }
    },
  };
}

const notHydrated: PageProblem = {
  check: 'hydration',
  detail: `it was not hydrated after ${HYDRATION_LIMIT_MS / 1000} s`,
};

async function launch(executablePath: string | undefined) {
  try {
    const { chromium } = await import('@playwright/test');
    const { axeViolationsOn } = await import('./axe.ts');
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
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

function collectProblems(page: Page, { status }: CheckedPage): PageProblem[] {
  const problems: PageProblem[] = [];
  const add = (detail: string) =>
    problems.push({ check: mismatch.test(detail) ? 'hydration' : 'console', detail });
  page.on('console', (message) => {
    if (!isExpected(message, status)) add(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => add(`uncaught: ${message}`));
  return problems;
}

/** Chromium logs the status of a missing page, and of data that was not recorded. */
function isExpected(message: ConsoleMessage, status: number): boolean {
  const text = message.text();
  if (text === 'Service Worker registration blocked by Playwright') return true;
  const { url } = message.location();
  return (
    text.includes('status of 404') && (status === 404 || new URL(url).pathname.startsWith('/api/'))
  );
}
