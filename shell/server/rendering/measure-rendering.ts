import { withSpan } from '@dswine/shared/tracing/spans';
import { systemClock } from '@dswine/shared/process/clock';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { QueuedRendering } from './render-queue.ts';
import type { RenderedContent } from './render-worker.ts';

/** How long a rendering waited for a process and was in it, in ms, and how it ended. */
export type RenderSample = {
  owner: string;
  wait: number;
  /** Undefined when no process was free in time. */
  duration?: number;
  outcome: 'done' | 'overloaded' | RenderFailure;
};

/** Measures the two parts of a rendering, and records them as spans. */
export function measureRendering(
  { owner }: QueuedRendering,
  onRendered: (sample: RenderSample) => void = () => undefined,
) {
  const entered = systemClock.monotonic();
  let wait = 0;
  return {
    async waiting<T>(task: () => Promise<T>): Promise<T> {
      try {
        return await withSpan('wait for a render process', {}, task);
      } catch (error) {
        const outcome = error instanceof RenderError ? error.failure : 'overloaded';
        onRendered({ owner, wait: systemClock.monotonic() - entered, outcome });
        throw error;
      } finally {
        wait = systemClock.monotonic() - entered;
      }
    },
    async rendering(task: () => Promise<RenderedContent>): Promise<RenderedContent> {
      const end = (outcome: RenderSample['outcome']) =>
        onRendered({ owner, wait, duration: systemClock.monotonic() - entered - wait, outcome });
      try {
        const attributes = { 'dswine.section': owner };
        const content = await withSpan('render', { attributes }, async (span) => {
          const rendered = await task();
          const { html, encode } = rendered.took ?? {};
          span?.setAttributes({
            'dswine.render.html_ms': Number(html),
            'dswine.render.encode_ms': Number(encode),
          });
          return rendered;
        });
        end('done');
        return content;
      } catch (error) {
        end(error instanceof RenderError ? error.failure : 'threw');
        throw error;
      }
    },
  };
}
