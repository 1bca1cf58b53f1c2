import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import { withSpan } from '@dswine/shared/tracing/spans';
import type { LeftOut, LeftOutSections } from './left-out.ts';
import type { ProcessLimits } from './process-watchdog.ts';
import { OverloadedError, RenderError, type RenderFailure } from './render-errors.ts';
import { type RenderProcess, startRenderProcess } from './render-process.ts';
import { RenderQueue, type QueuedRendering } from './render-queue.ts';
import type { PageJob, RenderedContent, ProcessData } from './render-worker.ts';
import type { HeldMemory } from '../sandbox/load-share.ts';

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

export type ProcessGroup = ReturnType<typeof createProcessGroup>;

type Dependencies = {
  data: Omit<ProcessData, 'skip'>;
  options: GroupOptions;
  log: Logger;
  clock: Clock;
  leftOut: LeftOutSections;
  onRendered?: ((sample: RenderSample) => void) | undefined;
  onWarm?: (() => void) | undefined;
};

/** The processes of one composition. */
// eslint-disable-next-line max-lines-per-function -- a queue, its processes, and who uses them
export function createProcessGroup(dependencies: Dependencies) {
  const { data, options, log, clock, leftOut, onRendered, onWarm } = dependencies;
  // One process stays free for other owners, unless the owner is quick.
  const share = Math.max(1, options.size - 1);
  const isReady = () => warm.size > 0;
  const queue = new RenderQueue<RenderProcess>({ ...options.queue, share, isReady }, clock);
  const idle = new Set<RenderProcess>();
  const { warm, ...processes } = createWarmProcesses({
    ...{ data, limits: options.limits, log, clock, leftOut },
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
    if (warm.has(process)) idle.add(process);
    dispatch();
  }

  function dispatch(): void {
    for (const process of idle) {
      if (warm.has(process) && !queue.offer(process)) return;
      idle.delete(process);
    }
  }

  async function enter(rendering: QueuedRendering): Promise<RenderProcess> {
    const granted = queue.enter(rendering);
    const failure = processes.failure();
    if (failure) queue.clear(failure);
    dispatch();
    return granted;
  }

  async function renderIn(process: RenderProcess, job: PageJob): Promise<RenderedContent> {
    try {
      return await process.render(job);
    } catch (error) {
      const loading = process.loading();
      if (loading) leftOut.add({ ...loading, reason: (error as Error).message });
      // After any other failure the process is terminating.
      if (error instanceof RenderError && error.failure !== 'threw') processes.retire(process);
      throw error;
    }
  }

  processes.resize(1);
  return {
    /** Takes the place of a page while its data is loaded. @throws {OverloadedError} */
    reserve: (rendering: QueuedRendering): QueuedRendering => queue.reserve(rendering),
    /** Renders as soon as a warm process is free. */
    async render(rendering: QueuedRendering, job: PageJob): Promise<RenderedContent> {
      const { owner } = rendering;
      const entered = clock.monotonic();
      let started: number | undefined;
      const end = (outcome: RenderSample['outcome']) => {
        const now = clock.monotonic();
        if (started === undefined) return onRendered?.({ owner, wait: now - entered, outcome });
        onRendered?.({ owner, wait: started - entered, duration: now - started, outcome });
      };
      let process: RenderProcess | undefined;
      try {
        const granted = await withSpan('wait for a render process', {}, () => enter(rendering));
        [process, started] = [granted, clock.monotonic()];
        const attributes = { 'dswine.section': owner };
        const content = await withSpan('render', { attributes }, async (span) => {
          const rendered = await renderIn(granted, job);
          const { html, encode } = rendered.took ?? {};
          span?.setAttributes({
            'dswine.render.html_ms': Number(html),
            'dswine.render.encode_ms': Number(encode),
          });
          return rendered;
        });
        end('done');
        return content;
      } catch (error) {
        const failure = process ? 'threw' : 'overloaded';
        end(error instanceof RenderError ? error.failure : failure);
        throw error;
      } finally {
        if (process && started !== undefined) {
          queue.leave(owner, clock.monotonic() - started);
          release(process);
        }
      }
    },
    isReady,
    leftOut: (): readonly LeftOut[] => leftOut.list(),
    failure: processes.failure,
    state: (): GroupState => ({ waiting: queue.waiting(), warm: warm.size, busy: queue.running() }),
    /** Starts the remaining processes. The first one starts with the group. */
    fill: (): void => processes.resize(options.size),
    async close(): Promise<void> {
      queue.clear(new OverloadedError('The processes of this composition are gone.'));
      await processes.close();
    },
  };
}

type WarmDependencies = {
  data: Omit<ProcessData, 'skip'>;
  limits: ProcessLimits;
  log: Logger;
  clock: Clock;
  leftOut: LeftOutSections;
  onWarm: (process: RenderProcess) => void;
  onFailure: (error: Error) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Keeps a number of processes warm, and replaces processes that exit. */
function createWarmProcesses(dependencies: WarmDependencies) {
  const { data, limits, log, clock, leftOut, onWarm, onFailure } = dependencies;
  const processes = new Set<RenderProcess>();
  const warm = new Set<RenderProcess>();
  let target = 0;
  /** The pause before the next start, in ms, and the failure of the last one. */
  let pause = 0;
  let failure: Error | undefined;
  let isStarting = false;

  /** Warms up one process at a time, so that the first page is ready sooner on few CPUs. */
  async function startMissing(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    while (processes.size < target) await startOne();
    isStarting = false;
  }

  async function startOne(): Promise<void> {
    const skip = skippedSections(data.composition, leftOut.list());
    const process = startRenderProcess({
      ...{ data: { ...data, skip }, limits, clock },
      onLeftOut: (loading, { message: reason }) => leftOut.add({ ...loading, reason }),
    });
    processes.add(process);
    void process.ended.then(() => {
      processes.delete(process);
      warm.delete(process);
      return startMissing();
    });
    try {
      await process.warm;
      [pause, failure] = [0, undefined];
      warm.add(process);
      onWarm(process);
    } catch (error) {
      await process.stop();
      if (target > 0) await pauseAfter(error as RenderError, process);
    }
  }

  async function pauseAfter(error: RenderError, process: RenderProcess): Promise<void> {
    const { message: reason } = error;
    const loading = process.loading();
    const entry = { event: 'process-not-warm', section: loading?.section ?? '', error: reason };
    log.error(entry, 'a render process could not be started');
    if (loading) return leftOut.add({ ...loading, reason });
    failure = error;
    pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
    if (warm.size === 0) onFailure(error);
    await new Promise<void>((resolve) => clock.after(pause, resolve));
  }

  return {
    /** Those that are warm and accept work. */
    warm: warm as ReadonlySet<RenderProcess>,
    resize(count: number): void {
      target = count;
      void startMissing();
    },
    /** Why no process could start. Undefined while a process is warm, or before a start failed. */
    failure: () => (warm.size === 0 ? failure : undefined),
    /** Removes and stops the process. */
    retire(process: RenderProcess): void {
      warm.delete(process);
      void process.stop();
    },
    async close() {
      target = 0;
      await Promise.all([...processes].map((process) => process.stop()));
    },
  };
}

/** Sections that only their own pages need are loaded with their first page. */
function skippedSections(
  { sections }: ProcessData['composition'],
  leftOut: readonly LeftOut[],
): ProcessData['skip'] {
  const lazy = sections.filter(({ fragments }) => fragments.length === 0).map(({ name }) => name);
  const alone = leftOut.filter(({ isAlone }) => isAlone).map(({ section }) => section);
  return { everywhere: [...lazy, ...alone], atHome: leftOut.map(({ section }) => section) };
}
