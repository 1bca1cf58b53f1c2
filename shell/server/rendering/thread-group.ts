import type { Logger } from 'pino';
import type { RenderedDocument } from '../../src/render-document.tsx';
import { OverloadedError, RenderError } from './render-errors.ts';
import { createRenderQueue } from './render-queue.ts';
import type { RenderThread } from './render-thread.ts';
import type { PageJob, ThreadData } from './render-worker.ts';
import type { ThreadLimits } from './thread-watchdog.ts';
import { createWarmThreads } from './warm-threads.ts';

export type GroupOptions = {
  /** Threads at work. */
  size: number;
  /** Of one rendering. */
  limits: ThreadLimits;
  /** A thread that holds more bytes outside the V8 heap after a rendering is replaced. */
  retireAbove: number;
  /** How many renderings of one owner may wait, and for how long, in ms. */
  queue: { length: number; wait: number };
};

/** The threads of one composition. */
export type ThreadGroup = {
  /** Renders when a warm thread is free. `owner`: the section, or `shell`. */
  render: (owner: string, job: PageJob) => Promise<RenderedDocument>;
  isReady: () => boolean;
  /** Starts the threads beyond the first, which starts at once. */
  fill: () => void;
  close: () => Promise<void>;
};

type Parts = { data: Omit<ThreadData, 'skip'>; options: GroupOptions; log: Logger };

export function createThreadGroup({ data, options, log }: Parts): ThreadGroup {
  const queue = createRenderQueue<RenderThread>({
    ...options.queue,
    // No owner holds the last thread.
    share: Math.max(1, options.size - 1),
  });
  const idle = new Set<RenderThread>();
  const threads = createWarmThreads({
    data,
    limits: options.limits,
    log,
    onWarm: release,
    onFailure: queue.clear,
  });

  function release(thread: RenderThread): void {
    const bytes = thread.externalMemory();
    if (bytes > options.retireAbove) {
      threads.retire(thread);
      log.warn({ event: 'thread-retired', bytes }, 'a render thread held too much memory');
    }
    if (threads.has(thread)) idle.add(thread);
    dispatch();
  }

  function dispatch(): void {
    for (const thread of idle) {
      if (threads.has(thread) && !queue.offer(thread)) return;
      idle.delete(thread);
    }
  }

  threads.keep(1);
  return {
    async render(owner, job) {
      const failure = threads.failure();
      if (failure) throw failure;
      const turn = queue.enter(owner);
      dispatch();
      const thread = await turn;
      try {
        return await thread.render(job);
      } catch (error) {
        // Its thread is ending.
        if (error instanceof RenderError && error.failure !== 'threw') threads.retire(thread);
        throw error;
      } finally {
        queue.leave(owner);
        release(thread);
      }
    },
    isReady: threads.isReady,
    fill: () => threads.keep(options.size),
    async close() {
      queue.clear(new OverloadedError('The threads of this composition are gone.'));
      await threads.close();
    },
  };
}
