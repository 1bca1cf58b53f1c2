import { localeCodes } from '@dswine/shared/contract/locales';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { CONTRACT_VERSION, type ReleaseSource } from '@dswine/shared/contract/releases';
import { messageFiles, type UnversionedRelease } from '@dswine/shared/build/build-section';
import { buildSource } from '@dswine/shared/build/build-source';
import { writeOrganiserApi } from '@dswine/shared/build/organiser-api';
import { filesOfChunk } from '@dswine/shared/build/page-files';
import { providesOfBuild } from '@dswine/shared/build/provided';
import { emptyRecording, writeRecordedData } from '@dswine/shared/build/record-samples';
import { endFailedBuild, runWebpack } from '@dswine/shared/build/run-webpack';
import { writeSbom } from '@dswine/shared/build/sbom';
import { packKit } from '@dswine/shared/kit/pack';
import { requestKey } from '@dswine/shared/section/request-key';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import type { Compilation } from 'webpack';
import { editionKey } from '../src/composition/edition-key.ts';
import { kitFile } from '../releases/kit-files.ts';
import { middlewareNames } from '../src/composition/route-traits.ts';
import { homeRoute } from '../src/home/home-route.ts';
import { footerGroups, menuGroups } from '../src/layout/menu.ts';
import searched from '../src/search.json' with { type: 'json' };
import { shellRoutes } from '../src/shell-routes.ts';
import { makeIcons } from './make-icons.ts';
import {
  earlyConfig,
  serviceWorkerConfig,
  shellBrowserConfig,
  shellServerConfig,
  stageChunks,
} from './shell-config.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** The minified inline script of every document. */
export async function bootScript(): Promise<string> {
  const source = await readFile(path.join(folder, 'src/boot.ts'), 'utf8');
  const { code } = await transform(source, {
    // A classic script: its top-level names would become globals.
    isModule: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
  });
  return code.trim();
}

/** Copies the site's icon to a file name with a content hash. */
async function copyIcon(): Promise<void> {
  const icon = await readFile(path.join(folder, 'src/icon.svg'));
  const hash = createHash('sha256').update(icon).digest('hex').slice(0, 12);
  await writeFile(path.join(folder, `dist/browser/icon.${hash}.svg`), icon);
}

/** The manifest of a built shell, without version and hashes. */
export function shellUnversionedRelease(browser: Compilation): UnversionedRelease {
  const entry = filesOfChunk(browser, 'shell');
  const stages = stageChunks.flatMap((chunk) => filesOfChunk(browser, chunk).scripts);
  return {
    contract: CONTRACT_VERSION,
    workspace: 'shell',
    section: 'shell',
    entry: entry.scripts.at(-1) ?? '',
    server: 'server/shell.cjs',
    files: {
      scripts: [...new Set([...entry.scripts, ...stages])],
      styles: entry.styles,
      messages: messageFiles(browser),
    },
    routes: shellRoutes.map(({ id, path, data, query, noindex, offline, chunk }) => ({
      id,
      path,
      data,
      query,
      middleware: [],
      files: chunk === undefined ? { scripts: [], styles: [] } : filesOfChunk(browser, chunk),
      ...(noindex === true ? { sitemap: false as const } : {}),
      ...(offline === true ? { offline } : {}),
    })),
    fragments: [],
    menu: [],
    search: searched,
    menuGroups: { main: [...menuGroups], footer: [...footerGroups] },
    needs: {},
    imports: {},
    provides: providesOfBuild(),
    middleware: [...middlewareNames],
  };
}

/** What every page's scripts call: edition, session, list and captcha. */
const scriptCalls = [
  { method: 'GET', call: 'expo/Exhibitions/{Code}{?Lang}' },
  { method: 'GET', call: 'expo/Favourites/List/{Code}' },
  { method: 'PUT', call: 'expo/Favourites/List/{Code}' },
  { method: 'GET', call: 'expo/MyList/{Code}{?Lang,Exhibitor,Product,Event}' },
  { method: 'GET', call: 'expo/Validcode/Proof' },
  { method: 'POST', call: 'auth/isAuthenticated' },
  { method: 'GET', call: 'auth/Logout' },
];

/** Records the edition, which every page shows, and the data of the home page. */
async function recordHome(): Promise<void> {
  const recording = emptyRecording();
  const { exhibitionCode } = recording;
  const responses = Object.fromEntries([
    [editionKey(exhibitionCode), { web_Exhibition_Info: sampleEdition }],
    ...localeCodes.map((locale) => [
      requestKey(homeRoute.data.about, { exhibitionCode, locale, params: {}, query: {} }),
      sampleAbout(locale),
    ]),
  ]) as Record<string, unknown>;
  await writeRecordedData(folder, { ...recording, full: responses, empty: responses });
}

/** The kit for sections in repositories of their own (`/kit/…`). */
async function writeKit(): Promise<void> {
  const { version, archive } = packKit();
  await writeFile(path.join(folder, 'dist', kitFile(version)), archive);
}

/** Builds the shell into `dist`. */
export async function build(_folder: string, source: ReleaseSource | undefined): Promise<void> {
  const started = performance.now();
  const server = await runWebpack(shellServerConfig({ folder, mode: 'production' }));
  const browser = await runWebpack(shellBrowserConfig({ folder, mode: 'production' }));
  const early = await runWebpack(earlyConfig({ folder, mode: 'production' }));
  const serviceWorker = await runWebpack(serviceWorkerConfig({ folder, mode: 'production' }));
  await writeSbom(folder, { browser, server, early, 'service-worker': serviceWorker });
  await writeFile(path.join(folder, 'dist/server/boot.js'), await bootScript());
  await copyIcon();
  await writeKit();
  await recordHome();
  await makeIcons(path.join(folder, 'src/icon.svg'), path.join(folder, 'dist/browser/icons'));
  const release = shellUnversionedRelease(browser);
  const forms = shellRoutes.flatMap((route) => Object.values(route.forms ?? {}));
  await writeOrganiserApi(folder, release, [...forms, ...scriptCalls]);
  const draft = { ...release, ...(source && { source }) };
  await writeFile(path.join(folder, 'dist/release.json'), `${JSON.stringify(draft, null, 2)}\n`);
  console.log(`shell: built in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] === import.meta.filename)
  await build(folder, buildSource(path.dirname(folder), 'shell')).catch(endFailedBuild);
