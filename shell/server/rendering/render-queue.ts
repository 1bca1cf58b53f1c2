import { OverloadedError } from './render-errors.ts';

export type RenderQueueLimits = {
  /** Maximum threads in use by one owner. */
  share: number;
  /** Maximum waiting renderings of one owner. */
  length: number;
  /** Queue timeout, in ms. */
  wait: number;
};

/**
 * A FIFO queue of renderings that wait for a thread. Owners (a section, or the shell) that already
 * use their share of the threads are skipped.
 */
export type RenderQueue<Thread> = {
  /** Resolves to a thread when it is the caller's turn. @throws {OverloadedError} */
  enter: (owner: string) => Promise<Thread>;
  /** Must be called when the owner no longer uses the thread. */
  leave: (owner: string) => void;
  /** Gives a free thread to the next rendering that may use it. False when there is none. */
  offer: (thread: Thread) => boolean;
  /** Rejects all waiting renderings. */
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
