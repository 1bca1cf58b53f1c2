import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import type { Edge } from '../../site/caching-edge.ts';
import { runLine } from '../../site/run-line.ts';
import { root } from '../../site/service.ts';
import { integrityOf } from '../../../shell/releases/integrity.ts';
import { liveOf, restoreReleases } from '../../site/section-variant.ts';
import type { Site } from '../../site/site.ts';
import { checkPage } from '../check-page.ts';
import { desktop, expect, inLanguage, locales, type Page } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** Other bundlers, which a team adds itself. The releases that they make follow one contract. */
const bundlers = {
  rspack: '@rspack/core@2.2.9',
  vite: 'vite@8.3.8 @module-federation/vite@1.23.0',
} as const;
const install = 'npm install --prefer-offline --no-audit --no-fund';

test.describe.serial('a section in a separate repository', { tag: '@full' }, () => {
  test.setTimeout(900_000);
  let folder: string;

  async function run(line: string, cwd = folder): Promise<string> {
    const { code, output } = await runLine(cwd, line);
    expect(code, `${line}\n${output}`).toBe(0);
    return output;
  }

  /** The release command of the kit, with the store of the site and the keys of the team. */
  const release = (site: Site, line: string) =>
    run(
      `RELEASE_STORE=${site.dataDir}/store DATA_DIR=${path.dirname(folder)}/own npx dswine-section ${line}`,
    );

  /** Publishes what is built in the folder, and opens its page in both languages. */
  async function putLive(site: Site, edge: Edge, page: Page): Promise<void> {
    const published = await release(site, 'publish --from . --promote');
    const [, version = ''] = /mfe-tasting@(\S+) (?:is|was) published/.exec(published) ?? [];
    await until(async () => (await liveOf(site.url)).releases['mfe-tasting'] === version);
    edge.cache.clear();
    for (const locale of locales) {
      const address = edge.url + inLanguage(locale, '/Tasting');
      const html = await (await fetch(address)).text();
      expect(html).toMatch(/<h1[^>]*>[^]*<li>[^]*\/News\/Detail\//);
      await checkPage(page, address, { viewport: desktop, colorScheme: 'light' });
    }
  }

  test.beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'dswine-kit-')), 'mfe-tasting');
    await mkdir(folder);
  });
  test.afterAll(async ({ ownSite }) => {
    await restoreReleases(ownSite);
    await rm(path.dirname(folder), { recursive: true, force: true });
  });

  test('is created from the kit of the site in an empty folder and goes live', async ({
    page,
    edge,
    ownSite: site,
  }) => {
    const { kit } = await liveOf(site.url);
    const archive = Buffer.from(await (await fetch(site.url + kit.path)).arrayBuffer());
    expect(integrityOf(archive)).toBe(kit.integrity);
    expect(await run(`${install} ${site.url}${kit.path}`)).not.toMatch(/EBADENGINE|deprecated/);
    await run('npx dswine-section new --path /Tasting --tw 品飲會 --en Tastings');
    expect(await run('git status --porcelain -- .github README.md')).toContain('.github/');
    for (const command of ['check', 'test']) await run(`npm run ${command}`);
    expect(await run('npm run build')).not.toMatch(/<w>|warning/i);
    await release(site, 'keys create');
    const keys = path.join(path.dirname(folder), 'own/keys');
    const added = ['keys', 'add', 'mfe-tasting', path.join(keys, 'mfe-tasting.pem.pub')];
    expect(await site.release(...added)).toMatchObject({ code: 0 });
    for (const file of ['online.pem', 'root.json'])
      await copyFile(path.join(site.dataDir, 'keys', file), path.join(keys, file));
    // With all keys the first releases are live again after these tests.
    await copyFile(
      path.join(keys, 'mfe-tasting.pem'),
      path.join(site.dataDir, 'keys/mfe-tasting.pem'),
    );
    await release(site, 'publish');

    const shown = await release(site, `preview --path /Tasting`);
    expect(shown).toContain('has no grant on this site');
    const [, token = ''] = /\/releases\/preview\/([\w.-]+)/.exec(shown) ?? [];
    const headers = { cookie: `dswine_preview=${token}` };
    await until(async () => {
      const response = await fetch(`${site.url}/Tasting`, { headers });
      return response.status === 200 && (await response.text()).includes('品飲會');
    });
    expect((await fetch(`${site.url}/Tasting`)).status).toBe(404);

    const granted = ['grant', 'mfe-tasting', '--paths', 'Tasting', '--owner', 'Tasting team'];
    expect(await site.release(...granted)).toMatchObject({ code: 0 });
    expect(await release(site, 'conform')).toContain('conforms: 1 page');
    await putLive(site, edge, page);
    expect(await release(site, 'status')).toMatch(/mfe-tasting .*since/);
    expect(await release(site, 'errors')).toContain('error reports in 7 days');
    await release(site, 'rollback');
    await putLive(site, edge, page);
  });

  test('fails its checks and tests on an unknown message key', async () => {
    const messages = path.join(folder, 'src/messages/en.json');
    const text = await readFile(messages, 'utf8');
    await writeFile(messages, text.replace('"lead":', '"leading":'));
    const checked = await runLine(folder, 'npm run check');
    expect(checked.code).not.toBe(0);
    expect(checked.output).toContain('"overview.leading"');
    expect((await runLine(folder, 'npm test')).code).not.toBe(0);
    await writeFile(messages, text);
  });

  for (const [bundler, packages] of Object.entries(bundlers))
    test(`loads, renders on the server and hydrates when built with ${bundler}`, async ({
      page,
      edge,
      ownSite: site,
    }) => {
      await rm(path.join(folder, 'dist'), { recursive: true });
      await run(`${install} --no-save ${packages}`);
      await copyFile(
        path.join(root, `e2e/bundlers/${bundler}.mjs`),
        path.join(folder, `${bundler}.mjs`),
      );
      await run(
        `node_modules/.bin/node --import @dswine/shared/kit/load-sources.mjs ${bundler}.mjs`,
      );
      await putLive(site, edge, page);
    });
});
