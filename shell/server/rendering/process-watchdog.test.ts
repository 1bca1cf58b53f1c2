import type { ChildProcess } from 'node:child_process';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { watchProcess } from './process-watchdog.ts';

/** Watches a process that may use 1 s of CPU time and 100 MB of memory. */
function watch() {
  const clock = createManualClock();
  const usage = { cpu: 5000, memory: 50e6 };
  const failures: string[] = [];
  const stop = watchProcess(
    { pid: 1 } as ChildProcess,
    { cpu: 1000, memory: 100e6 },
    ({ failure }) => failures.push(failure),
    { clock, readUsage: async () => ({ ...usage }) },
  );
  /** Lets seconds pass, in each of which the process gets `cpu` ms of CPU time. */
  async function run(seconds: number, cpu: number) {
    for (let second = 0; second < seconds; second += 1) {
      await clock.advance(1000);
      usage.cpu += cpu;
    }
  }
  return { clock, usage, failures, stop, run };
}

it('counts the CPU time of a task, not how long a busy machine takes for it', async () => {
  const { failures, run } = watch();
  await run(11, 100);
  expect(failures).toEqual([]);
  await run(9, 100);
  expect(failures).toEqual(['limit']);
});

it.each([
  [3, 0],
  [20, 20],
])('ends a task after %i s with %i ms of CPU time in each', async (seconds, cpu) => {
  const { failures, run } = watch();
  await run(seconds, cpu);
  expect(failures).toEqual([]);
  await run(1, cpu);
  expect(failures).toEqual(['stalled']);
});

it('ends a task that holds too much memory, and watches none that has ended', async () => {
  const { clock, usage, failures, stop } = watch();
  const other = watch();
  usage.memory = 101e6;
  await clock.advance(1000);
  expect(failures).toEqual(['memory']);
  other.stop();
  await other.run(60, 1000);
  expect([other.failures, other.clock.waiting(), clock.waiting()]).toEqual([[], 0, 0]);
  stop();
});
