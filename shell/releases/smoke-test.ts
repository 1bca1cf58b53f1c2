import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleThread } from './bundles.ts';
import type { SmokeTestJob } from './smoke-test-worker.ts';

const LIMIT_MS = 10_000;
const worker = fileURLToPath(new URL('./smoke-test-worker.ts', import.meta.url));

/**
 * Loads a shell, or a section with its shell, under the conditions of the web server: same modules,
 * environment and heap limit. Runs in a separate process, because this may run in another team's
 * pipeline: the code cannot read its variables, and a full heap ends only that process. Resolves to
 * one sentence per problem; discards the output of the code.
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
    // A message sent before the exit may arrive after it, but before the channel closes.
    child.once('exit', () => (child.connected ? child.once('disconnect', end) : end()));
    // Ignore send errors: when the worker has exited already, `exit` reports it.
    child.send(job, () => undefined);
  });
}
