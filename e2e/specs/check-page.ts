import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import { expectLawfulStrip } from './warning-strip.ts';
import { full } from '@dswine/shared/testing/full-run';
import { collectMessages, expect, idle, keepPagesFresh, waitForHydration } from './test.ts';
import type { Page } from './test.ts';

/**
 * Requests that are not page data: media, QR codes, captions, captchas (made for one reader), the
 * login check, and the About record, fetched once at start (specification § 4).
 */
const notPageData =
  /^\/api\/(expo\/((Press\/)?Picture|Photo|File|VideoCaptions|Exhibitors\/QR)\/|expo\/Validcode$|auth\/isAuthenticated$|expo\/Exhibitions\/About\/)/;

/** Where the warning strip and the layout are measured. A page is opened at one of the others. */
const screens = [
  [360, 740],
  [768, 1024],
  [1920, 1080],
  ...(full
    ? ([
        [390, 844],
        [1280, 800],
      ] as const)
    : []),
] as const;

type Appearance = {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
};

type Expected = {
  status?: number;
  requestsNoData?: boolean;
  /** What axe checks: `main` where another page has the same layout around it. Default: all. */
  part?: string;
};

/**
 * Opens a page once and expects what every page must hold: status, valid HTML, hydration without a
 * console message or a data request, one h1, no axe violation, Chinese on an English page marked as
 * such, layout at all widths, and the statutory warning strip.
 */
export async function checkPage(
  page: Page,
  address: string,
  { viewport, colorScheme }: Appearance,
  { status = 200, requestsNoData = true, part }: Expected = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const messages = collectMessages(page);
  const requested = dataRequestsOf(page);
  // Forget what the page of the test before did until it was left.
  page.once('framenavigated', () => {
    messages.length = 0;
    requested.length = 0;
  });

  await keepPagesFresh(page);
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  if (full) await expectValid((await response?.text()) ?? '');

  // The browser hydrates only the layout around an error page.
  await waitForHydration(page, status === 200 ? 'page' : 'layout');
  const violations = await axeViolationsOn(page, full ? undefined : part);
  await idle(page);
  // Chromium logs the status of a missing page.
  expect(messages.filter((line) => !line.includes(`status of ${status}`))).toEqual([]);
  if (requestsNoData) expect(requested, 'hydration starts from the data in the page').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  expect(violations).toEqual([]);
  expect(await unmarkedChineseOn(page), 'Chinese without a lang attribute').toEqual([]);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const layoutWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(layoutWidth, `layout at ${width} px`).toBeLessThanOrEqual(width);
    await expectLawfulStrip(page, `${width} px`);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectLawfulStrip(page, 'at the end of the page');
}

/** `conform` validates each page with recorded data. */
async function expectValid(html: string): Promise<void> {
  const { htmlErrors } = await import('../../shell/page-check/html-errors.ts');
  expect(await htmlErrors(html)).toEqual([]);
}

/** Texts and labels of an English page in another script whose language is not marked. */
function unmarkedChineseOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (text: string) => /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/.test(text);
    const isEnglish = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en') === true;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, style')) continue;
      if (isForeign(nodeValue ?? '') && isEnglish(parentElement)) found.push(nodeValue ?? '');
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const label = element.getAttribute(name) ?? '';
        if (isForeign(label) && isEnglish(element)) found.push(`${name}: ${label}`);
      }
    return found;
  });
}

function dataRequestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !notPageData.test(pathname)) requested.push(pathname);
  });
  return requested;
}
