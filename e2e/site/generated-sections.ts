import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { grantsWith } from '../../shell/releases/manifest/grants.ts';
import { openReleases } from '../../shell/releases/lifecycle/open-releases.ts';
import { repositoryOf } from '../../shell/releases/commands/key-commands.ts';
import { publish } from '../../shell/releases/lifecycle/publish.ts';
import { changeKeys } from '../../shell/releases/trust/key-changes.ts';
import {
  createKeyPair,
  keysFolder,
  readPublicKey,
} from '../../shell/releases/metadata/private-keys.ts';
import { putLive } from './section-variant.ts';
import type { Site } from './site.ts';

/** The workspace of the generated section with this number. */
export const generatedWorkspace = (at: number) => `mfe-generated-${at}`;
export const generatedPath = (at: number) => `/Generated${at}`;

/** Changes what a section states. */
type Change = (release: UnversionedRelease) => UnversionedRelease;
type Built = { checkout: string; at: number; text: string; change: Change };

/** Writes the build of a section with one page to a checkout. `text` is on the page. */
async function build({ checkout, at, text, change }: Built): Promise<void> {
  const workspace = generatedWorkspace(at);
  const name = workspace.slice('mfe-'.length);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  const entry = `browser/remoteEntry.${hash}.js`;
  const files = { scripts: [entry], styles: [] };
  const release = change({
    contract: CONTRACT_VERSION,
    workspace,
    section: name,
    entry,
    server: 'server/section.cjs',
    files: { ...files, messages: { tw: [], en: [] } },
    routes: [
      {
        id: 'page',
        path: `Generated${at}`,
        data: {},
        query: {},
        middleware: [],
        sitemap: false,
        files: { scripts: [], styles: [] },
      },
    ],
    fragments: [],
    menu: [],
    needs: { react: '^19.0.0' },
    imports: { react: ['createElement'] },
    provides: {},
    middleware: [],
  });
  // As releases from before contract 1.1 have it.
  const section = (render: string) => `{
    fragments: [],
    routes: ${JSON.stringify(release.routes)}.map(({ id }) => ({ id, load: async () => ({
      Page: () => ${render}, head: () => ({ title: '${name}', description: '' }) }) })),
    loadMessages: async () => ({ default: { title: 'x' } }),
  }`;
  const browser = `let react;
export const init = (scope) => { react = scope.react; };
export const get = async () => {
  const { createElement } = (await Object.values(react)[0].get())();
  return () => ({ section: ${section(`createElement('h1', {}, '${text}')`)} });
};`;
  const server = `const { createElement } = require('react');
module.exports = { section: ${section(`createElement('h1', {}, '${text}')`)} };`;
  const folder = path.join(checkout, workspace);
  for (const [file, content] of [
    ['package.json', JSON.stringify({ version: '1.0.0' })],
    ['dist/release.json', JSON.stringify(release)],
    ['dist/server/section.cjs', server],
    [`dist/${entry}`, browser],
  ] as const) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

/** The operator gives each generated section the same key. */
async function addKeys({ dataDir }: Site, numbers: readonly number[]): Promise<void> {
  const file = path.join(keysFolder(dataDir, {}), `generated-${numbers[0]}.pem`);
  createKeyPair(file);
  const add = readPublicKey(`${file}.pub`, 'generated');
  const repository = repositoryOf(openReleases({ dataDir, environment: {} }));
  for (const at of numbers) await changeKeys(repository, { who: generatedWorkspace(at), add });
}

/** Publishes the first version of generated sections, with their keys, or a later one. */
export async function publishGenerated(
  site: Site,
  numbers: readonly number[],
  version: string,
  change: Change = (same) => same,
): Promise<void> {
  const { dataDir } = site;
  if (version === '1.0.0') await addKeys(site, numbers);
  const publishing = await openReleases({ dataDir, environment: {} }).forPublishing();
  const root = path.join(dataDir, 'generated', version);
  for (const at of numbers) {
    await build({ checkout: root, at, text: `Section ${at}, version ${version}`, change });
    await publish(publishing, { root, workspace: generatedWorkspace(at), version });
  }
}

/** Makes generated sections live in one step, with their grants. Renders nothing before. */
export async function putGeneratedLive(
  site: Site,
  count: number,
  version: string,
): Promise<number> {
  const { store } = openReleases({ dataDir: site.dataDir, environment: {} });
  const workspaces = Array.from({ length: count }, (_, at) => generatedWorkspace(at + 1));
  const manifests = await Promise.all(
    workspaces.map((workspace) => store.manifest(workspace, version)),
  );
  const added = Object.fromEntries(workspaces.map((workspace) => [workspace, version]));
  return putLive(site, ({ releases, grants }) => ({
    releases: { ...releases, ...added },
    grants: grantsWith(grants, manifests),
  }));
}
