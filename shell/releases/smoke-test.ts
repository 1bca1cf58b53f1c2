import { Worker } from 'node:worker_threads';
import { bundleThread } from './bundles.ts';
import type { SmokeTestJob } from './smoke-test-worker.ts';

const LIMIT_MS = 10_000;

/**
 * Loads a shell, or a section with its shell, in a thread like those of the web server. What it
 * throws, or its looping, becomes a sentence. What it writes to the console is dropped: this runs
 * in another team's pipeline.
 */
export function smokeTest(job: SmokeTestJob): Promise<string[]> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./smoke-test-worker.ts', import.meta.url), {
      ...bundleThread,
      workerData: job,
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const limit = setTimeout(
      () => finish([`Its server bundle did not finish loading within ${LIMIT_MS / 1000} s.`]),
      LIMIT_MS,
    );
    const finish = (found: string[]) => {
      clearTimeout(limit);
      void worker.terminate();
      resolve(found);
    };
    worker.once('message', (found: string[]) => finish(found));
    worker.once('error', (error) => finish([`Its server bundle fails when it is loaded: ${error.message}`]));
    worker.once('exit', () => finish(['Its server bundle ended the thread while it was loaded.']));
  });
}
