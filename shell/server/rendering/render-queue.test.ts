import { createRenderQueue } from './render-queue.ts';
import { OverloadedError } from './render-errors.ts';

const patient = { share: 1, length: 100, wait: 60_000 };

it('hands threads out in the order in which they were asked for', async () => {
  const queue = createRenderQueue<string>({ ...patient, share: 2 });
  const turns = [queue.enter('info'), queue.enter('info'), queue.enter('info')];
  expect([queue.offer('a'), queue.offer('b')]).toEqual([true, true]);
  expect(await Promise.all(turns.slice(0, 2))).toEqual(['a', 'b']);
  queue.leave('info');
  expect(queue.offer('c')).toBe(true);
  expect(await turns[2]).toBe('c');
});

it('keeps the last thread for the others: nobody gets more than a share', async () => {
  const queue = createRenderQueue<string>(patient);
  const slow = [queue.enter('visitor'), queue.enter('visitor')];
  const other = queue.enter('events');
  expect(queue.offer('a')).toBe(true);
  expect(await slow[0]).toBe('a');
  expect(queue.offer('b')).toBe(true);
  expect(await other).toBe('b');
  expect(queue.offer('c')).toBe(false);
  queue.leave('visitor');
  expect(queue.offer('a')).toBe(true);
  expect(await slow[1]).toBe('a');
});

it('refuses who waited too long, who then gets no thread', async () => {
  const queue = createRenderQueue<string>({ ...patient, wait: 1 });
  await expect(queue.enter('info')).rejects.toThrow(OverloadedError);
  expect(queue.offer('a')).toBe(false);
});

it('bounds how many of one owner wait, and of one owner only', async () => {
  const queue = createRenderQueue<string>({ ...patient, length: 1 });
  const first = queue.enter('visitor');
  await expect(queue.enter('visitor')).rejects.toThrow(OverloadedError);
  const other = queue.enter('events');
  expect([queue.offer('a'), queue.offer('b')]).toEqual([true, true]);
  expect([await first, await other]).toEqual(['a', 'b']);
});

it('rejects all who wait when it is cleared', async () => {
  const queue = createRenderQueue<string>(patient);
  const waiting = queue.enter('info');
  queue.clear(new OverloadedError('closed'));
  await expect(waiting).rejects.toThrow('closed');
  expect(queue.offer('a')).toBe(false);
});
