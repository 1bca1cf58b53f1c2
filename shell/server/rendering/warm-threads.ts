import type { Logger } from 'pino';
import type { RenderError } from './render-errors.ts';
import { startRenderThread, type RenderThread } from './render-thread.ts';
import type { ThreadData } from './render-worker.ts';
import type { ThreadLimits } from './thread-watchdog.ts';

/** Keeps a number of warm threads: one that ends is replaced. */
export type WarmThreads = {
  keep: (count: number) => void;
  /** Whether the thread is warm and may be given work. */
  has: (thread: RenderThread) => boolean;
  isReady: () => boolean;
  /** Why no thread can be had; undefined while there is one, or one is starting. */
  failure: () => Error | undefined;
  /** Gives the thread no more work and ends it. */
  retire: (thread: RenderThread) => void;
  close: () => Promise<void>;
};

type Parts = {
  data: Omit<ThreadData, 'skip'>;
  limits: ThreadLimits;
  log: Logger;
  onWarm: (thread: RenderThread) => void;
  onFailure: (error: Error) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export function createWarmThreads({ data, limits, log, ...on }: Parts): WarmThreads {
  const threads = new Set<RenderThread>();
  const warm = new Set<RenderThread>();
  const failures = createStartFailures(log);
  let target = 0;
  let isStarting = false;

  /** One thread warms up at a time: the first page comes sooner when the CPU is scarce. */
  async function startMissing(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    while (threads.size < target) await startOne();
    isStarting = false;
  }

  async function startOne(): Promise<void> {
    const thread = startRenderThread({ data: { ...data, skip: failures.skip() }, limits });
    threads.add(thread);
    void thread.ended.then(() => {
      threads.delete(thread);
      warm.delete(thread);
      return startMissing();
    });
    try {
      await thread.warm;
      failures.clear();
      warm.add(thread);
      on.onWarm(thread);
    } catch (error) {
      await thread.stop();
      if (target === 0) return;
      const pause = failures.add(thread.loading(), error as RenderError);
      if (pause > 0 && warm.size === 0) on.onFailure(error as RenderError);
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  return {
    keep(count) {
      target = count;
      void startMissing();
    },
    has: (thread) => warm.has(thread),
    isReady: () => warm.size > 0,
    failure: () => (warm.size === 0 ? failures.last() : undefined),
    retire(thread) {
      warm.delete(thread);
      void thread.stop();
    },
    async close() {
      target = 0;
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

/** What kept threads from becoming warm since the last one that did. */
function createStartFailures(log: Logger) {
  /** Sections at whose bundle a thread ended: their own pages fail, no others. */
  const skip = new Set<string>();
  let pause = 0;
  let last: Error | undefined;
  return {
    skip: () => [...skip],
    last: () => last,
    clear() {
      pause = 0;
      last = undefined;
    },
    /** Answers how long to wait before the next start, in ms. */
    add(section: string, error: RenderError): number {
      const entry = { event: 'thread-not-warm', section, error: error.message };
      log.error(entry, 'a render thread could not be started');
      if (section !== '' && !skip.has(section)) {
        skip.add(section);
        return 0;
      }
      last = error;
      pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
      return pause;
    },
  };
}
