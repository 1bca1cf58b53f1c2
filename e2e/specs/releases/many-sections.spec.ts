import { brotliCompressSync } from 'node:zlib';
import { until } from '@dswine/shared/testing/until';
import {
  generatedPath,
  generatedWorkspace,
  publishGenerated,
  putGeneratedLive,
} from '../../site/generated-sections.ts';
import { liveOf, restoreReleases, waitForRevision } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect, openPage, type Page } from '../test.ts';
import { test } from './edge-site.fixture.ts';

const sections = 200;
const teams = 20;
const KB = 1024;

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

/** A page with all its data: of a busy organiser, some may come too late for the first request. */
async function completePage(address: string): Promise<{ response: Response; html: string }> {
  let page: { response: Response; html: string } | undefined;
  await until(async () => {
    const response = await fetch(address);
    page = { response, html: await response.text() };
    return page.html.includes('"failures":{},"broken":[]');
  });
  if (!page) throw new Error(address);
  return page;
}

/** The compressed bytes of a page, its headers and its composition file. */
async function bytesOf({ url }: Site, path: string): Promise<number> {
  const { response, html } = await completePage(url + path);
  const [, file = ''] = /"composition":\["([^"]+)"/.exec(html) ?? [];
  const composition = await (await fetch(`${url}/releases/${file}`)).text();
  const headers = [...response.headers].map(([name, value]) => name.length + value.length);
  const bytes = brotliCompressSync(html).length + brotliCompressSync(composition).length;
  return bytes + headers.reduce((sum, size) => sum + size, 0);
}

async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'the last section';
    document.body.append(link);
  }, address);
  await page.getByRole('link', { name: 'the last section' }).last().click();
}

test(
  `with ${sections} more sections, pages grow by at most 1 KB and ${teams} teams promote at once`,
  { tag: '@full' },
  async ({ page, ownSite: site }) => {
    test.setTimeout(1_200_000);
    const pages = ['/en', '/en/News', '/en/VisitorExhibitor'];
    const before = await Promise.all(pages.map((path) => bytesOf(site, path)));
    const numbers = Array.from({ length: sections }, (_, at) => at + 1);
    await publishGenerated(site, numbers, '1.0.0');
    await publishGenerated(site, numbers.slice(0, teams), '1.1.0');
    const first = await putGeneratedLive(site, sections, '1.0.0');
    await waitForRevision(site, first);
    const after = await Promise.all(pages.map((path) => bytesOf(site, path)));
    const growth = after.map((bytes, at) => bytes - (before[at] ?? 0));
    for (const bytes of growth) expect(bytes).toBeLessThanOrEqual(KB);

    // The last of them is there. A page from before leads to it through the server, a new page
    // within the document.
    const last = `${site.url}/en${generatedPath(sections)}`;
    const heading = page.getByRole('heading', { level: 1 });
    await openPage(page, `${site.url}/en/News`);
    await followLink(page, last);
    await expect(heading).toHaveText(`Section ${sections}, version 1.0.0`);
    await openPage(page, `${site.url}/en${generatedPath(1)}`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await followLink(page, last);
    await expect(heading).toHaveText(`Section ${sections}, version 1.0.0`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    // All teams at the same moment.
    const others = Array.from({ length: teams }, (_, at) => generatedWorkspace(at + 1));
    const promotions = others.map((workspace) => site.release('promote', `${workspace}@1.1.0`));
    expect((await Promise.all(promotions)).filter(({ code }) => code !== 0)).toEqual([]);
    await until(async () => {
      const versions = Object.values((await liveOf(site.url)).releases);
      return versions.filter((version) => version === '1.1.0').length === teams;
    });
    for (let at = 1; at <= teams; at += 1)
      expect(await (await fetch(site.url + generatedPath(at))).text()).toContain(
        `Section ${at}, version 1.1.0`,
      );

    expect(await site.release('retire', generatedWorkspace(sections))).toMatchObject({ code: 0 });
    await until(async () => (await fetch(site.url + generatedPath(sections))).status === 404);
    console.log(`${sections} sections more: pages grew by ${growth.join(', ')} bytes`);
  },
);
