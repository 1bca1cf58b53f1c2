import { setImmediate } from 'node:timers/promises';
import { createTurns, Overloaded } from './turns.ts';

/** A piece of work that ends when it is told to. */
function piece() {
  let end: () => void = () => undefined;
  let begun = false;
  const work = () =>
    new Promise<void>((resolve) => {
      begun = true;
      end = resolve;
    });
  return { work, end: () => end(), begun: () => begun };
}

it('runs so many at once, and the others in the order in which they came', async () => {
  const inTurn = createTurns({ atOnce: 2, patience: 60_000 });
  const pieces = [piece(), piece(), piece(), piece()];
  const done = pieces.map(({ work }) => inTurn(work));
  expect(pieces.map(({ begun }) => begun())).toEqual([true, true, false, false]);
  pieces[1]?.end();
  await done[1];
  await setImmediate();
  expect(pieces.map(({ begun }) => begun())).toEqual([true, true, true, false]);
  for (const { end } of pieces) end();
  await setImmediate();
  pieces[3]?.end();
  await expect(Promise.all(done)).resolves.toHaveLength(4);
});

it('lets go of whoever waits too long, who then has had no turn', async () => {
  const inTurn = createTurns({ atOnce: 1, patience: 1 });
  const [long, late, next] = [piece(), piece(), piece()];
  const first = inTurn(long.work);
  await expect(inTurn(late.work)).rejects.toThrow(Overloaded);
  long.end();
  await first;
  expect(late.begun()).toBe(false);
  const again = inTurn(next.work);
  expect(next.begun()).toBe(true);
  next.end();
  await again;
});

it('gives the place back when the work fails', async () => {
  const inTurn = createTurns({ atOnce: 1, patience: 60_000 });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn(() => Promise.resolve('well'))).resolves.toBe('well');
});
