import type { Logger } from 'pino';
import { withSpan } from '@dswine/shared/tracing/spans';
import { OverloadedError, RenderError, type RenderFailure } from './render-errors.ts';
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

/** Renderings that wait, warm processes, and those of them that render. */
export type GroupState = { waiting: number; warm: number; busy: number };

/** How long a rendering waited for a process and was in it, in ms, and how it ended. */
export type RenderSample = {
  owner: string;
  wait: number;
  /** Undefined when no process was free in time. */
  duration?: number;
  outcome: 'done' | 'overloaded' | RenderFailure;
};

/** The processes of one composition. */
export type ProcessGroup = {
  /** Renders as soon as a warm process is free. */
  render: (rendering: QueuedRendering, job: PageJob) => Promise<RenderedContent>;
  isReady: () => boolean;
  state: () => GroupState;
  /** Starts the remaining processes. The first one starts with the group. */
  fill: () => void;
  close: () => Promise<void>;
};

type Dependencies = {
  data: Omit<ProcessData, 'skip'>;
  options: GroupOptions;
  log: Logger;
  onRendered?: ((sample: RenderSample) => void) | undefined;
};

export function createProcessGroup({
  data,
  options,
  log,
  onRendered = () => undefined,
}: Dependencies): ProcessGroup {
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

  function enterQueue(rendering: QueuedRendering): Promise<RenderProcess> {
    const failure = processes.failure();
    if (failure) throw failure;
    const granted = queue.enter(rendering);
    dispatch();
    return granted;
  }

  processes.resize(1);
  return {
    async render(rendering, job) {
      const measured = measure(rendering, onRendered);
      const process = await measured.waiting(() => enterQueue(rendering));
      try {
        return await measured.rendering(() => process.render(job));
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
    state: () => ({ waiting: queue.waiting(), warm: processes.count(), busy: queue.running() }),
    fill: () => processes.resize(options.size),
    async close() {
      queue.clear(new OverloadedError('The processes of this composition are gone.'));
      await processes.close();
    },
  };
}

/** Measures the two parts of a rendering, and records them as spans. */
function measure({ owner }: QueuedRendering, onRendered: (sample: RenderSample) => void) {
  const entered = performance.now();
  let wait = 0;
  return {
    async waiting<T>(task: () => Promise<T>): Promise<T> {
      try {
        return await withSpan({ name: 'wait for a render process', kind: 'internal' }, async () =>
          task(),
        );
      } catch (error) {
        const outcome = error instanceof RenderError ? error.failure : 'overloaded';
        onRendered({ owner, wait: performance.now() - entered, outcome });
        throw error;
      } finally {
        wait = performance.now() - entered;
      }
    },
    async rendering(task: () => Promise<RenderedContent>): Promise<RenderedContent> {
      const end = (outcome: RenderSample['outcome']) =>
        onRendered({ owner, wait, duration: performance.now() - entered - wait, outcome });
      try {
        const attributes = { 'dswine.section': owner };
        const content = await withSpan(
          { name: 'render', kind: 'internal', attributes },
          async (span) => {
            const rendered = await task();
            const { html, encode } = rendered.took ?? {};
            span?.setAttributes({
              'dswine.render.html_ms': Number(html),
              'dswine.render.encode_ms': Number(encode),
            });
            return rendered;
          },
        );
        end('done');
        return content;
      } catch (error) {
        end(error instanceof RenderError ? error.failure : 'threw');
        throw error;
      }
    },
  };
}
