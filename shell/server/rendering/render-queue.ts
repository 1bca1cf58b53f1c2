import { OverloadedError } from './render-errors.ts';

type RenderQueueLimits = {
  /** Maximum threads in use by one owner. */
  share: number;
  /** Maximum waiting renderings of one owner. */
  length: number;
  /** Queue timeout, in ms. */
  wait: number;
};

export type QueuedRendering = {
  /** The section whose page it is, or `shell`. */
  owner: string;
  /** The client that asked for the page. The server's own refreshes have none. */
  client?: string | undefined;
};

/**
 * A queue of renderings that wait for a thread. It serves clients in turn (start-time fair queuing),
 * so that one client with many requests delays mostly itself. Owners that already use their share of
 * the threads are skipped.
 */
type RenderQueue<Thread> = {
  /** Resolves to a thread when it is the caller's turn. @throws {OverloadedError} */
  enter: (rendering: QueuedRendering) => Promise<Thread>;
  /** Must be called when the owner no longer uses the thread. */
  leave: (owner: string) => void;
  /** Gives a free thread to the next rendering that may use it. False when there is none. */
  offer: (thread: Thread) => boolean;
  /** Rejects all waiting renderings. */
  clear: (reason: Error) => void;
};

type Entry<Thread> = {
  owner: string;
  /** Virtual start time: the lowest is served first. */
  turn: number;
  start: (thread: Thread) => void;
  reject: (reason: Error) => void;
};

export function createRenderQueue<Thread>(limits: RenderQueueLimits): RenderQueue<Thread> {
  const waiting = new Set<Entry<Thread>>();
  const turns = createTurns();
  const running = new Map<string, number>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;

  function wait({ owner, client = '' }: QueuedRendering): Promise<Thread> {
    const { promise, resolve, reject } = Promise.withResolvers<Thread>();
    const leaveQueue = () => {
      clearTimeout(timer);
      waiting.delete(entry);
    };
    const entry: Entry<Thread> = {
      owner,
      turn: turns.take(client),
      start(thread) {
        leaveQueue();
        turns.advance(entry.turn);
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
    async enter(rendering) {
      const thread = wait(rendering);
      const ofOwner = inTurn(waiting).filter(({ owner }) => owner === rendering.owner);
      if (ofOwner.length > limits.length) ofOwner.at(-1)?.reject(fullError(rendering, limits));
      return thread;
    },
    leave(owner) {
      const left = runningOf(owner) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
    },
    offer(thread) {
      for (const entry of inTurn(waiting)) {
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

const fullError = ({ owner }: QueuedRendering, { length }: RenderQueueLimits) =>
  new OverloadedError(`${length} renderings of ${owner} already wait.`);

const inTurn = <Thread>(entries: Iterable<Entry<Thread>>) =>
  [...entries].sort((one, other) => one.turn - other.turn);

/** Gives each client's renderings increasing turns, and a new client one that is next. */
function createTurns() {
  const lastOf = new Map<string, number>();
  let now = 0;
  return {
    take(client: string): number {
      const turn = Math.max(now, lastOf.get(client) ?? 0) + 1;
      lastOf.set(client, turn);
      return turn;
    },
    advance(turn: number): void {
      now = Math.max(now, turn);
      for (const [client, last] of lastOf) if (last <= now) lastOf.delete(client);
    },
  };
}
