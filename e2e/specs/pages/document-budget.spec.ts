import type { Response } from '@playwright/test';
import { expect, idle, phone, restMouse, test, touch, waitForHydration } from '../test.ts';
import type { Page } from '../test.ts';

/**
 * Budgets in counts, which do not depend on the machine. `bytes` is the size of the decoded
 * document without its styles, in which each picture in two widths takes about 400 bytes. `script`
 * is the transfer size of the scripts that are requested before the first interaction, `files` the
 * number of those that this requests.
 */
const KB = 1024;
const budgets = [
  { kind: 'home', elements: 800, bytes: 80 * KB, script: 110 * KB, files: 19 },
  { kind: 'story', elements: 400, bytes: 30 * KB, script: 72 * KB, files: 10 },
] as const;

for (const { kind, ...budget } of budgets)
  test(`${kind} stays within its budgets, and loads only the early script until the first interaction, which requests the composition first`, async ({
    browser,
    site,
    routes,
  }) => {
    const address = `${site}/en${routes[kind]}`;
    const html = await (await fetch(address)).text();
    const markup = html.replace(stylesIn(html), '');
    expect.soft(markup.match(/<[a-z]/g)?.length, 'elements').toBeLessThanOrEqual(budget.elements);
    const bytes = Buffer.byteLength(markup);
    expect.soft(bytes, 'bytes of the document').toBeLessThanOrEqual(budget.bytes);
    // A browser that has no file of the site.
    const page = await browser.newPage({ viewport: phone });
    await restMouse(page, site);
    const requested: string[] = [];
    const isCode = (url: string) => /\/releases\/.*\.js$/.test(url) && !url.includes('/vitals.');
    page.on('request', (request) => requested.push(request.url()));
    const scriptBytes = countScriptBytes(page);
    // Requested after the first paint.
    const early = page.waitForResponse(/\/early\./);
    await page.goto(address);
    await early;
    await idle(page);
    expect.soft(await scriptBytes(), 'bytes of script').toBeLessThanOrEqual(budget.script);
    expect(requested.filter(isCode)).toEqual([expect.stringContaining('/early.')]);
    requested.length = 0;
    await touch(page);
    await waitForHydration(page);
    const loaded = requested.filter((url) => url.includes('/releases/'));
    expect(loaded[0]).toContain('/releases/compositions/');
    expect(new Set(loaded.filter(isCode)).size).toBeLessThanOrEqual(budget.files);
    await page.context().close();
  });

/** KB of styles in the page. */
const styleBudgets = { home: 68, exhibitors: 62, story: 54, product: 61, calendar: 58 };

test('pages paint with the styles in them, none of which makes a document or restyles the page', async ({
  site,
  routes,
}) => {
  for (const [kind, limit] of Object.entries(styleBudgets)) {
    const path = routes[kind as keyof typeof styleBudgets];
    const html = await (await fetch(`${site}/en${path}`)).text();
    const [head = ''] = html.split('</head>');
    const styles = stylesIn(head);
    // Whole stylesheets would take bandwidth from the first screen.
    const ofScreen = html.replace(/<noscript .*?<\/noscript>/s, '');
    expect.soft(ofScreen, kind).not.toContain('rel="stylesheet"');
    expect.soft(styles.length / KB, `KB of ${kind}`).toBeLessThanOrEqual(limit);
    expect.soft(styles, kind).not.toMatch(/(^|[{},\s])(html|body|:root)[^{},\s>+~]*:has\(/);
    expect.soft(styles, kind).not.toContain('data:image/svg');
  }
});

const stylesIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

/**
 * Counts script bytes from now on. The returned function ends the count, since the size of a script
 * that comes later cannot be read of a closed page, and waits for those that are under way.
 */
function countScriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (response: Response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  };
  page.on('response', count);
  return async () => {
    page.off('response', count);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
