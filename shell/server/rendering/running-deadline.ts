import type { Clock } from '@dswine/shared/process/clock';

const TICK_MS = 20;

/**
 * Aborts after `ms` in which this process could run. Counts timer ticks instead of wall time:
 * while a busy machine suspends the process, responses that have arrived wait too.
 */
export function startRunningDeadline(
  ms: number,
  clock: Pick<Clock, 'every'>,
): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  let left = Math.ceil(ms / TICK_MS);
  const clear = clock.every(TICK_MS, () => {
    left -= 1;
    if (left > 0) return;
    clear();
    controller.abort();
  });
  return { signal: controller.signal, clear };
}
