import { expect, test as base, type Page } from '@playwright/test';
import { dateBarPath, writeLocalTime } from '@dswine/shared/fair/texts/local-time';
import { slowPreload } from '../../shell/page-check/slow-preload.ts';
import { startSite, type Site, type SiteSettings } from '../site/site.ts';
import { createReusedPage, newContext, type ReusedPage } from './reused-page.ts';
import { findRoutes, type Routes } from './routes.ts';

export { expect, type Browser, type Page } from '@playwright/test';
export { newContext } from './reused-page.ts';
export { pageKinds, type Routes } from './routes.ts';

/** The languages of the site. */
export const locales = ['tw', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The path of a page in a language: Chinese at the root, English below /en. */
export function inLanguage(locale: Locale, path: string): string {
  if (locale === 'tw') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export type WorkerFixtures = {
  site: string;
  /** What the project sets for `ownSite`. */
  siteSettings: SiteSettings;
  /**
   * The one site of the specs of a project, which follow one another: they write to it, break it or
   * restart it with other settings, and leave it running with those of the project.
   */
  ownSite: Site;
  routes: Routes;
  /** By the context options of their tests. */
  reusedPages: Map<string, ReusedPage>;
};

type TestFixtures = {
  /** Sets the date of `ownSite`, which has the date bar, until the end of the test. */
  setDate: (date: string) => Promise<void>;
};

/** Test with the shared site and the paths of its pages. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  async setDate({ ownSite }, provide) {
    await provide((date) => chooseDate(ownSite.url, Date.parse(date)));
    await chooseDate(ownSite.url);
  },
  reusedPages: [
    async ({}, use) => {
      const reusedPages: WorkerFixtures['reusedPages'] = new Map();
      await use(reusedPages);
      for (const reusedPage of reusedPages.values()) await reusedPage.close();
    },
    { scope: 'worker' },
  ],
  async context(
    { browser, site, reusedPages, javaScriptEnabled, serviceWorkers, hasTouch, locale },
    provide,
  ) {
    // What a service worker has stored shows only if the HTTP cache does not have it.
    if (serviceWorkers === 'allow') {
      const context = await newContext(browser);
      await provide(context);
      await context.close();
      return;
    }
    const options = JSON.stringify({ javaScriptEnabled, hasTouch, locale });
    const reusedPage = reusedPages.get(options) ?? createReusedPage(browser, `${site}/healthz`);
    reusedPages.set(options, reusedPage);
    await provide((await reusedPage.take()).context());
    await reusedPage.release();
  },
  async page({ context, site, viewport, colorScheme, reducedMotion }, provide) {
    const [page = await context.newPage()] = context.pages();
    if (page.url() === 'about:blank') await restMouse(page, site);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    await provide(page);
  },
  site: [
    async ({}, use) => {
      const site = process.env['E2E_SITE'];
      if (!site) throw new Error('E2E_SITE is not set: the global set-up starts the shared site.');
      await use(site);
    },
    { scope: 'worker' },
  ],
  siteSettings: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ siteSettings }, use, { project }) => {
      const site = await startSite(project.name, siteSettings);
      await use(site);
      await site.stop();
    },
    // It waits for processes, whatever else the machine does.
    { scope: 'worker', timeout: 600_000 },
  ],
  routes: [
    async ({ site }, use) => use(await findRoutes(fetchAfterOverload, site)),
    { scope: 'worker' },
  ],
});

/** Sets the date of a site with the date bar, for all that use it. Without one, back to its own. */
export async function chooseDate(site: string, moment?: number): Promise<void> {
  const at = moment === undefined ? '' : writeLocalTime(moment);
  const body = new URLSearchParams({ at });
  await fetch(site + dateBarPath, { method: 'POST', body, redirect: 'manual' });
}

/** What the burger opens: on small screens it holds all menus. */
export const panel = (page: Page) => page.locator('.site-panel');
export const burger = (page: Page) => page.locator('.site-offcanvas > summary');
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until it is interactive. Error pages never are. */
export async function openPage(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status() ?? 200, address).toBeLessThan(400);
  await waitForHydration(page);
}

/** Fetches an address. An overloaded machine answers 503 for a while; a fault repeats. */
export async function fetchAfterOverload(address: string): Promise<Response> {
  let response = await fetch(address);
  const status = async () => {
    if (response.status === 503) response = await fetch(address);
    return response.status;
  };
  await expect.poll(status, { message: address }).not.toBe(503);
  return response;
}

/** Touches the page, which starts its scripts. */
export async function touch(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'pointerover');
}

/**
 * Waits until React has hydrated the page. Error pages hydrate the layout around them only. The one
 * place in the tests that knows how hydration starts and shows.
 */
export async function waitForHydration(
  page: Page,
  part: 'page' | 'layout' = 'page',
): Promise<void> {
  const hydrated = page.locator(`html[data-hydrated=${part}]`);
  // A document that replaces itself meanwhile is touched again.
  await expect(async () => {
    await touch(page);
    await hydrated.waitFor({ state: 'attached', timeout: 30_000 });
  }).toPass({ timeout: 60_000 });
}

/** Chromium without windows reports a mouse to the first document of a page: an interaction. */
export const restMouse = (page: Page, site: string) => page.goto(`${site}/healthz`);

/** Waits until the page has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

/**
 * A browser requests the data of a page again that is older than a minute. By the clock that this
 * sets in the page, none is.
 */
export async function keepPagesFresh(page: Page): Promise<void> {
  await page.addInitScript(() => void (Date.now = () => Date.UTC(2026, 10, 1)));
}

/**
 * Opens a page as if it were older than a minute, so that it requests its data again. They arrive,
 * changed, when the returned function is called.
 */
export async function openOldPage(
  page: Page,
  address: string,
  change: (body: string) => string,
): Promise<() => void> {
  const { promise: isDue, resolve } = Promise.withResolvers<void>();
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
  });
  await page.route('**/api/expo/**', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'fetch' || request.method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await isDue;
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await openPage(page, address);
  return resolve;
}

/** Stops the clock of the page. `page.clock` lets its time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00+08:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01+08:00');
}

/** Collects console messages, uncaught errors, failed requests and error responses of a page. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Service workers are blocked except in tests about them (see playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.text().includes(slowPreload)) return;
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
