import { setImmediate as flush } from 'node:timers/promises';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { createDataTurns } from './data-turns.ts';

it('runs as many tasks at once as there are turns, and the next when one has ended or failed', async () => {
  const begun: { end: () => void; fail: (error: Error) => void }[] = [];
  const inTurn = createDataTurns(createManualClock(), 2);
  const tasks = [1, 2, 3, 4].map(() =>
    inTurn(
      { owner: 'visitor', client: 'one' },
      () => new Promise<void>((end, fail) => begun.push({ end, fail })),
    ),
  );
  await flush();
  expect(begun).toHaveLength(2);
  begun[0]?.end();
  await flush();
  expect(begun).toHaveLength(3);
  begun[1]?.fail(new Error('late'));
  await expect(tasks[1]).rejects.toThrow('late');
  await flush();
  expect(begun).toHaveLength(4);
});
