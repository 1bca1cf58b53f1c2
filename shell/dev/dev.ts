import path from 'node:path';
import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { freePort } from '@dswine/shared/build/free-port';
import { logFailure, serveBuilds } from './development-front.ts';
import { developmentComposition } from './development-releases.ts';
import { developmentSite } from './development-site.ts';
import { watchedBuilds } from './watched-builds.ts';
import { addSources } from '../server/csp/csp.ts';
import { apiSources, tagManagerSources } from '../server/settings/outside-services.ts';
import { readSettings } from '../server/settings/settings.ts';
import { clockOffset } from '../start/site-clock.ts';

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
  const extraSources = addSources(apiSources(settings), tagManagerSources(settings.tagManager));
  let hasStarted = false;
  console.log('Building the shell and the sections …');
  await serveBuilds({
    builds: watchedBuilds(root, outDir),
    outDir,
    port,
    compose: (builds, revision) => developmentComposition(builds, revision, { extraSources }),
    onBuilt: (name, ms) => hasStarted && console.log(`${name}: ${ms} ms`),
    ...developmentSite(settings),
  });
  hasStarted = true;
  console.log(
    `\n  DSWINE, in development  http://localhost:${port}   (English: http://localhost:${port}/en)\n`,
  );
}

try {
  await develop();
} catch (error) {
  logFailure(error as Error);
  process.exit(1);
}

/** The organiser did not start, or exited. Its output on stderr has the reason. */
class OrganiserEndedError extends Error {
  override name = 'OrganiserEndedError';
}

/** Starts the organiser as a child process. Resolves to its URL. @throws {OrganiserEndedError} */
export async function startOrganiser(
  root: string,
  dataDir: string,
  webServer: string,
): Promise<string> {
  const child = fork(path.join(root, 'organiser/src/main.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATE_BAR: process.env['DATE_BAR'] ?? 'on',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      WEB_SERVER: webServer,
      ORGANISER_PORT: process.env['ORGANISER_PORT'] ?? '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      resolve(`http://127.0.0.1:${(message as { port: number }).port}`),
    );
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const ended = new OrganiserEndedError(
        `The organiser ended (${signal ?? code}); see above, and start again.`,
      );
      reject(ended);
      if (process.exitCode === undefined) console.error(ended.message);
    });
  });
}
