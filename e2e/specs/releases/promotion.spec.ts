import { readdir } from 'node:fs/promises';
import path from 'node:path';
// eslint-disable-next-line no-restricted-syntax -- people who read; no verdict depends on how long
import { setTimeout as pause } from 'node:timers/promises';
import { liveOf, publishVariant, restoreReleases } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { expect, openPage, title } from '../test.ts';
import { test } from './edge-site.fixture.ts';

const addresses = ['/', '/en', '/VisitorExhibitor', '/en/VisitorExhibitor?area=beer', '/News'];

/** The addresses of the scripts of a release of the visitor's section. */
async function scriptsOf({ dataDir }: Site, version: string): Promise<string[]> {
  const folder = path.join(dataDir, 'store/releases/mfe-visitor', version, 'browser');
  const files = await readdir(folder);
  return files
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/releases/mfe-visitor/browser/${name}`);
}

/** Opens pages one after another until ended. Records every incomplete response. */
function startVisitor({ url }: Site) {
  const seen = { wrong: [] as string[], revisions: new Set<number>() };
  let isRunning = true;
  const visits = (async () => {
    for (let turn = 0; isRunning; turn += 1, await pause(30)) {
      const address = addresses[turn % addresses.length] ?? '/';
      const response = await fetch(url + address).catch((error: unknown) => error as Error);
      if (response instanceof Error) {
        seen.wrong.push(`${address}: ${response.message}`);
        continue;
      }
      const revision = response.headers.get('x-composition') ?? 'none';
      const inside = /"compositions\/(\d+)\./.exec(await response.text())?.[1];
      seen.revisions.add(Number(revision));
      if (!response.ok) seen.wrong.push(`${address}: ${response.status}`);
      if (inside !== revision) seen.wrong.push(`${address}: header ${revision}, page ${inside}`);
    }
  })();
  const end = async () => {
    isRunning = false;
    await visits;
  };
  return { seen, end };
}

/** Runs a command that changes what is live, and resolves to the revision. */
async function revisionAfter(site: Site, ...command: string[]): Promise<number> {
  const { code, output } = await site.release(...command, '--json');
  expect(code, output).toBe(0);
  return (JSON.parse(output) as { composition: { revision: number } }).composition.revision;
}

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test('promotion and rollback under load fail no request, and open tabs continue with their release', async ({
  page,
  ownSite: site,
}) => {
  const { revision, releases } = await liveOf(site.url);
  await openPage(page, `${site.url}/VisitorExhibitor`);
  const before = await scriptsOf(site, releases['mfe-visitor'] ?? '');
  await publishVariant(site, 'mfe-visitor', '1.1.0-next', {
    browser: (script) => `${script}\n/* next */`,
  });
  const { seen, end } = startVisitor(site);
  const isServed = (served: number) => expect.poll(() => seen.revisions.has(served)).toBe(true);
  const promoted = await revisionAfter(site, 'promote', 'mfe-visitor@1.1.0-next');
  await isServed(promoted);

  // The open tab continues with the files of its own release.
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('heading').getByRole('link').click();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(/Detail/);
  const scripts = files.filter((file) => /^\/releases\/mfe-visitor\/.*\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  expect(before).toEqual(expect.arrayContaining(scripts));
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
  expect(after.filter((file) => scripts.includes(file))).toEqual([]);
  const sizes = Object.fromEntries(await Promise.all(deltas));
  expect(sizes['mfe-visitor/browser/remoteEntry.']).toBeLessThan(1024);
  expect(sizes['compositions/']).toBeLessThan(2048);

  const back = await revisionAfter(site, 'rollback', 'mfe-visitor');
  await isServed(back);
  await end();
  expect(seen.wrong).toEqual([]);
  expect([...seen.revisions].sort((one, other) => one - other)).toEqual([revision, promoted, back]);
});
