import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { findRoutes, type Routes } from './routes.ts';

export { expect, type Page } from '@playwright/test';
export { pageKinds, type Routes } from './routes.ts';

/** The languages of the site. */
export const locales = ['tw', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The path of a page in a language: Chinese at the root, English below /en. */
export function inLanguage(locale: Locale, path: string): string {
  if (locale === 'tw') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

type TestFixtures = {
  /**
   * A page that the tests of a worker use in turn, without cookies and stored data. Its process has
   * compiled the site's scripts, and its HTTP cache has them.
   */
  sharedPage: Page;
};
type WorkerFixtures = { site: string; routes: Routes; workerContext: BrowserContext };

/** Test with the shared site and the paths of its pages. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  async sharedPage({ workerContext }, provide) {
    const page = workerContext.pages()[0] ?? (await workerContext.newPage());
    await provide(page);
    page.removeAllListeners();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await workerContext.clearCookies();
  },
  site: [
    async ({}, use) => {
      const site = process.env['E2E_SITE'];
      if (!site) throw new Error('E2E_SITE is not set: the global set-up starts the shared site.');
      await use(site);
    },
    { scope: 'worker' },
  ],
  routes: [
    async ({ playwright, site }, use) => {
      const request = await playwright.request.newContext();
      await use(await findRoutes(request, site));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Touches the page, which starts its scripts. */
export async function touch(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'pointerover');
}

/**
 * Waits until React has hydrated the page. Error pages hydrate the frame around them only. The one
 * place in the tests that knows how hydration starts and shows.
 */
export async function waitForHydration(page: Page, part: 'page' | 'frame' = 'page'): Promise<void> {
  await touch(page);
  await page.locator(`html[data-hydrated=${part}]`).waitFor({ state: 'attached', timeout: 15_000 });
}

/** Collects console messages, uncaught errors, failed requests and error responses of a page. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Service workers are blocked except in tests about them (see playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Navigation aborts pending requests of the previous page. Blocked or failed requests have
    // other error texts.
    if (why === 'net::ERR_ABORTED') return;
    messages.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      messages.push(`${response.status()}: ${response.url()}`);
  });
  return messages;
}
