import type { Worker } from 'node:worker_threads';
import { RenderError } from './render-errors.ts';

/** Limits of one task in a thread. */
export type ThreadLimits = {
  /** CPU time of the thread, in ms, which does not depend on how busy the machine is. */
  cpu: number;
  /** Memory outside the V8 heap in bytes, mainly Buffers. */
  externalMemory: number;
};

const POLL_MS = 200;
/** A task that uses less CPU than this in `STALL_FACTOR * cpu` ms has stalled. */
const PROGRESS_MS = 20;
const STALL_FACTOR = 3;
/** The maximum duration of a task, as a multiple of its CPU limit. */
const WALL_FACTOR = 20;

/**
 * Watches one task and calls `onExceeded` once when it exceeds a limit. Time is counted in polls,
 * so that threads are not stopped after the process was suspended. Returns a function that stops
 * it.
 */
export function watchThread(
  worker: Worker,
  limits: ThreadLimits,
  onExceeded: (error: RenderError) => void,
): () => void {
  let first: number | undefined;
  let progress = 0;
  let sinceProgress = 0;
  let elapsed = 0;
  let isPolling = false;
  let isOver = false;

  const poll = async () => {
    const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
    const used = (cpu.user + cpu.system) / 1000;
    first ??= used;
    if (used - progress >= PROGRESS_MS) {
      progress = used;
      sinceProgress = 0;
    }
    if (used - first > limits.cpu) exceed('limit', `used more than ${limits.cpu} ms of CPU time`);
    if (heap.external_memory > limits.externalMemory)
      exceed('memory', `held ${Math.round(heap.external_memory / 1e6)} MB outside the heap`);
  };

  const timer = setInterval(() => {
    elapsed += POLL_MS;
    sinceProgress += POLL_MS;
    if (!isPolling) {
      isPolling = true;
      // Rejects after the thread has exited, which its `exit` event reports.
      poll().then(
        () => (isPolling = false),
        () => undefined,
      );
    }
    if (sinceProgress > STALL_FACTOR * limits.cpu)
      exceed('stalled', `did nothing for ${STALL_FACTOR * limits.cpu} ms`);
    else if (elapsed > WALL_FACTOR * limits.cpu)
      exceed('stalled', `had not ended after ${WALL_FACTOR * limits.cpu} ms`);
  }, POLL_MS);
  timer.unref();

  function stop() {
    isOver = true;
    clearInterval(timer);
  }
  function exceed(failure: 'limit' | 'stalled' | 'memory', message: string) {
    if (isOver) return;
    stop();
    onExceeded(new RenderError(failure, message));
  }
  return stop;
}
