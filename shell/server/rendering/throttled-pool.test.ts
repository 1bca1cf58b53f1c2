import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets a process and its children run for 10 ms in every 100 ms. */
async function throttle({ pid = 0 }: ChildProcess, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    process.kill(-pid, 'SIGSTOP');
    await pause(90);
    process.kill(-pid, 'SIGCONT');
    await pause(10);
  }
}

it('renders with cold processes on a tenth of a CPU, and exits afterwards', async () => {
  const child = fork(path.join(import.meta.dirname, 'throttled-pool.fixture.ts'), {
    execArgv: [],
    // A separate process group, so that signals reach all its processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = once(child, 'exit');
  let isOver = false;
  try {
    await once(child, 'spawn');
    child.send('begin');
    const throttled = throttle(child, () => isOver);
    const [result] = (await Promise.race([once(child, 'message'), exit])) as [unknown];
    isOver = true;
    await throttled;
    // In wall time, each rendering takes longer than the limit of 3000 ms.
    expect(result).toEqual({ isReady: true, pages: ['fulfilled', 'fulfilled'] });
    expect(await exit).toEqual([0, null]);
    expect(errors).toBe('');
  } finally {
    isOver = true;
    child.kill('SIGKILL');
  }
}, 300_000);
