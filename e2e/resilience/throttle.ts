import { readFileSync } from 'node:fs';
// eslint-disable-next-line no-restricted-syntax -- a share of the real time is what it gives
import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_MS = 100;

/**
 * Throttles a process and its children to a share of the time by SIGSTOP and SIGCONT. Call the
 * result to stop.
 */
export function throttle(pid: number, share: number): () => Promise<void> {
  let isRunning = true;
  const cycle = (async () => {
    while (isRunning) {
      const all = [pid, ...childrenOf(pid)];
      signal(all, 'SIGSTOP');
      await pause(PERIOD_MS * (1 - share));
      signal(all, 'SIGCONT');
      await pause(PERIOD_MS * share);
    }
  })();
  return () => {
    isRunning = false;
    return cycle;
  };
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
}
