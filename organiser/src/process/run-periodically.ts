import type { Clock } from '@dswine/shared/process/clock';

/**
 * Runs `work` at once and then every `everyMs`, never two runs at a time. Returns a function that
 * stops it and waits for the current run. `work` handles its own errors.
 */
export function runPeriodically(
  clock: Clock,
  everyMs: number,
  work: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => void (running ??= work().finally(() => (running = undefined)));
  run();
  const stop = clock.every(everyMs, run);
  return async () => {
    stop();
    await running;
  };
}
