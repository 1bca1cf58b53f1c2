import type { ChildProcess } from 'node:child_process';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { RenderError } from './render-errors.ts';
import { readProcessUsage } from '../sandbox/process-usage.ts';

/** Limits of one task in a process. */
export type ProcessLimits = {
  /** CPU time of the process, in ms, which does not depend on how busy the machine is. */
  cpu: number;
  /** Memory of the process in bytes. */
  memory: number;
};

const POLL_MS = 200;
/** A task that uses less CPU than this in `STALL_FACTOR * cpu` ms has stalled. */
const PROGRESS_MS = 20;
const STALL_FACTOR = 3;
/** The maximum duration of a task, as a multiple of its CPU limit. */
const WALL_FACTOR = 20;

type WatchOptions = { clock?: Pick<Clock, 'every'>; readUsage?: typeof readProcessUsage };

/**
 * Watches one task and calls `onExceeded` once when it exceeds a limit. Time is counted in polls,
 * so that processes are not stopped after this one was suspended. Returns a function that stops it.
 */
export function watchProcess(
  { pid = 0 }: ChildProcess,
  limits: ProcessLimits,
  onExceeded: (error: RenderError) => void,
  { clock = systemClock, readUsage = readProcessUsage }: WatchOptions = {},
): () => void {
  let first: number | undefined;
  let progress = 0;
  let sinceProgress = 0;
  let elapsed = 0;
  let isPolling = false;
  let isOver = false;

  const poll = async () => {
    const usage = await readUsage(pid);
    isPolling = false;
    if (!usage) return;
    first ??= usage.cpu;
    if (usage.cpu - progress >= PROGRESS_MS) {
      progress = usage.cpu;
      sinceProgress = 0;
    }
    if (usage.cpu - first > limits.cpu)
      exceed('limit', `used more than ${limits.cpu} ms of CPU time`);
    if (usage.memory > limits.memory)
      exceed('memory', `held ${Math.round(usage.memory / 1e6)} MB of memory`);
  };

  const stopPolling = clock.every(POLL_MS, () => {
    elapsed += POLL_MS;
    sinceProgress += POLL_MS;
    if (!isPolling) {
      isPolling = true;
      void poll();
    }
    if (sinceProgress > STALL_FACTOR * limits.cpu)
      exceed('stalled', `did nothing for ${STALL_FACTOR * limits.cpu} ms`);
    else if (elapsed > WALL_FACTOR * limits.cpu)
      exceed('stalled', `had not ended after ${WALL_FACTOR * limits.cpu} ms`);
  });

  function stop() {
    isOver = true;
    stopPolling();
  }
  function exceed(failure: 'limit' | 'stalled' | 'memory', message: string) {
    if (isOver) return;
    stop();
    onExceeded(new RenderError(failure, message));
  }
  return stop;
}
