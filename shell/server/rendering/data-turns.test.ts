import { createDataTurns } from './data-turns.ts';
import { OverloadedError } from './render-errors.ts';

/** Tasks that end when the test ends them, and the order in which they began. */
function startTasks(count: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const inTurn = createDataTurns(count);
  const ask = (name: string, client: string) =>
    inTurn({ owner: 'visitor', client }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const endAll = async () => {
    while (ends.length > 0) await endNext();
  };
  return { begun, ask, endNext, endAll };
}

it('runs at most as many tasks at once as there are turns', async () => {
  const { begun, ask, endNext, endAll } = startTasks(2);
  const first = ask('a', 'one');
  void ask('b', 'one');
  void ask('c', 'one');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await endNext();
  expect(await first).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await endAll();
});

it('runs a task of another client before the rest of a flood', async () => {
  const { begun, ask, endNext, endAll } = startTasks(1);
  for (let at = 0; at < 5; at += 1) void ask(`flood ${at}`, 'flood');
  void ask('visitor', 'another');
  for (let at = 0; at < 3; at += 1) await endNext();
  expect(begun.slice(0, 3)).toContain('visitor');
  await endAll();
});

it('releases the turn when a task fails', async () => {
  const inTurn = createDataTurns(1);
  const requested = { owner: 'visitor', client: 'one' };
  await expect(inTurn(requested, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  expect(await inTurn(requested, () => Promise.resolve('next'))).toBe('next');
});

it('rejects excess tasks of the client with the most requests', async () => {
  const { ask, endAll } = startTasks(1);
  const flood = Array.from({ length: 102 }, (_, at) => ask(`flood ${at}`, 'flood'));
  await expect(flood.at(-1)).rejects.toThrow(OverloadedError);
  const visitor = ask('visitor', 'another');
  await expect(flood.at(-2)).rejects.toThrow(OverloadedError);
  await endAll();
  expect(await visitor).toBe('visitor');
});
