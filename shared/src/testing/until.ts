import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until the state holds, as long as the test may take. For what another process, a thread or
 * the network does; what waits for time takes a clock. An error of the condition counts as "not yet".
 */
export async function until(isTrue: () => unknown): Promise<void> {
  while (!(await holds(isTrue))) await pause(10);
}

async function holds(isTrue: () => unknown): Promise<boolean> {
  try {
    return Boolean(await isTrue());
  } catch {
    return false;
  }
}
