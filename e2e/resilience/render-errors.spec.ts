import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapFiles } from '../specs/sitemap.ts';
import { expect, test } from '../specs/test.ts';
import { throttle } from './throttle.ts';

const CONNECTIONS = 4;

/** Requests pages over several connections. Resolves to those that were not answered 200. */
async function crawl(pages: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const left = pages.values();
  const connection = async () => {
    for (const page of left) {
      const response = await fetch(page);
      await response.text();
      if (response.status !== 200) failed.push(`${page}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return failed;
}

test(
  'every page renders with a tenth of a CPU and cold processes',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    test.setTimeout(4 * 3_600_000);
    const sitemap = await sitemapFiles(site.url);
    const pages = [...sitemap.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, page]) => page ?? '',
    );
    await site.restartWeb();
    const stop = throttle(site.web.pid, 0.1);
    expect(await crawl([`${site.url}/`])).toEqual([]);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await crawl(pages)).toEqual([]);
    await stop();
    console.log(`${pages.length} pages with a tenth of a CPU`);
    const log = readFileSync(path.join(site.dataDir, 'web.log'), 'utf8');
    expect(log).not.toMatch(/"event":"(?:render-failed|overloaded|process-not-warm)"/);
  },
);
