import lighthouse from 'lighthouse';
import { chromium, type Browser } from '@playwright/test';
import { freePort } from '../site/service.ts';
import { pageKinds, expect, inLanguage, locales, test, type Locale, type Routes } from './test.ts';

/**
 * Lighthouse must give 100 points for accessibility, best practices and SEO on a phone. The
 * benchmark measures performance.
 */
const categories = ['accessibility', 'best-practices', 'seo'];

/**
 * Pages that are `noindex` on purpose, which fails the audit `is-crawlable`: personal pages, pages
 * after a form, forms about one record, and comparisons. In English also content that exists in
 * Chinese only (docs/rulings.md).
 */
const unlisted: readonly (keyof Routes)[] = [
  'askExhibitor',
  'askAboutProduct',
  'myList',
  'myVisit',
  'compare',
  'exhibitorInquiryCompleted',
  'contactCompleted',
  'entryApply',
  'applications',
  'submission',
];
const chineseOnly: readonly (keyof Routes)[] = ['eventInfo', 'offers'];

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
          output: 'json',
          logLevel: 'error',
        });
        if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
        const { audits, categories: marks } = run.lhr;
        const expectedFailures = isUnlisted(kind, locale) ? ['is-crawlable'] : [];
        const lost = Object.values(marks).flatMap(({ id, score, auditRefs }) => {
          const short = auditRefs.filter(
            ({ id: audit, weight }) => weight > 0 && isShort(audits[audit]),
          );
          return score === 1 ? [] : short.map(({ id: audit }) => `${id}: ${audit}`);
        });
        expect(lost).toEqual(expectedFailures.map((audit) => `seo: ${audit}`));
        expect(Object.keys(marks).sort()).toEqual([...categories].sort());
      },
    );

function isUnlisted(kind: keyof Routes, locale: Locale): boolean {
  return unlisted.includes(kind) || (locale === 'en' && chineseOnly.includes(kind));
}

function isShort(audit: { score: number | null } | undefined): boolean {
  return typeof audit?.score === 'number' && audit.score < 1;
}
