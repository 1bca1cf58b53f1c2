import path from 'node:path';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { localeCodes } from '@dswine/shared/contract/locales';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { chooseShowOffset } from '@dswine/shared/process/show-clock';
import { endWithNpm } from './end-with-npm.ts';
import { isCurrent } from '../releases/checkout/is-current.ts';
import { requireFreePorts, sitePorts, type SitePorts } from './ports.ts';
import { clockOffset, startsWithDateBar, writeDateHint } from './site-clock.ts';
import { awaitSuccessor, findRunning } from './take-over.ts';

/**
 * Builds and promotes changed workspaces, then runs the organiser and the web server
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
type Service = { child: ChildProcess; ready: Promise<Ready> };

/** Starts a service. When one exits, all services stop. */
function run(name: string, script: string, env: NodeJS.ProcessEnv): Service {
  const child = fork(path.join(root, script), {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const ready = new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code, signal) => {
      reject(new Error(`${name} ended (${signal ?? code}).`));
      if (!ending) {
        console.error(`${name} ended (${signal ?? code}); stopping.`);
        end(1);
      }
    });
  });
  // Awaited later, if at all.
  ready.catch(() => undefined);
  return { child, ready };
}

/** Requests the home pages once: the first ones may miss data, because the search is starting. */
async function requestFirstPages(): Promise<void> {
  const request = async (url: string) => {
    const sent = get({ port, path: url, headers: { host: `localhost:${port}` }, timeout: 20_000 });
    sent.once('timeout', () => sent.destroy());
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
  };
  await Promise.allSettled(localeCodes.map((code) => request(inLocalePath(code, '/'))));
}

/** Says what the organiser of this checkout breaks of what is live, such as after a rollback. */
async function warnOfBrokenCalls(): Promise<void> {
  const { findBrokenCalls } = await import('../releases/checkout/find-broken-calls.ts');
  for (const problem of await findBrokenCalls(dataDir)) console.error(problem);
}

async function renewSignatures(): Promise<void> {
  const { renew } = await import('../releases/checkout/prepare-keys.ts');
  await renew(dataDir, process.env);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
endWithNpm(() => end(0));

try {
  const external = process.env['ORGANISER'];
  const site = { dataDir, port };
  const endRunning = await findRunning(site);
  if (endRunning) console.log('This site runs already. It is updated, and stays up meanwhile.');
  else await requireFreePorts(external ? { PORT: port, METRICS_PORT: ports.METRICS_PORT } : ports);
  const offset = String(await clockOffset(dataDir, process.env['SITE_CLOCK']));
  // What was chosen in the date bar lasts until then, too.
  if (process.env['SITE_CLOCK']) chooseShowOffset(dataDir, undefined);
  const startOrganiser = () =>
    run('The organiser', 'organiser/src/main.ts', {
      ...environment,
      SITE_STARTS: 'on',
      // The organiser that ends may not understand what this one has migrated: the new web server
      // must not ask it.
      ...(endRunning && !process.env['ORGANISER_PORT'] && { ORGANISER_PORT: '0' }),
      CLOCK_OFFSET_MS: offset,
      WEB_SERVER: process.env['WEB_SERVER'] ?? `http://localhost:${port}`,
    });
  // It imports its edition while the first releases are built. Later, what cannot be built must not
  // have changed a database that an earlier checkout uses.
  const isFirst = !existsSync(path.join(dataDir, 'built.json'));
  let localOrganiser = !external && !endRunning && isFirst ? startOrganiser() : undefined;
  if (!(await isCurrent(root, dataDir))) {
    const { prepareReleases } = await import('../releases/checkout/prepare-releases.ts');
    await prepareReleases(root, dataDir, (line) => console.log(line));
  }
  if (!sharesPorts) await endRunning?.();
  console.log(`Starting ${external ? '' : 'the organiser and '}the web server …`);
  if (!external) localOrganiser ??= startOrganiser();
  const webServer = run('The web server', 'shell/server/main.ts', {
    ...environment,
    ...(localOrganiser && { ORGANISER_STARTS: 'on' }),
    CLOCK_OFFSET_MS: offset,
  });
  const organiser = await localOrganiser?.ready;
  if (organiser) webServer.child.send(`http://127.0.0.1:${organiser.port}`);
  const { metrics } = await webServer.ready;
  await requestFirstPages();
  localOrganiser?.child.send('started');
  await endRunning?.();
  await awaitSuccessor(site, () => {
    console.log('A later start of this site has taken over.');
    end(0);
  }).catch((error: Error) =>
    console.error(`The next update will not find this site (${error.message}). End it before.`),
  );
  console.log(`\n  DSWINE  http://localhost:${port}   (English: http://localhost:${port}/en)`);
  if (organiser?.desk) console.log(`  Staff desk  ${organiser.desk}   (this machine only)`);
  const services = [organiser?.address, organiser?.metrics, metrics];
  console.log(`  Organiser and metrics  ${services.filter(Boolean).join('  ')}`);
  console.log(writeDateHint(environment.DATE_BAR === 'on'));
  if (!external) await warnOfBrokenCalls();
  setInterval(() => {
    renewSignatures().catch((error: unknown) => console.error((error as Error).message));
  }, RENEW_INTERVAL_MS).unref();
} catch (error) {
  if (!ending) console.error((error as Error).message);
  end(1);
}
