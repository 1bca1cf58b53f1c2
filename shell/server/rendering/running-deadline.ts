const TICK_MS = 20;

/**
 * Aborts after so many ms in which this process could run. While a busy machine lets it wait,
 * answers that have arrived wait too: they are not late.
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
