import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_MS = 100;

/** Throttles a process to a share of the time by SIGSTOP and SIGCONT. Call the result to stop. */
export function throttle(pid: number, share: number): () => Promise<void> {
  let isRunning = true;
  const cycle = (async () => {
    while (isRunning) {
      process.kill(pid, 'SIGSTOP');
      await pause(PERIOD_MS * (1 - share));
      process.kill(pid, 'SIGCONT');
      await pause(PERIOD_MS * share);
    }
  })();
  return () => {
    isRunning = false;
    return cycle;
  };
}
