import type { Logger } from 'pino';
import { OverloadedError, RenderError } from './render-errors.ts';
import { createRenderQueue, type QueuedRendering } from './render-queue.ts';
import type { RenderThread } from './render-thread.ts';
import type { PageJob, RenderedContent, ThreadData } from './render-worker.ts';
import type { ThreadLimits } from './thread-watchdog.ts';
import { createWarmThreads } from './warm-threads.ts';

export type GroupOptions = {
  /** Number of threads. */
  size: number;
  /** Limits of one rendering. */
  limits: ThreadLimits;
  /** A thread with more bytes than this outside the V8 heap after a rendering is replaced. */
  retireAbove: number;
  /** Maximum waiting renderings of one owner, and the queue timeout in ms. */
  queue: { length: number; wait: number };
};

/** The threads of one composition. */
export type ThreadGroup = {
  /** Renders as soon as a warm thread is free. */
  render: (rendering: QueuedRendering, job: PageJob) => Promise<RenderedContent>;
  isReady: () => boolean;
  /** Starts the remaining threads. The first one starts with the group. */
  fill: () => void;
  close: () => Promise<void>;
};

type Dependencies = { data: Omit<ThreadData, 'skip'>; options: GroupOptions; log: Logger };

export function createThreadGroup({ data, options, log }: Dependencies): ThreadGroup {
  const queue = createRenderQueue<RenderThread>({
    ...options.queue,
    // One thread always stays free for other owners.
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

  threads.resize(1);
  return {
    async render(rendering, job) {
      const failure = threads.failure();
      if (failure) throw failure;
      const granted = queue.enter(rendering);
      dispatch();
      const thread = await granted;
      try {
        return await thread.render(job);
      } catch (error) {
        // After any other failure the thread is terminating.
        if (error instanceof RenderError && error.failure !== 'threw') threads.retire(thread);
        throw error;
      } finally {
        queue.leave(rendering.owner);
        release(thread);
      }
    },
    isReady: threads.isReady,
    fill: () => threads.resize(options.size),
    async close() {
      queue.clear(new OverloadedError('The threads of this composition are gone.'));
      await threads.close();
    },
  };
}
