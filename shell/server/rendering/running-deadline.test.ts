import { startRunningDeadline } from './load-page-data.ts';

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
