import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { endWithNpm } from './end-with-npm.ts';
import { prepareReleases } from './prepare-releases.ts';
import { clockOffset } from './site-clock.ts';

/**
 * `npm start`: builds and promotes what has changed, then runs the organiser and the web server
 * until it is told to end.
 */
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
const port = process.env['PORT'] ?? '3000';
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  // Where the organiser's cookies and log-outs may come from.
  SITE_ORIGINS:
    process.env['SITE_ORIGINS'] ?? process.env['SITE_URL'] ?? `http://localhost:${port}`,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
};

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

type Ready = { port?: number; address?: string; desk?: string };

/** Starts a service and waits until it says that it is ready; its end is the end of all. */
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

/**
 * The first pages wait for the search to be ready, some of their parts in vain: they are asked for
 * before anybody is.
 */
async function firstPages(site: string): Promise<void> {
  await Promise.allSettled(
    ['/', '/en'].map((path) =>
      fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }),
    ),
  );
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
endWithNpm(() => end(0));

try {
  const offset = await clockOffset(dataDir, process.env['SITE_CLOCK']);
  await prepareReleases(root, dataDir, (line) => console.log(line));
  const external = process.env['ORGANISER'];
  const own = external
    ? undefined
    : await run('The organiser', 'organiser/src/main.ts', {
        ...environment,
        ORGANISER_PORT: process.env['ORGANISER_PORT'] ?? '0',
        CLOCK_OFFSET_MS: String(offset),
      });
  const organiser = external ?? `http://127.0.0.1:${own?.port}`;
  await run('The web server', 'shell/server/main.ts', {
    ...environment,
    PORT: port,
    // Several sites on one machine do not share a fixed port.
    METRICS_PORT: process.env['METRICS_PORT'] ?? '0',
    ORGANISER: organiser,
    CLOCK_OFFSET_MS: String(offset),
  });
  await firstPages(`http://localhost:${port}`);
  console.log(`\n  DSWINE  http://localhost:${port}   (English: http://localhost:${port}/en)`);
  if (own?.desk) console.log(`  服務台 / Staff desk  ${own.desk}   (this machine only)`);
  console.log();
} catch (error) {
  if (!ending) console.error((error as Error).message);
  end(1);
}
