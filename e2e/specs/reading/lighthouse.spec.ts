import lighthouse from 'lighthouse';
import { chromium, type Browser } from '@playwright/test';
import { freePort } from '../../site/service.ts';
import { pageKinds, expect, inLanguage, locales, test } from '../test.ts';

/**
 * Lighthouse must give 100 points for accessibility, best practices and SEO on a phone. The
 * benchmark measures performance. Which pages are `noindex` is another test's.
 */
const categories = ['accessibility', 'best-practices', 'seo'];

test.describe.configure({ mode: 'default' });
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

for (const kind of pageKinds)
  for (const locale of locales)
    test(
      `${kind} passes the Lighthouse audits on a phone (${locale})`,
      { tag: '@full' },
      async ({ site, routes }) => {
        const address = site + inLanguage(locale, routes[kind]);
        const run = await lighthouse(address, {
          port,
          onlyCategories: categories,
          skipAudits: ['is-crawlable'],
          output: 'json',
          logLevel: 'error',
        });
        if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
        const { audits, categories: marks } = run.lhr;
        const lost = Object.values(marks).flatMap(({ id, score, auditRefs }) => {
          const short = auditRefs.filter(
            ({ id: audit, weight }) => weight > 0 && isShort(audits[audit]),
          );
          return score === 1 ? [] : short.map(({ id: audit }) => `${id}: ${audit}`);
        });
        expect(lost).toEqual([]);
        expect(Object.keys(marks).sort()).toEqual([...categories].sort());
      },
    );

function isShort(audit: { score: number | null } | undefined): boolean {
  return typeof audit?.score === 'number' && audit.score < 1;
}
