/**
 * Runs `work` at once and then every `everyMs`, never two runs at a time. Returns a function that
 * stops it and waits for the current run. `work` handles its own errors.
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
