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
 * Undefined in an installation without the tools of development: the validator would bring a third
 * of them along. At most `threads` documents may be validated at once.
 */
export function createMarkupValidator(threads: number): MarkupValidator | undefined {
  if (!hasValidator()) return undefined;
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const withoutRepeated = createRepeatedParts();
  function start(): Worker {
    const worker = new Worker(file);
    all.push(worker);
    return worker;
  }
  return {
    async findProblems(html) {
      const worker = idle.pop() ?? (all.length < threads ? start() : undefined);
      if (!worker) throw new Error(`More than ${threads} documents were validated at once.`);
      worker.postMessage(withoutRepeated(html));
      const [errors] = (await once(worker, 'message')) as [string[]];
      idle.push(worker);
      return errors
        .filter((error) => !otherChecks.test(error))
        .map((detail) => ({ check: 'markup', detail }));
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
