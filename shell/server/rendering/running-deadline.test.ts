import { startRunningDeadline } from './running-deadline.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('aborts after its time limit', async () => {
  const { signal } = startRunningDeadline(100);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.aborted).toBe(true);
});

it('does not count time in which the process is blocked', async () => {
  const { signal, clear } = startRunningDeadline(200);
  block(500);
  await pause(0);
  await new Promise(setImmediate);
  expect(signal.aborted).toBe(false);
  clear();
});

it('does not abort after it is cleared', async () => {
  const { signal, clear } = startRunningDeadline(20);
  clear();
  await pause(60);
  expect(signal.aborted).toBe(false);
});
