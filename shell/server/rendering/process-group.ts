import type { Logger } from 'pino';
import { OverloadedError, RenderError } from './render-errors.ts';
import { createRenderQueue, type QueuedRendering } from './render-queue.ts';
import type { RenderProcess } from './render-process.ts';
import type { HeldMemory, PageJob, RenderedContent, ProcessData } from './render-worker.ts';
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

/** The processes of one composition. */
export type ProcessGroup = {
  /** Renders as soon as a warm process is free. */
  render: (rendering: QueuedRendering, job: PageJob) => Promise<RenderedContent>;
  isReady: () => boolean;
  /** Starts the remaining processes. The first one starts with the group. */
  fill: () => void;
  close: () => Promise<void>;
};

type Dependencies = { data: Omit<ProcessData, 'skip'>; options: GroupOptions; log: Logger };

export function createProcessGroup({ data, options, log }: Dependencies): ProcessGroup {
  const queue = createRenderQueue<RenderProcess>({
    ...options.queue,
    // One process always stays free for other owners.
    share: Math.max(1, options.size - 1),
  });
  const idle = new Set<RenderProcess>();
  const processes = createWarmProcesses({
    data,
    limits: options.limits,
    log,
    onWarm: release,
    onFailure: queue.clear,
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

  processes.resize(1);
  return {
    async render(rendering, job) {
      const failure = processes.failure();
      if (failure) throw failure;
      const granted = queue.enter(rendering);
      dispatch();
      const process = await granted;
      try {
        return await process.render(job);
      } catch (error) {
        // After any other failure the process is terminating.
        if (error instanceof RenderError && error.failure !== 'threw') processes.retire(process);
        throw error;
      } finally {
        queue.leave(rendering.owner);
        release(process);
      }
    },
    isReady: processes.isReady,
    fill: () => processes.resize(options.size),
    async close() {
      queue.clear(new OverloadedError('The processes of this composition are gone.'));
      await processes.close();
    },
  };
}
