import { fork, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { prepareReleases } from '../../shell/releases/checkout/prepare-releases.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Started = {
  child: ChildProcess;
  message: { port?: number; address?: string; metrics?: string };
};

/** Starts a script of the project and waits until it is ready. */
export function startProcess(script: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const child = fork(path.join(root, script), {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, message: message as Started['message'] }));
    child.once('exit', (code) => reject(new Error(`${script} ended (${code}).`)));
  });
}

/** The folder of the site that the benchmarks measure. */
export const dataDir = path.join(root, 'var/bench');

export type BenchSite = { url: string; organiser: Started; web: Started; stop: () => void };

/** Builds and promotes what changed, and starts the released site. */
export async function startBenchSite(env: NodeJS.ProcessEnv = {}): Promise<BenchSite> {
  await mkdir(dataDir, { recursive: true });
  await prepareReleases(root, dataDir, (line) => console.log(line));
  const organiser = await startProcess('organiser/src/main.ts', {
    ...env,
    DATA_DIR: dataDir,
    ORGANISER_PORT: '0',
    // Pictures that are prepared meanwhile would take the processor from what is measured.
    PREPARE_PICTURES: 'off',
  });
  const web = await startProcess('shell/server/main.ts', {
    ...env,
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: '0',
    HOST: '127.0.0.1',
    ORGANISER: `http://127.0.0.1:${organiser.message.port}`,
  });
  const stop = () => [web, organiser].forEach(({ child }) => child.kill('SIGTERM'));
  return { url: web.message.address ?? '', organiser, web, stop };
}
