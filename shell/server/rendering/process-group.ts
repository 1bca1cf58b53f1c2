import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import { measureRendering, type RenderSample } from './measure-rendering.ts';
import { OverloadedError, RenderError } from './render-errors.ts';
import { RenderQueue, type QueuedRendering } from './render-queue.ts';
import type { RenderProcess } from './render-process.ts';
import type { HeldMemory } from '../sandbox/load-share.ts';
import type { LeftOut, LeftOutSections } from './left-out.ts';
import type { PageJob, RenderedContent, ProcessData } from './render-worker.ts';
import type { ProcessLimits } from './process-watchdog.ts';
import { createWarmProcesses } from './warm-processes.ts';

export type GroupOptions = {
  /** Number of processes. */
  size: number;
  /** Limits of one rendering. */
  limits: ProcessLimits;
  /** A process with more bytes than this after a rendering is replaced. */
  retireAbove: HeldMemory;
  /** Maximum waiting renderings of one owner, and the queue timeout in ms. */
  queue: { length: number; wait: number };
};

/** Renderings that wait, warm processes, and those of them that render. */
export type GroupState = { waiting: number; warm: number; busy: number };

/** The processes of one composition. */
export type ProcessGroup = {
  /** Takes the place of a page while its data is loaded. @throws {OverloadedError} */
  reserve: (rendering: QueuedRendering) => QueuedRendering;
  /** Renders as soon as a warm process is free. */
  render: (rendering: QueuedRendering, job: PageJob) => Promise<RenderedContent>;
  isReady: () => boolean;
  state: () => GroupState;
  /** The sections that are left out. */
  leftOut: () => readonly LeftOut[];
  /** Why no process could be started. */
  failure: () => Error | undefined;
  /** Starts the remaining processes. The first one starts with the group. */
  fill: () => void;
  close: () => Promise<void>;
};

type Dependencies = {
  data: Omit<ProcessData, 'skip'>;
  options: GroupOptions;
  log: Logger;
  clock: Clock;
  leftOut: LeftOutSections;
  onRendered?: ((sample: RenderSample) => void) | undefined;
  onWarm?: (() => void) | undefined;
};

// eslint-disable-next-line max-lines-per-function -- a queue, its processes, and who uses them
export function createProcessGroup(dependencies: Dependencies): ProcessGroup {
  const { data, options, log, clock, leftOut, onRendered, onWarm } = dependencies;
  const leftOutHere = {
    list: () => leftOut.of(data.bundles),
    add: (one: LeftOut) => leftOut.add(data.bundles, one),
  };
  // One process stays free for other owners, unless the owner is quick.
  const share = Math.max(1, options.size - 1);
  const isReady = () => processes.isReady();
  const queue = new RenderQueue<RenderProcess>({ ...options.queue, share, isReady }, clock);
  const idle = new Set<RenderProcess>();
  const processes = createWarmProcesses({
    data,
    limits: options.limits,
    log,
    clock,
    leftOut: leftOutHere,
    onWarm(process) {
      release(process);
      onWarm?.();
    },
    onFailure: (error) => queue.clear(error),
  });

  function release(process: RenderProcess): void {
    const held = process.heldMemory();
    if (held.heap > options.retireAbove.heap || held.external > options.retireAbove.external) {
      processes.retire(process);
      log.warn({ event: 'process-retired', ...held }, 'a render process held too much memory');
    }
    if (processes.has(process)) idle.add(process);
    dispatch();
  }

  function dispatch(): void {
    for (const process of idle) {
      if (processes.has(process) && !queue.offer(process)) return;
      idle.delete(process);
    }
  }

  function enter(rendering: QueuedRendering): Promise<RenderProcess> {
    const granted = queue.enter(rendering);
    const failure = processes.failure();
    if (failure) queue.clear(failure);
    dispatch();
    return granted;
  }

  processes.resize(1);
  return {
    reserve: (rendering) => queue.reserve(rendering),
    async render(rendering, job) {
      const measured = measureRendering(rendering, onRendered);
      const process = await measured.waiting(async () => enter(rendering));
      const started = clock.monotonic();
      try {
        return await measured.rendering(() => process.render(job));
      } catch (error) {
        const loading = process.loading();
        if (loading) leftOutHere.add({ ...loading, reason: (error as Error).message });
        // After any other failure the process is terminating.
        if (error instanceof RenderError && error.failure !== 'threw') processes.retire(process);
        throw error;
      } finally {
        queue.leave(rendering.owner, clock.monotonic() - started);
        release(process);
      }
    },
    isReady,
    leftOut: leftOutHere.list,
    failure: processes.failure,
    state: () => ({ waiting: queue.waiting(), warm: processes.count(), busy: queue.running() }),
    fill: () => processes.resize(options.size),
    async close() {
      queue.clear(new OverloadedError('The processes of this composition are gone.'));
      await processes.close();
    },
  };
}
