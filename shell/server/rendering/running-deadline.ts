const TICK_MS = 20;

/**
 * Aborts after `ms` in which this process could run. Counts timer ticks instead of wall time:
 * while a busy machine suspends the process, responses that have arrived wait too.
 */
export function startRunningDeadline(ms: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  let left = Math.ceil(ms / TICK_MS);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    controller.abort();
  }, TICK_MS);
  timer.unref();
  return { signal: controller.signal, clear: () => clearInterval(timer) };
}
