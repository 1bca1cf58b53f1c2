import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { RenderedDocument } from '../src/render-document.tsx';
import type { RenderTask } from './render-worker.ts';

/** A rendering that did not come to its end: the section threw, looped until the limit, or ended its thread. */
export class RenderFailed extends Error {
  override name = 'RenderFailed';
}

export type RenderPool = { render: (task: RenderTask) => Promise<RenderedDocument>; close: () => Promise<void> };

/** Renders in threads; a thread that takes longer than `limit` ms is ended and replaced. */
export function createRenderPool({ threads, limit }: { threads: number; limit: number }): RenderPool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    env: { NODE_ENV: 'production' },
    // A rendering lives on some 30 MB; a section that fills the heap ends its thread, not the process.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  return {
    async render(task) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), limit);
      try {
        return (await pool.run(task, { signal: controller.signal })) as RenderedDocument;
      } catch (cause) {
        const why = controller.signal.aborted ? `took longer than ${limit} ms` : (cause as Error).message;
        throw new RenderFailed(`Rendering ${task.job.address}: ${why}`, { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
