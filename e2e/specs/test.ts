import { test as base, type Page } from '@playwright/test';
import { findRoutes, type Routes } from './routes.ts';

export { expect, type Page } from '@playwright/test';
export { pageKinds, type Routes } from './routes.ts';

/** The two languages of a page: its path below the site, and the words that a visitor reads. */
export const locales = ['tw', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A path in a language: Chinese stands at the root, English below /en. */
export function inLanguage(locale: Locale, path: string): string {
  if (locale === 'tw') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

type Fixtures = { site: string; routes: Routes };

/** A visit to the site that most visits share. */
export const test = base.extend<object, Fixtures>({
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

/** Opens a page and waits until it can be used. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until the page in the document has been brought to life. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated=page]').waitFor({ state: 'attached', timeout: 15_000 });
}

/** Everything that a page tells the console, and every request of it that failed. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Visits go without a service worker, unless they are about it (see playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    messages.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Whoever goes on does not wait for what the page that he leaves had asked for. What is blocked or lost says something else.
    if (why === 'net::ERR_ABORTED') return;
    messages.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      messages.push(`${response.status()}: ${response.url()}`);
  });
  return messages;
}
