import { setTimeout as pause } from 'node:timers/promises';

/**
 * How Node code tells the time and waits. What runs for long takes it as `clock` among its
 * dependencies; a function that only needs a date takes that date. Tests hand in
 * `createManualClock()` of `@dswine/shared/testing/manual-clock`.
 */
export type Clock = {
  /** Time in ms since 1970, for dates that are stored or shown. It can jump. */
  now: () => number;
  /** Time in ms that never jumps, for durations, ages and deadlines. */
  monotonic: () => number;
  /** Resolves after `ms`. Rejects with an `AbortError` when the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Calls back once after `ms`, without keeping the process alive. Returns what cancels it. */
  after: (ms: number, work: () => void) => () => void;
  /** Calls back every `ms`, without keeping the process alive. Returns what stops it. */
  every: (ms: number, work: () => void) => () => void;
};

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};

/** Repeats work, and skips a turn while the last one runs. `work` never rejects. */
export function repeat(
  clock: Pick<Clock, 'every'>,
  ms: number,
  work: () => Promise<unknown>,
): () => void {
  let isRunning = false;
  return clock.every(ms, () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => (isRunning = false));
  });
}
