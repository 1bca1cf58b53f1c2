import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { bundleThread } from '../releases/bundles.ts';
import type { RenderedDocument } from '../src/render-document.tsx';
import type { RenderTask } from './render-worker.ts';
import { createTurns } from './turns.ts';

/** A rendering that did not come to its end: the section threw, looped until the limit, or ended its thread. */
export class RenderFailed extends Error {
  override name = 'RenderFailed';
  readonly tookTooLong: boolean;
  constructor(message: string, { tookTooLong = false, cause }: { tookTooLong?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.tookTooLong = tookTooLong;
  }
}

export type RenderPool = { render: (task: RenderTask) => Promise<RenderedDocument>; close: () => Promise<void> };

/**
 * Renders in threads; a thread that takes longer than `limit` ms is ended and replaced. Waiting for a thread is not
 * rendering: whoever waits as long as that is answered `Overloaded`, and no section is to blame.
 */
export function createRenderPool({ threads, limit }: { threads: number; limit: number }): RenderPool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    ...bundleThread,
    // Piscina would otherwise let a thread sleep between tasks without a turn of its event loop. What a rendering leaves to
    // the loop then piles up, 0.3 MB a page, and under steady load the thread ends after some 500 of them.
    atomics: 'disabled',
  });
  const inTurn = createTurns({ atOnce: threads, patience: limit });

  async function run(task: RenderTask): Promise<RenderedDocument> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      return (await pool.run(task, { signal: controller.signal })) as RenderedDocument;
    } catch (cause) {
      const tookTooLong = controller.signal.aborted;
      const why = tookTooLong ? `took longer than ${limit} ms` : (cause as Error).message;
      throw new RenderFailed(why, { tookTooLong, cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return { render: (task) => inTurn(() => run(task)), close: () => pool.destroy() };
}
