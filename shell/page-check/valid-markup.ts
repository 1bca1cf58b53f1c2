import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { hasValidator } from '../releases/check-results.ts';
import type { PageProblem } from '../releases/page-checks.ts';
import { createRepeatedParts } from './repeated-parts.ts';

/** Validates in threads, because that takes more than half of the time of a check. */
export type MarkupValidator = {
  findProblems: (html: string) => Promise<PageProblem[]>;
  close: () => Promise<void>;
};

/** `inspectDocument` finds these. */
const otherChecks = /^(empty-title|empty-heading|heading-level):/;
const file = fileURLToPath(new URL('./markup-worker.ts', import.meta.url));

/**
 * Starting a thread takes as much time as validating this many documents. Before that, the first
 * thread is the only one.
 */
const DOCUMENTS_WORTH_A_THREAD = 12;

/**
 * Undefined in an installation without the tools of development: the validator would bring a third
 * of them along.
 */
export function createMarkupValidator(threads: number): MarkupValidator | undefined {
  if (!hasValidator()) return undefined;
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  const withoutRepeated = createRepeatedParts();
  let documents = 0;

  async function takeWorker(): Promise<Worker> {
    const most = documents > DOCUMENTS_WORTH_A_THREAD ? threads : 1;
    const worker = idle.pop();
    if (worker) return worker;
    if (all.length >= most) return new Promise((resolve) => waiting.push(resolve));
    const started = new Worker(file);
    all.push(started);
    return started;
  }

  function giveBack(worker: Worker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }

  return {
    async findProblems(html) {
      documents += 1;
      const worker = await takeWorker();
      worker.postMessage(withoutRepeated(html));
      const [errors] = (await once(worker, 'message')) as [string[]];
      giveBack(worker);
      return errors
        .filter((error) => !otherChecks.test(error))
        .map((detail) => ({ check: 'markup', detail }));
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
