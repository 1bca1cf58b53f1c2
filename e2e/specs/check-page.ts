import type { Response } from '@playwright/test';
import { axeViolationsOn } from './axe.ts';
import { htmlErrors } from './valid-html.ts';
import { expectLawfulStrip } from './warning-strip.ts';
import { collectMessages, expect, waitForHydration, type Page } from './test.ts';

/**
 * Requests that are not page data: media, QR codes, captions, captchas (made for one reader), the
 * login check, and the About record, fetched once at start (specification § 4).
 */
const notPageData =
  /^\/api\/(expo\/(Picture|Photo|File|VideoCaptions|Exhibitors\/QR)\/|expo\/Validcode$|auth\/isAuthenticated$|expo\/Exhibitions\/About\/)/;

/** Widths at which the warning strip and the layout are measured. */
const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

type Appearance = {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
};

type Expected = { status?: number; requestsNoData?: boolean };

/**
 * Opens a page once and expects what every page must hold: status, valid HTML, hydration without a
 * console message or a data request, one h1, no axe violation, layout at all widths, and the
 * statutory warning strip.
 */
export async function checkPage(
  page: Page,
  address: string,
  { viewport, colorScheme }: Appearance,
  { status = 200, requestsNoData = true }: Expected = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const messages = collectMessages(page);
  const requested = dataRequestsOf(page);

  const response = await openFresh(page, address, requested);
  expect(response?.status()).toBe(status);
  expect(await htmlErrors((await response?.text()) ?? '')).toEqual([]);

  // The browser hydrates only the frame around an error page.
  await waitForHydration(page, status === 200 ? 'page' : 'frame');
  const [violations] = await Promise.all([
    axeViolationsOn(page),
    page.waitForLoadState('networkidle'),
  ]);
  // Chromium logs the status of a missing page.
  expect(messages.filter((line) => !line.includes(`status of ${status}`))).toEqual([]);
  if (requestsNoData) expect(requested, 'hydration starts from the data in the page').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  expect(violations).toEqual([]);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const layoutWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(layoutWidth, `layout at ${width} px`).toBeLessThanOrEqual(width);
    await expectLawfulStrip(page, `${width} px`);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectLawfulStrip(page, 'at the end of the page');
}

/**
 * Opens a page until its data is fresh: the server renders an older page again after its response.
 */
async function openFresh(
  page: Page,
  address: string,
  requested: string[],
): Promise<Response | null> {
  for (;;) {
    requested.length = 0;
    const response = await page.goto(address);
    const age = await page.evaluate(() => {
      const state = document.querySelector('#page-state')?.textContent ?? '{}';
      return Date.now() - Date.parse((JSON.parse(state) as { renderedAt: string }).renderedAt);
    });
    if (age < 20_000) return response;
    await page.waitForLoadState('networkidle');
  }
}

function dataRequestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !notPageData.test(pathname)) requested.push(pathname);
  });
  return requested;
}
