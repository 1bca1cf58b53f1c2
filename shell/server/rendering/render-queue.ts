import type { Clock } from '@dswine/shared/process/clock';
import { OverloadedError } from './render-errors.ts';

type RenderQueueLimits = {
  /** Maximum processes in use by one owner, unless its latest rendering was quick. */
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

type Entry<Process> = QueuedRendering & {
  /** Virtual start time: the lowest is served first. */
  turn: number;
  /** Whether its data is there, so that it can use a process. */
  isLoaded: boolean;
  process: Promise<Process>;
  start: (process: Process) => void;
  reject: (reason: Error) => void;
};

/** An owner whose latest rendering took at most this long, in ms, may use all processes. */
const QUICK_MS = 100;

/**
 * The queue between requests and render processes. A page waits in it while its data is loaded, so
 * its length also limits the requests to the organiser. It serves clients in turn (start-time fair
 * queuing): one client with many requests delays mostly itself. Owners that already use their share
 * of the processes are skipped: a slow section must not delay the others.
 */
export class RenderQueue<Process> {
  readonly #limits: RenderQueueLimits;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #waiting = new Set<Entry<Process>>();
  /** Pages that have taken their place before their data was there. */
  readonly #reserved = new WeakMap<QueuedRendering, Entry<Process>>();
  /** How many processes each owner uses, and the ms that its latest rendering took. */
  readonly #running = new Map<string, number>();
  readonly #latest = new Map<string, number>();
  #servedTurn = 0;

  constructor(limits: RenderQueueLimits, clock: Pick<Clock, 'after'>) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Takes the place of a page whose data is not there yet. @throws {OverloadedError} */
  reserve({ owner, client }: QueuedRendering): QueuedRendering {
    const rendering = { owner, client };
    this.#reserved.set(rendering, this.#add(rendering));
    return rendering;
  }

  /** Resolves to a process when it is the caller's turn. @throws {OverloadedError} */
  async enter(rendering: QueuedRendering): Promise<Process> {
    const entry = this.#reserved.get(rendering) ?? this.#add(rendering);
    this.#reserved.delete(rendering);
    entry.isLoaded = true;
    return entry.process;
  }

  /** Must be called when the owner no longer uses the process. `took`: ms of the rendering. */
  leave(owner: string, took?: number): void {
    if (took !== undefined) this.#latest.set(owner, took);
    this.#running.set(owner, this.#runningOf(owner) - 1);
  }

  /** Gives a free process to the next rendering that may use it. False when there is none. */
  offer(process: Process): boolean {
    const next = this.#inTurn().find(
      ({ owner, isLoaded }) => isLoaded && this.#mayUseProcess(owner),
    );
    next?.start(process);
    return next !== undefined;
  }

  /** How many renderings wait for a process: their data is there. */
  waiting(): number {
    return [...this.#waiting].filter(({ isLoaded }) => isLoaded).length;
  }

  /** How many renderings have a process. */
  running(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Rejects all waiting renderings. */
  clear(reason: Error): void {
    for (const entry of this.#waiting) entry.reject(reason);
  }

  /** Adds a rendering. If too many of its owner wait, the client with the most loses its last. */
  #add({ owner, client = '' }: QueuedRendering): Entry<Process> {
    const { promise, resolve, reject } = Promise.withResolvers<Process>();
    // Read later, when its data is there.
    promise.catch(() => undefined);
    const leaveQueue = () => {
      cancelTimeout();
      this.#waiting.delete(entry);
    };
    const entry: Entry<Process> = {
      owner,
      client,
      turn: Math.max(this.#servedTurn, this.#lastTurn(client)) + 1,
      isLoaded: false,
      process: promise,
      start: (process) => {
        leaveQueue();
        this.#servedTurn = Math.max(this.#servedTurn, entry.turn);
        this.#running.set(owner, this.#runningOf(owner) + 1);
        resolve(process);
      },
      reject: (reason) => {
        leaveQueue();
        reject(reason);
      },
    };
    const cancelTimeout = this.#afterWait(() => entry.reject(this.#timeoutError(owner)));
    this.#waiting.add(entry);
    const ofOwner = this.#inTurn().filter((other) => other.owner === owner);
    if (ofOwner.length <= this.#limits.length) return entry;
    const error = new OverloadedError(`${this.#limits.length} renderings of ${owner} wait.`);
    const last = ofOwner.at(-1);
    last?.reject(error);
    if (last === entry) throw error;
    return entry;
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }

  #mayUseProcess(owner: string): boolean {
    const latest = this.#latest.get(owner);
    const isQuick = latest !== undefined && latest <= QUICK_MS;
    return isQuick || this.#runningOf(owner) < this.#limits.share;
  }

  #inTurn(): Entry<Process>[] {
    return [...this.#waiting].sort((one, other) => one.turn - other.turn);
  }

  /** Of waiting renderings only: what was rejected or timed out must not delay the client. */
  #lastTurn(client: string): number {
    const turns = [...this.#waiting].filter((entry) => entry.client === client);
    return Math.max(0, ...turns.map(({ turn }) => turn));
  }

  /** Calls back after the queue timeout, which begins again while no process is ready. */
  #afterWait(onTimeout: () => void): () => void {
    const { wait, isReady = () => true } = this.#limits;
    const start = () =>
      this.#clock.after(wait, () => (isReady() ? onTimeout() : (cancel = start())));
    let cancel = start();
    return () => cancel();
  }

  #timeoutError(owner: string): OverloadedError {
    return new OverloadedError(`No process for ${owner} was free in ${this.#limits.wait} ms.`);
  }
}
