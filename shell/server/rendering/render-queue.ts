import { OverloadedError } from './render-errors.ts';

export type RenderQueueLimits = {
  /** How many threads one owner may use at once. */
  share: number;
  /** How many renderings of one owner may wait. */
  length: number;
  /** How long one may wait, in ms. */
  wait: number;
};

/**
 * Renderings that wait for a thread, first in, first out. An owner (a section, or the shell) that
 * already uses its share of the threads is overtaken by the others.
 */
export type RenderQueue<Thread> = {
  /** Resolves with a thread once it is the caller's turn; throws `OverloadedError`. */
  enter: (owner: string) => Promise<Thread>;
  /** Says that the owner no longer uses its thread. */
  leave: (owner: string) => void;
  /** Hands a free thread to the next rendering that may have it; false when there is none. */
  offer: (thread: Thread) => boolean;
  /** Rejects everything that waits. */
  clear: (reason: Error) => void;
};

type Entry<Thread> = {
  owner: string;
  start: (thread: Thread) => void;
  reject: (reason: Error) => void;
};

export function createRenderQueue<Thread>(limits: RenderQueueLimits): RenderQueue<Thread> {
  const waiting = new Set<Entry<Thread>>();
  const running = new Map<string, number>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;

  function wait(owner: string): Promise<Thread> {
    const { promise, resolve, reject } = Promise.withResolvers<Thread>();
    const leaveQueue = () => {
      clearTimeout(timer);
      waiting.delete(entry);
    };
    const entry: Entry<Thread> = {
      owner,
      start(thread) {
        leaveQueue();
        running.set(owner, runningOf(owner) + 1);
        resolve(thread);
      },
      reject(reason) {
        leaveQueue();
        reject(reason);
      },
    };
    const timer = setTimeout(
      () =>
        entry.reject(new OverloadedError(`No thread for ${owner} was free in ${limits.wait} ms.`)),
      limits.wait,
    );
    waiting.add(entry);
    return promise;
  }

  return {
    async enter(owner) {
      const ahead = [...waiting].filter((entry) => entry.owner === owner).length;
      if (ahead >= limits.length)
        throw new OverloadedError(`${ahead} renderings of ${owner} already wait.`);
      return wait(owner);
    },
    leave(owner) {
      const left = runningOf(owner) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
    },
    offer(thread) {
      for (const entry of waiting) {
        if (runningOf(entry.owner) >= limits.share) continue;
        entry.start(thread);
        return true;
      }
      return false;
    },
    clear(reason) {
      for (const entry of waiting) entry.reject(reason);
    },
  };
}
