import type { Clock } from '@dswine/shared/process/clock';

/**
 * Creates a function to await between units of work. It yields to the event loop when 8 ms have
 * passed since the last yield.
 */
export function createYielder(clock: Clock): () => Promise<void> {
  let since = clock.monotonic();
  return async () => {
    if (clock.monotonic() - since < 8) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = clock.monotonic();
  };
}
