import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { localeCodes } from '@dswine/shared/contract/locales';
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chooseShowOffset } from '@dswine/shared/process/show-clock';
import { endWithNpm } from './end-with-npm.ts';
import { renew } from './prepare-keys.ts';
import { compareWithOrganiser } from '../releases/organiser-api/check-organiser-api.ts';
import { recordedDocument } from '../releases/organiser-api/organiser-document.ts';
import { releasesInUse } from '../releases/organiser-api/releases-in-use.ts';
import { openReleases } from '../releases/lifecycle/open-releases.ts';
import { requireFreePorts, sitePorts, type SitePorts } from './ports.ts';
import { prepareReleases } from './prepare-releases.ts';
import { clockOffset } from './site-clock.ts';
import { startsWithDateBar, writeDateHint } from './date-hint.ts';
import { awaitSuccessor, findRunning } from './take-over.ts';

/**
 * `npm start`: builds and promotes changed workspaces, then runs the organiser and the web server
 * until it receives a signal. Where the same site runs already, it takes over when it is ready.
 */
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
const ports = portsOrExit();
const port = ports.PORT;
/** Elsewhere, a port has one listener, and an update of the site a gap. */
const sharesPorts = process.platform === 'linux';
const environment = {
  ...process.env,
  ...ports,
  SHARE_PORTS: sharesPorts ? 'on' : 'off',
  DATA_DIR: dataDir,
  // Origins that the organiser trusts for requests with cookies.
  SITE_ORIGINS:
    process.env['SITE_ORIGINS'] ?? process.env['SITE_URL'] ?? `http://localhost:${port}`,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  DATE_BAR: startsWithDateBar(process.env) ? 'on' : 'off',
  // A site on this machine is one to develop with.
  SHARE_RELEASES: process.env['SHARE_RELEASES'] ?? (process.env['SITE_URL'] ? 'off' : 'on'),
};

/** Signatures of releases expire after a week. */
const RENEW_INTERVAL_MS = 6 * 60 * 60 * 1000;

function portsOrExit(): SitePorts {
  try {
    return sitePorts(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const children: ChildProcess[] = [];
let ending = false;

function end(code: number): void {
  if (ending) return;
  ending = true;
  const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of alive) child.kill('SIGTERM');
  void Promise.all(
    alive.map((child) => new Promise((resolve) => child.once('exit', resolve))),
  ).then(() => process.exit(code));
}

type Ready = { port?: number; address?: string; desk?: string; metrics?: string };

/** Starts a service and waits until it is ready. When one service exits, all services stop. */
function run(name: string, script: string, env: NodeJS.ProcessEnv): Promise<Ready> {
  const child = fork(path.join(root, script), {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code, signal) => {
      reject(new Error(`${name} ended (${signal ?? code}).`));
      if (!ending) {
        console.error(`${name} ended (${signal ?? code}); stopping.`);
        end(1);
      }
    });
  });
}

/** Requests the home pages once: the first ones may miss data, because the search is starting. */
async function requestFirstPages(site: string): Promise<void> {
  await Promise.allSettled(
    localeCodes
      .map((code) => inLocalePath(code, '/'))
      .map((path) =>
        fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }),
      ),
  );
}

/** Says what the organiser of this checkout breaks of what is live, such as after a rollback. */
async function warnOfBrokenCalls(): Promise<void> {
  const { store } = openReleases({ dataDir, environment: process.env });
  const { live } = await releasesInUse(store);
  const organiser = await recordedDocument();
  const next = 'Update these sections, or go back with "release rollback"';
  const { problems } = await compareWithOrganiser(store, live, organiser, next);
  for (const problem of problems) console.error(problem);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
endWithNpm(() => end(0));

try {
  const external = process.env['ORGANISER'];
  const site = { dataDir, port };
  const endRunning = await findRunning(site);
  if (endRunning) console.log('This site runs already. It is updated, and stays up meanwhile.');
  else await requireFreePorts(external ? { PORT: port, METRICS_PORT: ports.METRICS_PORT } : ports);
  const offset = await clockOffset(dataDir, process.env['SITE_CLOCK']);
  // What was chosen in the date bar lasts until then, too.
  if (process.env['SITE_CLOCK']) chooseShowOffset(dataDir, undefined);
  await prepareReleases(root, dataDir, (line) => console.log(line));
  if (!external) await warnOfBrokenCalls();
  if (!sharesPorts) await endRunning?.();
  console.log(`Starting ${external ? '' : 'the organiser, then '}the web server …`);
  const localOrganiser = external
    ? undefined
    : await run('The organiser', 'organiser/src/main.ts', {
        ...environment,
        // The organiser that ends may not understand what this one has migrated: the new web server
        // must not ask it.
        ...(endRunning && !process.env['ORGANISER_PORT'] && { ORGANISER_PORT: '0' }),
        CLOCK_OFFSET_MS: String(offset),
        WEB_SERVER: process.env['WEB_SERVER'] ?? `http://localhost:${port}`,
      });
  const organiser = external ?? `http://127.0.0.1:${localOrganiser?.port}`;
  const webServer = await run('The web server', 'shell/server/main.ts', {
    ...environment,
    ORGANISER: organiser,
    CLOCK_OFFSET_MS: String(offset),
  });
  await requestFirstPages(`http://localhost:${port}`);
  await endRunning?.();
  await awaitSuccessor(site, () => {
    console.log('A later start of this site has taken over.');
    end(0);
  }).catch((error: Error) =>
    console.error(`The next update will not find this site (${error.message}). End it before.`),
  );
  console.log(`\n  DSWINE  http://localhost:${port}   (English: http://localhost:${port}/en)`);
  if (localOrganiser?.desk)
    console.log(`  Staff desk  ${localOrganiser.desk}   (this machine only)`);
  const services = [localOrganiser?.address, localOrganiser?.metrics, webServer.metrics];
  console.log(`  Organiser and metrics  ${services.filter(Boolean).join('  ')}`);
  console.log(writeDateHint(environment.DATE_BAR === 'on'));
  setInterval(() => {
    renew(dataDir, process.env).catch((error: unknown) => console.error((error as Error).message));
  }, RENEW_INTERVAL_MS).unref();
} catch (error) {
  if (!ending) console.error((error as Error).message);
  end(1);
}
