import type { Logger } from 'pino';
import type { RenderedDocument } from '../../src/render-document.tsx';
import { OverloadedError, RenderError } from './render-errors.ts';
import { createRenderQueue } from './render-queue.ts';
import { startRenderThread, type RenderThread } from './render-thread.ts';
import type { PageJob, ThreadData } from './render-worker.ts';
import type { ThreadLimits } from './thread-watchdog.ts';

export type GroupOptions = {
  /** Threads at work. */
  size: number;
  /** Of one rendering. */
  limits: ThreadLimits;
  /** A thread that holds more than this outside the V8 heap after a rendering is replaced, bytes. */
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

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export function createThreadGroup({ data, options, log }: Parts): ThreadGroup {
  const queue = createRenderQueue<RenderThread>({
    ...options.queue,
    // No owner holds the last thread.
    share: Math.max(1, options.size - 1),
  });
  const threads = new Set<RenderThread>();
  const warm = new Set<RenderThread>();
  const idle = new Set<RenderThread>();
  const skip = new Set<string>();
  let target = 1;
  let isStarting = false;
  let isClosed = false;
  /** Set while no thread can be had: renderings fail at once instead of waiting in vain. */
  let failure: Error | undefined;
  let pause = 0;

  /** One thread warms up at a time: the first page comes sooner when the CPU is scarce. */
  function startMissing(): void {
    if (isStarting || isClosed || threads.size >= target) return;
    isStarting = true;
    const thread = startRenderThread({ data: { ...data, skip: [...skip] }, limits: options.limits });
    threads.add(thread);
    void thread.ended.then(() => {
      for (const set of [threads, warm, idle]) set.delete(thread);
      startMissing();
    });
    thread.warm
      .then(
        () => {
          pause = 0;
          failure = undefined;
          warm.add(thread);
          release(thread);
        },
        async (error: RenderError) => {
          await thread.stop();
          if (!isClosed) await afterFailedStart(thread, error);
        },
      )
      .finally(() => {
        isStarting = false;
        startMissing();
      });
  }

  async function afterFailedStart(thread: RenderThread, error: RenderError): Promise<void> {
    const section = thread.loading();
    log.error(
      { event: 'thread-not-warm', section, error: error.message },
      'a render thread could not be started',
    );
    // A bundle that ends its thread is not preloaded again; its own pages fail, no others.
    if (section !== '' && !skip.has(section)) {
      skip.add(section);
      return;
    }
    if (warm.size === 0) {
      failure = error;
      queue.clear(error);
    }
    pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
  }

  function release(thread: RenderThread): void {
    if (!warm.has(thread)) return;
    if (thread.externalMemory() > options.retireAbove) {
      log.warn(
        { event: 'thread-retired', bytes: thread.externalMemory() },
        'a render thread held too much memory outside the heap and is replaced',
      );
      warm.delete(thread);
      void thread.stop();
    } else idle.add(thread);
    dispatch();
  }

  function dispatch(): void {
    for (const thread of idle) {
      if (!queue.offer(thread)) return;
      idle.delete(thread);
    }
  }

  startMissing();
  return {
    async render(owner, job) {
      if (isClosed) throw new OverloadedError('The threads of this composition are gone.');
      if (failure) throw failure;
      const turn = queue.enter(owner);
      dispatch();
      const thread = await turn;
      try {
        return await thread.render(job);
      } catch (error) {
        // Its thread is on its way out: nothing may be handed to it.
        if (error instanceof RenderError && error.failure !== 'threw') warm.delete(thread);
        throw error;
      } finally {
        queue.leave(owner);
        release(thread);
        dispatch();
      }
    },
    isReady: () => warm.size > 0,
    fill() {
      target = options.size;
      startMissing();
    },
    async close() {
      isClosed = true;
      queue.clear(new OverloadedError('The threads of this composition are gone.'));
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
