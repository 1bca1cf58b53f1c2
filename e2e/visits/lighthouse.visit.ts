import lighthouse from 'lighthouse';
import { chromium, type Browser } from '@playwright/test';
import { freePort } from '../site/service.ts';
import { expect, inLanguage, locales, test, type Locale, type Places } from './visit.ts';

/**
 * What Lighthouse asks of a phone's page, performance apart (the benchmark measures that): 100 points in accessibility, best practices and SEO. Each
 * kind of page once; `FULL=1` looks at every kind in both languages.
 */
const some: [keyof Places, Locale][] = [
  ['home', 'tw'],
  ['exhibitors', 'en'],
  ['exhibitor', 'tw'],
  ['story', 'en'],
];
const categories = ['accessibility', 'best-practices', 'seo'];

let browser: Browser;
let port: number;
test.beforeAll(async ({ launchOptions }) => {
  port = await freePort();
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
});
test.afterAll(() => browser.close());

test('pages have full marks on a phone', async ({ site, places }) => {
  test.setTimeout(600_000);
  const kinds = Object.keys(places) as (keyof Places)[];
  const all = kinds.flatMap((kind) => locales.map((locale): [keyof Places, Locale] => [kind, locale]));
  for (const [kind, locale] of process.env['FULL'] === '1' ? all : some) {
    const address = site + inLanguage(locale, places[kind]);
    const run = await lighthouse(address, { port, onlyCategories: categories, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
    const { audits, categories: marks } = run.lhr;
    const short = Object.values(marks).flatMap(({ id, score, auditRefs }) =>
      score === 1
        ? []
        : [`${id}: ${score}`, ...auditRefs.map((ref) => ref.id).filter((audit) => isShort(audits[audit]))],
    );
    expect(short, `${kind} (${locale})`).toEqual([]);
    expect(Object.keys(marks).sort()).toEqual([...categories].sort());
  }
});

function isShort(audit: { score: number | null; scoreDisplayMode: string } | undefined): boolean {
  return audit?.scoreDisplayMode === 'binary' && audit.score !== 1;
}
