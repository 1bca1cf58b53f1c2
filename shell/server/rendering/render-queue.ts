import type { Clock } from '@dswine/shared/process/clock';
import { OverloadedError } from './render-errors.ts';

type RenderQueueLimits = {
  /** Maximum processes in use by one owner, unless its renderings are known to be quick. */
  share: number;
  /** Maximum waiting renderings of one owner. */
  length: number;
  /** Queue timeout, in ms. */
  wait: number;
  /** Whether there are processes. Nothing times out while the first one starts. Default: always. */
  isReady?: () => boolean;
};

export type QueuedRendering = {
  /** The section whose page it is, or `shell`. */
  owner: string;
  /** The client that asked for the page. The server's own refreshes have none. */
  client?: string | undefined;
};

/**
 * A queue of renderings that wait for a process. It serves clients in turn (start-time fair queuing),
 * so that one client with many requests delays mostly itself. Owners that already use their share of
 * the processes are skipped: a slow section must not delay the others. Owners with quick renderings
 * may use all processes, because the others wait for one quick rendering at most.
 */
type RenderQueue<Process> = {
  /** Resolves to a process when it is the caller's turn. @throws {OverloadedError} */
  enter: (rendering: QueuedRendering) => Promise<Process>;
  /** Must be called when the owner no longer uses the process. `took`: ms of the rendering. */
  leave: (owner: string, took?: number) => void;
  /** Gives a free process to the next rendering that may use it. False when there is none. */
  offer: (process: Process) => boolean;
  /** How many renderings wait, and how many have a process. */
  waiting: () => number;
  running: () => number;
  /** Rejects all waiting renderings. */
  clear: (reason: Error) => void;
};

type Entry<Process> = {
  owner: string;
  client: string;
  /** Virtual start time: the lowest is served first. */
  turn: number;
  start: (process: Process) => void;
  reject: (reason: Error) => void;
};

/** An owner is quick when its latest renderings took at most this long on average, in ms. */
const QUICK_MS = 100;
/** How many of its renderings count for the average. An owner with fewer is not known to be quick. */
const COUNTED = 8;

/** Knows which owners are quick, from a moving average of their renderings. */
function createQuickOwners() {
  const times = new Map<string, { count: number; average: number }>();
  return {
    add(owner: string, took: number | undefined): void {
      if (took === undefined) return;
      const { count, average } = times.get(owner) ?? { count: 0, average: 0 };
      const next = Math.min(count + 1, COUNTED);
      times.set(owner, { count: next, average: average + (took - average) / next });
    },
    has(owner: string): boolean {
      const { count, average } = times.get(owner) ?? { count: 0, average: 0 };
      return count === COUNTED && average <= QUICK_MS;
    },
  };
}

/** Counts the processes that each owner uses. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (owner: string) => counts.get(owner) ?? 0;
  return {
    of,
    add(owner: string, change: 1 | -1): void {
      if (of(owner) + change > 0) counts.set(owner, of(owner) + change);
      else counts.delete(owner);
    },
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

export function createRenderQueue<Process>(
  limits: RenderQueueLimits,
  clock: Pick<Clock, 'after'>,
): RenderQueue<Process> {
  const waiting = new Set<Entry<Process>>();
  let servedTurn = 0;
  const running = createCounts();
  const quick = createQuickOwners();

  function wait({ owner, client = '' }: QueuedRendering): Promise<Process> {
    const { promise, resolve, reject } = Promise.withResolvers<Process>();
    const leaveQueue = () => {
      cancelTimeout();
      waiting.delete(entry);
    };
    const entry: Entry<Process> = {
      owner,
      client,
      turn: Math.max(servedTurn, lastTurn(waiting, client)) + 1,
      start(process) {
        leaveQueue();
        servedTurn = Math.max(servedTurn, entry.turn);
        running.add(owner, 1);
        resolve(process);
      },
      reject(reason) {
        leaveQueue();
        reject(reason);
      },
    };
    const cancelTimeout = afterWait(limits, clock, () => entry.reject(timeoutError(owner, limits)));
    waiting.add(entry);
    return promise;
  }

  return {
    async enter(rendering) {
      const process = wait(rendering);
      const ofOwner = inTurn(waiting).filter(({ owner }) => owner === rendering.owner);
      if (ofOwner.length > limits.length) ofOwner.at(-1)?.reject(fullError(rendering, limits));
      return process;
    },
    leave(owner, took) {
      quick.add(owner, took);
      running.add(owner, -1);
    },
    offer(process) {
      const mayStart = ({ owner }: Entry<Process>) =>
        running.of(owner) < limits.share || quick.has(owner);
      const next = inTurn(waiting).find(mayStart);
      next?.start(process);
      return next !== undefined;
    },
    waiting: () => waiting.size,
    running: running.total,
    clear(reason) {
      for (const entry of waiting) entry.reject(reason);
    },
  };
}

/** Calls back after the queue timeout, which begins again while no process is ready. */
function afterWait(
  { wait, isReady = () => true }: RenderQueueLimits,
  clock: Pick<Clock, 'after'>,
  onTimeout: () => void,
): () => void {
  const start = () => clock.after(wait, () => (isReady() ? onTimeout() : (cancel = start())));
  let cancel = start();
  return () => cancel();
}

const timeoutError = (owner: string, { wait }: RenderQueueLimits) =>
  new OverloadedError(`No process for ${owner} was free in ${wait} ms.`);

const fullError = ({ owner }: QueuedRendering, { length }: RenderQueueLimits) =>
  new OverloadedError(`${length} renderings of ${owner} already wait.`);

const inTurn = <Process>(entries: Iterable<Entry<Process>>) =>
  [...entries].sort((one, other) => one.turn - other.turn);

/** Of waiting renderings only: what was rejected or timed out must not delay the client. */
const lastTurn = <Process>(waiting: Iterable<Entry<Process>>, client: string) =>
  Math.max(0, ...[...waiting].filter((entry) => entry.client === client).map(({ turn }) => turn));
