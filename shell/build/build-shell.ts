import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSource } from '@dswine/shared/contract/releases';
import { buildSource } from '@dswine/shared/build/build-source';
import { writeOrganiserApi } from '@dswine/shared/build/organiser-api';
import { emptyRecording, writeRecordedData } from '@dswine/shared/build/record-samples';
import { endFailedBuild, runWebpack } from '@dswine/shared/build/run-webpack';
import { writeSbom } from '@dswine/shared/build/sbom';
import { packKit } from '@dswine/shared/kit/pack';
import { kitFile } from '../releases/bundles.ts';
import { shellRoutes } from '../src/shell-routes.ts';
import {
  earlyConfig,
  serviceWorkerConfig,
  shellBrowserConfig,
  shellServerConfig,
} from './shell-config.ts';
import { bootScript, homeResponses, shellUnversionedRelease } from './shell-release.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** Copies the site's icon to a file name with a content hash. */
async function copyIcon(): Promise<void> {
  const icon = await readFile(path.join(folder, 'src/icon.svg'));
  const hash = createHash('sha256').update(icon).digest('hex').slice(0, 12);
  await writeFile(path.join(folder, `dist/browser/icon.${hash}.svg`), icon);
}

/** Icons with well-known names, exported by hand from `src/icon.svg`: `server/site-files` serves them at `/`. */
async function copyIcons(): Promise<void> {
  const drawn = path.join(folder, 'build/icons');
  const served = path.join(folder, 'dist/browser/icons');
  await mkdir(served, { recursive: true });
  for (const name of await readdir(drawn))
    await copyFile(path.join(drawn, name), path.join(served, name));
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
  const responses = homeResponses();
  await writeRecordedData(folder, { ...emptyRecording(), full: responses, empty: responses });
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
  await copyIcons();
  const release = shellUnversionedRelease(browser);
  const forms = shellRoutes.flatMap((route) => Object.values(route.forms ?? {}));
  await writeOrganiserApi(folder, release, [...forms, ...scriptCalls]);
  const draft = { ...release, ...(source && { source }) };
  await writeFile(path.join(folder, 'dist/release.json'), `${JSON.stringify(draft, null, 2)}\n`);
  console.log(`shell: built in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] === import.meta.filename)
  await build(folder, buildSource(path.dirname(folder), 'shell')).catch(endFailedBuild);
