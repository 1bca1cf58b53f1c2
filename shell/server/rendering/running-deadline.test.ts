import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { startRunningDeadline } from './running-deadline.ts';

it('aborts after its time, and not once it is cleared', async () => {
  const clock = createManualClock();
  const { signal } = startRunningDeadline(100, clock);
  const cleared = startRunningDeadline(100, clock);
  await clock.advance(99);
  expect(signal.aborted).toBe(false);
  cleared.clear();
  await clock.advance(1);
  expect([signal.aborted, cleared.signal.aborted]).toEqual([true, false]);
});

it('counts ticks, so that time in which the process was suspended does not count', () => {
  let tick = () => undefined as void;
  const { signal } = startRunningDeadline(60, {
    every: (_ms, work) => {
      tick = work;
      return () => undefined;
    },
  });
  for (const isAborted of [false, false, true]) {
    tick();
    expect(signal.aborted).toBe(isAborted);
  }
});
