/**
 * Runs `work` at once and then every `everyMs`, one run at a time. Returns how to stop; that waits
 * for a run under way. `work` handles its own errors.
 */
export function runPeriodically(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => void (running ??= work().finally(() => (running = undefined)));
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
