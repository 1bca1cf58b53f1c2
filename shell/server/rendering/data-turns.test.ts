import { setImmediate as flush } from 'node:timers/promises';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { createDataTurns } from './data-turns.ts';

it('runs as many tasks as there are turns, those of another client before the rest of a flood', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const inTurn = createDataTurns(createManualClock(), 2);
  const ask = (name: string, client = 'flood') =>
    inTurn({ owner: 'visitor', client }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const flood = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  const visitor = ask('visitor', 'another');
  await flush();
  expect(begun).toEqual(['a', 'b']);
  while (begun.length < 4) {
    ends.shift()?.();
    await flush();
  }
  expect(begun).toContain('visitor');
  while (ends.length > 0) {
    ends.shift()?.();
    await flush();
  }
  expect(await Promise.all([...flood, visitor])).toEqual(['a', 'b', 'c', 'd', 'visitor']);
});

it('releases the turn when a task fails', async () => {
  const inTurn = createDataTurns(createManualClock(), 1);
  const requested = { owner: 'visitor', client: 'one' };
  await expect(inTurn(requested, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  expect(await inTurn(requested, () => Promise.resolve('next'))).toBe('next');
});
