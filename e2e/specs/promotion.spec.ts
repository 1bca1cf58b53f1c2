import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promoteVariant, waitForRevision } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, test, openPage } from './test.ts';

type Seen = { requestCount: number; wrong: string[]; revisions: Set<string> };

type Published = { hashes: Record<string, unknown> };

/** The addresses of the scripts of a release of the visitor's section. */
async function scriptsOf({ dataDir }: Site, version: string): Promise<string[]> {
  const file = path.join(dataDir, 'store/releases/mfe-visitor', version, 'release.json');
  const { hashes } = JSON.parse(await readFile(file, 'utf8')) as Published;
  return Object.keys(hashes)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/releases/mfe-visitor/${name}`);
}

async function versionOf({ url }: Site): Promise<string> {
  const live = (await (await fetch(`${url}/composition.json`)).json()) as {
    releases: Record<string, string>;
  };
  return live.releases['mfe-visitor'] ?? '';
}

/** Requests pages without pause until ended. Records every incomplete response. */
function startVisitors(site: Site, addresses: string[]): { seen: Seen; end: () => Promise<Seen> } {
  const seen: Seen = { requestCount: 0, wrong: [], revisions: new Set() };
  let isRunning = true;
  const one = async (start: number) => {
    for (let turn = start; isRunning; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/';
      try {
        const response = await fetch(site.url + address);
        const html = await response.text();
        const revision = response.headers.get('x-composition') ?? 'none';
        const inside = /"compositions\/(\d+)\./.exec(html)?.[1];
        seen.requestCount += 1;
        seen.revisions.add(revision);
        if (!response.ok) seen.wrong.push(`${address}: ${response.status}`);
        if (inside !== revision) seen.wrong.push(`${address}: header ${revision}, page ${inside}`);
      } catch (error) {
        seen.wrong.push(`${address}: ${(error as Error).message}`);
      }
    }
  };
  const all = Promise.all([0, 1, 2, 3].map(one));
  return {
    seen,
    async end() {
      isRunning = false;
      await all;
      return seen;
    },
  };
}

test('promotion and rollback under load fail no request, and open tabs continue with their release', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await startSite('promotion');
  try {
    await openPage(page, `${site.url}/VisitorExhibitor`);
    const before = await scriptsOf(site, await versionOf(site));
    const load = startVisitors(site, [
      '/',
      '/en',
      '/VisitorExhibitor',
      '/en/VisitorExhibitor?area=beer',
      '/News',
      '/EventsCalender',
      '/en/ExhibitorInfo',
    ]);

    await promoteVariant(site, 'mfe-visitor', '1.1.0-next', {
      browser: (script) => `${script}\n/* next */`,
    });
    const taken = [await waitForRevision(site, 2)];
    expect(await site.release('rollback', 'mfe-visitor')).toMatchObject({ code: 0 });
    taken.push(await waitForRevision(site, 3));
    expect(await site.release('promote', 'mfe-visitor@1.1.0-next')).toMatchObject({ code: 0 });
    taken.push(await waitForRevision(site, 4));
    console.log(`ms until a new composition was live, under load: ${taken.join(', ')}`);

    // The timeout covers rendering under this load.
    await expect.poll(() => load.seen.revisions.has('4')).toBe(true);
    const seen = await load.end();
    expect(seen.wrong).toEqual([]);
    expect(seen.requestCount).toBeGreaterThan(50);
    expect([...seen.revisions].sort()).toEqual(['1', '2', '3', '4']);

    // The open tab continues with the files of its own release.
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/Detail/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const scripts = files.filter((file) => file.startsWith('/releases/mfe-visitor/'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts.filter((name) => name.endsWith('.js')))
      expect(before).toContain(file);
    // A new document gets the new release. Changed files are sent as deltas.
    const changed = /\/releases\/(mfe-visitor\/browser\/remoteEntry\.|compositions\/)/;
    const deltas: Promise<[file: string, size: number]>[] = [];
    page.on('response', (response) => {
      const [, file] = changed.exec(response.url()) ?? [];
      if (file === undefined || response.headers()['content-encoding'] !== 'dcz') return;
      const sizes = response.request().sizes();
      deltas.push(sizes.then(({ responseBodySize }) => [file, responseBodySize]));
    });
    await openPage(page, `${site.url}/VisitorExhibitor`);
    const after = await scriptsOf(site, '1.1.0-next');
    for (const file of scripts) expect(after).not.toContain(file);
    const sizes = Object.fromEntries(await Promise.all(deltas));
    expect(Object.keys(sizes).toSorted()).toEqual([
      'compositions/',
      'mfe-visitor/browser/remoteEntry.',
    ]);
    expect(sizes['mfe-visitor/browser/remoteEntry.']).toBeLessThan(1024);
    expect(sizes['compositions/']).toBeLessThan(2048);
  } finally {
    await site.stop();
  }
});

test('a release file that arrives late is picked up automatically', async () => {
  test.setTimeout(180_000);
  const site = await startSite('late-file');
  const statuses = async () => {
    const addresses = ['/en/News', '/en/Nowhere', '/en/VisitorExhibitor'];
    return Promise.all(addresses.map(async (address) => (await fetch(site.url + address)).status));
  };
  const readiness = async () =>
    (await (await fetch(`${site.url}/readyz`)).json()) as { problems: string[] };
  try {
    const release = path.join(site.dataDir, 'store/releases/mfe-info');
    const [version = ''] = await readdir(release);
    const manifest = path.join(release, version, 'release.json');
    await site.web.end();
    await rename(manifest, `${site.dataDir}/late.json`);
    await site.startWeb();
    // The section is not in the composition, so its paths get the 404 page.
    await expect.poll(statuses, { timeout: 60_000 }).toEqual([404, 404, 200]);
    expect((await readiness()).problems).toEqual([
      expect.stringContaining(`mfe-info@${version} is not in the store`),
    ]);
    await rename(`${site.dataDir}/late.json`, manifest);
    await expect.poll(async () => (await readiness()).problems, { timeout: 60_000 }).toEqual([]);
    await expect.poll(statuses, { timeout: 60_000 }).toEqual([200, 404, 200]);
  } finally {
    await site.stop();
  }
});
