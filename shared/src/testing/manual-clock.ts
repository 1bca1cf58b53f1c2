import { setImmediate as flush } from 'node:timers/promises';
import type { Clock } from '../process/clock.ts';

type Timer = { at: number; every?: number; work: () => void };

export type ManualClock = Clock & {
  /** Lets time pass, and runs what is due in its order, each with the promises it resolves. */
  advance: (ms: number) => Promise<void>;
  /** Number of timers that wait. */
  waiting: () => number;
};

/** A clock that stands still until a test advances it. `start` is its first `now()`, in ms. */
export function createManualClock(start = Date.parse('2026-04-17T02:00:00Z')): ManualClock {
  let passed = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  const run = async (timer: Timer) => {
    passed = Math.max(passed, timer.at);
    if (timer.every === undefined) timers.delete(timer);
    else timer.at += Math.max(1, timer.every);
    timer.work();
    await flush();
  };
  const after: Clock['after'] = (ms, work) => add({ at: passed + ms, work });
  return {
    now: () => start + passed,
    monotonic: () => passed,
    after,
    every: (ms, work) => add({ at: passed + ms, every: ms, work }),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const cancel = after(ms, resolve);
        signal?.addEventListener('abort', () => {
          cancel();
          reject(new DOMException('The operation was aborted', 'AbortError'));
        });
      }),
    async advance(ms) {
      const until = passed + ms;
      await flush();
      for (let timer = next(until); timer; timer = next(until)) await run(timer);
      passed = until;
      await flush();
    },
    waiting: () => timers.size,
  };
}
