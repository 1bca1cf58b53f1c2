import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@dswine/shared/build/free-port';
import webpack from 'webpack';
import { apiSources } from '../server/settings/api-settings.ts';
import { addSources } from '../server/csp/csp.ts';
import { tagManagerSources } from '../server/settings/consent-settings.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { clockOffset } from '../start/site-clock.ts';
import { createFront } from './development-front.ts';
import { developmentComposition } from './development-releases.ts';
import { watchBuilds } from './development-watch.ts';
import { startOrganiser } from './organiser-process.ts';
import { watchedBuilds } from './watched-builds.ts';
import { endWithNpm } from '../start/end-with-npm.ts';

/**
 * `npm run dev`: organiser, web server, shell and all sections from source, with hot reload. One
 * process builds and renders; the organiser is a second process. Uses no release store and no keys.
 */
const root = path.resolve(import.meta.dirname, '../..');

async function develop(): Promise<void> {
  const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
  const outDir = path.join(dataDir, 'dev');
  // Remove the bundles of an earlier run.
  await rm(outDir, { recursive: true, force: true });
  const port = String(await freePort(Number(process.env['PORT']) || 3000));
  const organiser =
    process.env['ORGANISER'] ?? (await startOrganiser(root, dataDir, `http://localhost:${port}`));
  const settings = await settingsOf(port, organiser, dataDir);
  const builds = watchedBuilds(root, outDir);
  const browsers = webpack(builds.map(({ browser }) => browser));
  const servers = webpack(builds.map(({ server }) => server));
  const extraSources = addSources(apiSources(settings), tagManagerSources(settings.tagManager));
  let hasStarted = false;
  const watch = watchBuilds(
    {
      workspaces: builds.map(({ workspace }) => workspace),
      browsers,
      servers,
      outDir,
      compose: (latest, revision) => developmentComposition(latest, revision, extraSources),
    },
    {
      built: (name, ms) => hasStarted && console.log(`${name}: ${ms} ms`),
      failure: (error) => console.error(`${error.name}: ${error.message}`),
    },
  );
  const icon = path.join(root, 'shell/src/icon.svg');
  const front = createFront({
    port: settings.port,
    icon,
    settingsAt: () => settings,
    browsers,
    watch,
  });

  console.log('Building the shell and the sections …');
  const watching = servers.watch({}, (error) => error && console.error(error.message));
  const end = () => {
    process.exitCode = 0;
    void Promise.all([front.stop(), new Promise((resolve) => watching?.close(resolve))]).then(() =>
      process.exit(0),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  endWithNpm(end);
  await front.start();
  await watch.settled();
  hasStarted = true;
  console.log(
    `\n  DSWINE, in development  http://localhost:${port}   (English: http://localhost:${port}/en)\n`,
  );
}

async function settingsOf(port: string, organiser: string, dataDir: string): Promise<Settings> {
  const settings = readSettings(
    {
      ...process.env,
      DATE_BAR: process.env['DATE_BAR'] ?? 'on',
      PORT: port,
      ORGANISER: organiser,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      CLOCK_OFFSET_MS: String(await clockOffset(dataDir, process.env['SITE_CLOCK'])),
    },
    root,
  );
  // A service worker would serve files of an earlier build.
  return { ...settings, offline: false };
}

try {
  await develop();
} catch (error) {
  process.exitCode = 1;
  console.error(`${(error as Error).name}: ${(error as Error).message}`);
  process.exit();
}
