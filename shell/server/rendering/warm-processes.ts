import type { Logger } from 'pino';
import type { Clock } from '@dswine/shared/process/clock';
import type { LeftOut } from './left-out.ts';
import type { RenderError } from './render-errors.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';
import type { Loading } from '../sandbox/realms.ts';
import type { ProcessData } from './render-worker.ts';
import type { ProcessLimits } from './process-watchdog.ts';

/** Keeps a number of processes warm, and replaces processes that exit. */
type WarmProcesses = {
  resize: (count: number) => void;
  /** Whether the process is warm and accepts work. */
  has: (process: RenderProcess) => boolean;
  isReady: () => boolean;
  count: () => number;
  /** Why no process could start. Undefined while a process is warm, or before a start failed. */
  failure: () => Error | undefined;
  /** Removes and stops the process. */
  retire: (process: RenderProcess) => void;
  close: () => Promise<void>;
};

type Dependencies = {
  data: Omit<ProcessData, 'skip'>;
  limits: ProcessLimits;
  log: Logger;
  clock: Clock;
  /** The sections that are left out, and how to leave out another one. */
  leftOut: { list: () => readonly LeftOut[]; add: (leftOut: LeftOut) => void };
  onWarm: (process: RenderProcess) => void;
  onFailure: (error: Error) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

// eslint-disable-next-line max-lines-per-function -- processes from their start to their end
export function createWarmProcesses(dependencies: Dependencies): WarmProcesses {
  const { data, limits, log, clock, leftOut, ...on } = dependencies;
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
    const onLeftOut = (loading: Loading, { message: reason }: Error) =>
      leftOut.add({ ...loading, reason });
    const process = startRenderProcess({ data: { ...data, skip }, limits, clock, onLeftOut });
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
      on.onWarm(process);
    } catch (error) {
      await process.stop();
      if (target > 0) await pauseAfter(error as RenderError, process.loading());
    }
  }

  async function pauseAfter(error: RenderError, loading: Loading | undefined): Promise<void> {
    const { message: reason } = error;
    const entry = { event: 'process-not-warm', section: loading?.section ?? '', error: reason };
    log.error(entry, 'a render process could not be started');
    if (loading) return leftOut.add({ ...loading, reason });
    failure = error;
    pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
    if (warm.size === 0) on.onFailure(error);
    await new Promise<void>((resolve) => clock.after(pause, resolve));
  }

  return {
    resize(count) {
      target = count;
      void startMissing();
    },
    has: (process) => warm.has(process),
    isReady: () => warm.size > 0,
    count: () => warm.size,
    failure: () => (warm.size === 0 ? failure : undefined),
    retire(process) {
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
