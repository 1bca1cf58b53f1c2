import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { RenderQueue } from './render-queue.ts';
import { OverloadedError } from './render-errors.ts';

const clock = createManualClock();
const queueOf = (limits: { share?: number; length?: number; isReady?: () => boolean }) =>
  new RenderQueue<number>({ share: 1, length: 100, wait: 1000, ...limits }, clock);
type Queue = ReturnType<typeof queueOf>;
const renderingOf = (owner: string, client = '203.0.113.7') => ({ owner, client });

it('limits each owner to its share of processes, in the order of the requests', async () => {
  const queue = queueOf({});
  const slow = [queue.enter(renderingOf('visitor')), queue.enter(renderingOf('visitor'))];
  const other = queue.enter(renderingOf('events'));
  expect([queue.offer(1), queue.offer(2), queue.offer(3)]).toEqual([true, true, false]);
  expect([await slow[0], await other]).toEqual([1, 2]);
  expect([queue.waiting(), queue.running()]).toEqual([1, 2]);
  queue.leave('visitor');
  expect(queue.offer(4)).toBe(true);
  expect(await slow[1]).toBe(4);
});

describe('the share of an owner', () => {
  /** Renders `times.length` pages of the owner, one after the other. */
  async function render(queue: Queue, times: number[]) {
    for (const took of times) {
      const turn = queue.enter(renderingOf('visitor'));
      queue.offer(1);
      await turn;
      queue.leave('visitor', took);
    }
  }
  it.each([
    ['its share before its first rendering', [], 1],
    ['all processes after a quick rendering', [2_000, 20], 2],
    ['its share after a slow rendering', [20, 2_000], 1],
  ])('is %s', async (_name, times, granted) => {
    const queue = queueOf({});
    await render(queue, times);
    const turns = [queue.enter(renderingOf('visitor')), queue.enter(renderingOf('visitor'))];
    expect([queue.offer(1), queue.offer(2)].filter(Boolean)).toHaveLength(granted);
    queue.clear(new OverloadedError('closed'));
    await Promise.allSettled(turns);
  });
});

it('rejects requests that waited too long or are cleared, and assigns no process to them', async () => {
  const queue = queueOf({});
  const late = queue.enter(renderingOf('info'));
  late.catch(() => undefined);
  await clock.advance(999);
  expect(queue.waiting()).toBe(1);
  await clock.advance(1);
  await expect(late).rejects.toThrow(OverloadedError);
  const cleared = queue.enter(renderingOf('info'));
  queue.clear(new OverloadedError('closed'));
  await expect(cleared).rejects.toThrow('closed');
  expect([queue.offer(1), clock.waiting()]).toEqual([false, 0]);
});

it('rejects nobody for the time that the first process takes to start', async () => {
  let isReady = false;
  const queue = queueOf({ isReady: () => isReady });
  const [first, second] = [queue.enter(renderingOf('info')), queue.enter(renderingOf('info'))];
  second.catch(() => undefined);
  await clock.advance(60_500);
  isReady = true;
  queue.offer(1);
  expect(await first).toBe(1);
  await clock.advance(1000);
  await expect(second).rejects.toThrow(OverloadedError);
});

it('serves clients in turn when one of them floods the queue', async () => {
  const queue = queueOf({ share: 9 });
  const ask = (client: string) => queue.enter(renderingOf('visitor', client));
  const flood = Array.from({ length: 5 }, () => ask('flood'));
  queue.offer(1);
  const others = [ask('one'), ask('two')];
  for (let turn = 2; queue.offer(turn); turn += 1);
  expect(await Promise.all(flood)).toEqual([1, 2, 5, 6, 7]);
  expect(await Promise.all(others)).toEqual([3, 4]);
});

it('rejects the client with the most waiting requests when the queue of an owner is full', async () => {
  const queue = queueOf({ share: 9, length: 3 });
  const ask = (client: string) => queue.enter(renderingOf('visitor', client));
  const flood = ['flood', 'flood', 'flood'].map(ask);
  const others = [queue.enter(renderingOf('events', 'flood')), ask('other')];
  while (queue.offer(1));
  await expect(flood[2]).rejects.toThrow(OverloadedError);
  expect(await Promise.all([flood[0], flood[1], ...others])).toEqual([1, 1, 1, 1]);
  // What was rejected does not delay the client.
  const [again, another] = [ask('flood'), ask('another')];
  for (let turn = 2; queue.offer(turn); turn += 1);
  expect(await Promise.all([again, another])).toEqual([2, 3]);
});

it('keeps the place of a page while its data is loaded, and gives it no process', async () => {
  const queue = queueOf({ share: 9 });
  const place = queue.reserve(renderingOf('visitor'));
  const next = queue.enter(renderingOf('visitor'));
  expect([queue.offer(1), queue.offer(2), queue.waiting()]).toEqual([true, false, 0]);
  const later = queue.enter(renderingOf('visitor'));
  const first = queue.enter(place);
  expect([queue.waiting(), queue.offer(3), queue.offer(4)]).toEqual([2, true, true]);
  expect(await Promise.all([next, first, later])).toEqual([1, 3, 4]);
});

it('rejects a page before its data is loaded when its owner has too many', async () => {
  const queue = queueOf({ length: 2 });
  const flood = [1, 2].map(() => queue.reserve(renderingOf('visitor', 'flood')));
  expect(() => queue.reserve(renderingOf('visitor', 'flood'))).toThrow(OverloadedError);
  const other = queue.enter(queue.reserve(renderingOf('visitor', 'other')));
  await expect(queue.enter(flood[1] as never)).rejects.toThrow(OverloadedError);
  expect([queue.offer(1), await other]).toEqual([true, 1]);
});
