import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Composition } from '@dswine/shared/contract/releases';
import { openReleases } from '../../shell/releases/open-releases.ts';
import { current } from '../../shell/releases/promote.ts';
import { full } from '../full-run.ts';
import {
  generatedPath,
  generatedWorkspace,
  publishGenerated,
  putGeneratedLive,
} from '../site/generated-sections.ts';
import { waitForRevision } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, openPage, test, type Page } from '../specs/test.ts';

const sections = full ? 200 : 12;
const teams = full ? 20 : 4;
const KB = 1024;

/** A page with all its data: of a busy organiser, some may come too late for the first request. */
async function completePage(address: string): Promise<{ response: Response; html: string }> {
  const response = await fetch(address);
  const html = await response.text();
  if (html.includes('"failures":{},"broken":[]')) return { response, html };
  await new Promise((resolve) => setTimeout(resolve, 500));
  return completePage(address);
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

/** The newest composition of the store. */
async function stored({ dataDir }: Site): Promise<Composition> {
  const newest = await current(openReleases({ dataDir, environment: {} }).store);
  if (!newest) throw new Error('The site has no composition.');
  return newest;
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

/** How long the web server took to load a composition, in ms, as it has logged. */
async function loadedIn({ dataDir }: Site, revision: number): Promise<number | undefined> {
  type Line = { event?: string; revision?: number; ms?: number };
  const lines = (await readFile(path.join(dataDir, 'web.log'), 'utf8')).split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .find((line) => line.event === 'composition' && line.revision === revision)?.ms;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ ms: number; value: Value }> {
  const started = performance.now();
  const value = await work();
  return { ms: Math.round(performance.now() - started), value };
}

test(`with ${sections} more sections, pages grow by at most 1 KB and ${teams} teams promote at once`, async ({
  page,
}) => {
  test.setTimeout(full ? 1_200_000 : 240_000);
  const site = await startSite('many-sections', { env: { LOG_LEVEL: 'info' } });
  try {
    const pages = ['/en', '/en/News', '/en/VisitorExhibitor'];
    const before = await Promise.all(pages.map((path) => bytesOf(site, path)));
    await publishGenerated(site, sections, '1.0.0');
    await publishGenerated(site, teams + 2, '1.1.0');
    const first = await putGeneratedLive(site, sections, '1.0.0');
    const joined = await waitForRevision(site, first);
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

    // One more release, one team alone, then all the others at the same moment.
    const second = await putGeneratedLive(site, 1, '1.1.0');
    const takenUp = await waitForRevision(site, second);
    const loaded = await loadedIn(site, second);
    expect(loaded).toBeDefined();
    const alone = await timed(() => site.release('promote', `${generatedWorkspace(2)}@1.1.0`));
    expect(alone.value).toMatchObject({ code: 0 });
    const others = Array.from({ length: teams }, (_, at) => generatedWorkspace(at + 3));
    const together = await timed(() =>
      Promise.all(others.map((workspace) => site.release('promote', `${workspace}@1.1.0`))),
    );
    expect(together.value.filter(({ code }) => code !== 0)).toEqual([]);
    // Revisions lost in a race are skipped, so the last number is not predictable.
    const { revision, releases } = await stored(site);
    const changed = Object.values(releases).filter((version) => version === '1.1.0');
    expect(changed).toHaveLength(teams + 2);
    await waitForRevision(site, revision);
    for (let at = 1; at <= teams + 2; at += 1)
      expect(await (await fetch(site.url + generatedPath(at))).text()).toContain(
        `Section ${at}, version 1.1.0`,
      );

    expect(await site.release('retire', generatedWorkspace(sections))).toMatchObject({ code: 0 });
    await waitForRevision(site, (await stored(site)).revision);
    expect((await fetch(site.url + generatedPath(sections))).status).toBe(404);
    console.log(
      `${sections} sections more: pages grew by ${growth.join(', ')} bytes; all of them were live after ${joined} ms; ` +
        `one was after ${takenUp} ms, ${loaded} ms of them to load it; a promotion took ${alone.ms} ms, and ${others.length} at once ${together.ms} ms`,
    );
  } finally {
    await site.stop();
  }
});
