import type { Response } from '@playwright/test';
import { expect, idle, phone, restMouse, test, type Page } from './test.ts';

/**
 * Budgets in counts, which do not depend on the machine. `bytes` is the size of the decoded
 * document without its styles, in which each picture in two widths takes about 400 bytes. `script`
 * is the transfer size of the scripts that are requested before the first interaction.
 */
const KB = 1024;
const budgets = [
  { kind: 'home', elements: 800, bytes: 80 * KB, script: 110 * KB },
  { kind: 'story', elements: 400, bytes: 30 * KB, script: 72 * KB },
] as const;

for (const { kind, ...budget } of budgets)
  test(`${kind} stays within its budgets of elements, document bytes and script bytes`, async ({
    browser,
    site,
    routes,
  }) => {
    const address = `${site}/en${routes[kind]}`;
    const html = await (await fetch(address)).text();
    const markup = html.replace(stylesIn(html), '');
    const elements = markup.match(/<[a-z]/g)?.length;
    const page = await browser.newPage({ viewport: phone });
    await restMouse(page, site);
    const scripts = countScriptBytes(page);
    const early = page.waitForResponse(/\/early\./);
    await page.goto(address);
    await early;
    await idle(page);
    const script = await scripts();
    await page.context().close();
    expect.soft(elements, 'elements').toBeLessThanOrEqual(budget.elements);
    expect
      .soft(Buffer.byteLength(markup), 'bytes of the document')
      .toBeLessThanOrEqual(budget.bytes);
    expect.soft(script, 'bytes of script').toBeLessThanOrEqual(budget.script);
  });

/** KB of styles in the page. */
const styleBudgets = { home: 68, exhibitors: 62, story: 54, product: 61, calendar: 58 };

for (const [kind, limit] of Object.entries(styleBudgets))
  test(`${kind} paints with the styles in it, none of which makes a document or restyles the page`, async ({
    site,
    routes,
  }) => {
    const html = await (
      await fetch(`${site}/en${routes[kind as keyof typeof styleBudgets]}`)
    ).text();
    const [head = ''] = html.split('</head>');
    const styles = stylesIn(head);
    // Whole stylesheets would take bandwidth from the first screen.
    expect.soft(html.replace(/<noscript .*?<\/noscript>/s, '')).not.toContain('rel="stylesheet"');
    expect.soft(styles.length / KB, 'KB').toBeLessThanOrEqual(limit);
    expect.soft(styles).not.toMatch(/(^|[{},\s])(html|body|:root)[^{},\s>+~]*:has\(/);
    expect.soft(styles).not.toContain('data:image/svg');
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
