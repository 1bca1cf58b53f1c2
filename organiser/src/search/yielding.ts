import { systemClock } from '@dswine/shared/process/clock';

/**
 * Creates a function to await between units of work. It yields to the event loop when 8 ms have
 * passed since the last yield.
 */
export function createYielder(): () => Promise<void> {
  let since = systemClock.monotonic();
  return async () => {
    if (systemClock.monotonic() - since < 8) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = systemClock.monotonic();
  };
}
