import type { Logger } from 'pino';
import type { RenderError } from './render-errors.ts';
import { startRenderThread, type RenderThread } from './render-thread.ts';
import type { ThreadData } from './render-worker.ts';
import type { ThreadLimits } from './thread-watchdog.ts';

/** Keeps a number of threads warm, and replaces threads that exit. */
type WarmThreads = {
  resize: (count: number) => void;
  /** Whether the thread is warm and accepts work. */
  has: (thread: RenderThread) => boolean;
  isReady: () => boolean;
  /** Why no thread could start. Undefined while a thread is warm, or before a start failed. */
  failure: () => Error | undefined;
  /** Removes and stops the thread. */
  retire: (thread: RenderThread) => void;
  close: () => Promise<void>;
};

type Dependencies = {
  data: Omit<ThreadData, 'skip'>;
  limits: ThreadLimits;
  log: Logger;
  onWarm: (thread: RenderThread) => void;
  onFailure: (error: Error) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export function createWarmThreads({ data, limits, log, ...on }: Dependencies): WarmThreads {
  const threads = new Set<RenderThread>();
  const warm = new Set<RenderThread>();
  const failures = createStartFailures(log);
  let target = 0;
  let isStarting = false;

  /** Warms up one thread at a time, so that the first page is ready sooner on few CPUs. */
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
    resize(count) {
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

/** Tracks failed starts since the last successful one. */
function createStartFailures(log: Logger) {
  /** Sections whose bundle crashed a thread. Only their own pages fail. */
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
    /** Returns how long to wait before the next start, in ms. */
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
