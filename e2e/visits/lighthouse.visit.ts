import lighthouse from 'lighthouse';
import { chromium, type Browser } from '@playwright/test';
import { full } from '../resilience/full.ts';
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
  const kinds = Object.keys(places) as (keyof Places)[];
  const all = kinds.flatMap((kind) => locales.map((locale): [keyof Places, Locale] => [kind, locale]));
  const looked = full ? all : some;
  test.setTimeout(looked.length * 120_000);
  for (const [kind, locale] of looked) {
    const address = site + inLanguage(locale, places[kind]);
    // A page that search engines are kept from on purpose is looked at in all else.
    const hidden = /<meta name="robots" content="noindex/.test(await (await fetch(address)).text());
    const run = await lighthouse(address, {
      port,
      onlyCategories: categories,
      ...(hidden && { skipAudits: ['is-crawlable'] }),
      output: 'json',
      logLevel: 'error',
    });
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
