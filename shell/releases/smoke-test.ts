import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleThread } from './bundles.ts';
import type { SmokeTestJob } from './smoke-test-worker.ts';

const LIMIT_MS = 10_000;
const worker = fileURLToPath(new URL('./smoke-test-worker.ts', import.meta.url));

/**
 * Loads a shell, or a section with its shell, with the modules, environment and heap that it has in
 * the web server. A process of its own, because this runs in another team's pipeline: the code sees
 * no variable of it, and a full heap ends that process alone. What the code throws becomes a
 * sentence; what it writes is dropped.
 */
export function smokeTest(job: SmokeTestJob): Promise<string[]> {
  return new Promise((resolve) => {
    const child = fork(worker, {
      env: bundleThread.env,
      execArgv: [`--max-old-space-size=${bundleThread.resourceLimits.maxOldGenerationSizeMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const limit = setTimeout(
      () => finish([`Its server bundle did not finish loading within ${LIMIT_MS / 1000} s.`]),
      LIMIT_MS,
    );
    const finish = (found: string[]) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      resolve(found);
    };
    child.once('message', (found) => finish(found as string[]));
    child.once('error', (error) => finish([`It could not be tried: ${error.message}`]));
    const end = () =>
      setImmediate(finish, ['Its server bundle ended the process while it was loaded.']);
    // A message that the process sent before its end arrives before the channel is closed.
    child.once('exit', () => (child.connected ? child.once('disconnect', end) : end()));
    // A worker that has ended already says so by its exit.
    child.send(job, () => undefined);
  });
}
