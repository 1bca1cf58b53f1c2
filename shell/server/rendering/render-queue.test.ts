import { createRenderQueue } from './render-queue.ts';
import { OverloadedError } from './render-errors.ts';

const renderingOf = (owner: string, client = '203.0.113.7') => ({ owner, client });
const patient = { share: 1, length: 100, wait: 60_000 };

it('assigns processes in the order of the requests', async () => {
  const queue = createRenderQueue<string>({ ...patient, share: 2 });
  const turns = [
    queue.enter(renderingOf('info')),
    queue.enter(renderingOf('info')),
    queue.enter(renderingOf('info')),
  ];
  expect([queue.offer('a'), queue.offer('b')]).toEqual([true, true]);
  expect(await Promise.all(turns.slice(0, 2))).toEqual(['a', 'b']);
  queue.leave('info');
  expect(queue.offer('c')).toBe(true);
  expect(await turns[2]).toBe('c');
});

it('limits each owner to its share of processes', async () => {
  const queue = createRenderQueue<string>(patient);
  const slow = [queue.enter(renderingOf('visitor')), queue.enter(renderingOf('visitor'))];
  const other = queue.enter(renderingOf('events'));
  expect(queue.offer('a')).toBe(true);
  expect(await slow[0]).toBe('a');
  expect(queue.offer('b')).toBe(true);
  expect(await other).toBe('b');
  expect(queue.offer('c')).toBe(false);
  queue.leave('visitor');
  expect(queue.offer('a')).toBe(true);
  expect(await slow[1]).toBe('a');
});

describe('the share of an owner', () => {
  /** Renders `times.length` pages of the owner, one after the other. */
  async function render(queue: ReturnType<typeof createRenderQueue<string>>, times: number[]) {
    for (const took of times) {
      const turn = queue.enter(renderingOf('visitor'));
      queue.offer('a');
      await turn;
      queue.leave('visitor', took);
    }
  }

  async function countGranted(queue: ReturnType<typeof createRenderQueue<string>>) {
    const turns = [queue.enter(renderingOf('visitor')), queue.enter(renderingOf('visitor'))];
    const granted = [queue.offer('a'), queue.offer('b')].filter(Boolean).length;
    queue.clear(new OverloadedError('closed'));
    await Promise.allSettled(turns);
    return granted;
  }

  it.each([
    ['all processes after eight quick renderings', Array<number>(8).fill(20), 2],
    ['its share after seven quick renderings', Array<number>(7).fill(20), 1],
    ['its share after a slow rendering', [...Array<number>(20).fill(20), 2_000], 1],
    ['its share while all its renderings are slow', Array<number>(20).fill(200), 1],
    ['all processes when it is quick again', [2_000, ...Array<number>(30).fill(20)], 2],
  ])('is %s', async (_name, times, granted) => {
    const queue = createRenderQueue<string>(patient);
    await render(queue, times);
    expect(await countGranted(queue)).toBe(granted);
  });
});

it('rejects a request that waited too long, and assigns no process to it', async () => {
  const queue = createRenderQueue<string>({ ...patient, wait: 1 });
  await expect(queue.enter(renderingOf('info'))).rejects.toThrow(OverloadedError);
  expect(queue.offer('a')).toBe(false);
});

it('limits the queue length for each owner separately', async () => {
  const queue = createRenderQueue<string>({ ...patient, length: 1 });
  const first = queue.enter(renderingOf('visitor'));
  await expect(queue.enter(renderingOf('visitor'))).rejects.toThrow(OverloadedError);
  const other = queue.enter(renderingOf('events'));
  expect([queue.offer('a'), queue.offer('b')]).toEqual([true, true]);
  expect([await first, await other]).toEqual(['a', 'b']);
});

it('rejects all waiting requests when it is cleared', async () => {
  const queue = createRenderQueue<string>(patient);
  const waiting = queue.enter(renderingOf('info'));
  queue.clear(new OverloadedError('closed'));
  await expect(waiting).rejects.toThrow('closed');
  expect(queue.offer('a')).toBe(false);
});

it('serves clients in turn when one of them floods the queue', async () => {
  const queue = createRenderQueue<number>({ ...patient, share: 9 });
  const ask = (client: string) => queue.enter(renderingOf('visitor', client));
  const flood = Array.from({ length: 5 }, () => ask('flood'));
  queue.offer(1);
  const others = [ask('one'), ask('two')];
  for (let turn = 2; queue.offer(turn); turn += 1);
  expect(await Promise.all(flood)).toEqual([1, 2, 5, 6, 7]);
  expect(await Promise.all(others)).toEqual([3, 4]);
});

it('rejects the client with the most waiting requests when the queue of an owner is full', async () => {
  const queue = createRenderQueue<string>({ ...patient, share: 9, length: 3 });
  const flood = ['flood', 'flood', 'flood'].map((client) =>
    queue.enter(renderingOf('visitor', client)),
  );
  const other = queue.enter(renderingOf('visitor', 'other'));
  await expect(flood[2]).rejects.toThrow(OverloadedError);
  while (queue.offer('a'));
  expect(await Promise.all([flood[0], flood[1], other])).toEqual(['a', 'a', 'a']);
});

it('does not delay a client because of its rejected requests', async () => {
  const queue = createRenderQueue<number>({ ...patient, share: 9, length: 2 });
  const ask = (client: string) => queue.enter(renderingOf('visitor', client));
  const flood = Array.from({ length: 5 }, () => ask('hall'));
  const results = Promise.allSettled(flood);
  while (queue.offer(0));
  expect((await results).filter(({ status }) => status === 'rejected')).toHaveLength(3);
  const [again, other] = [ask('hall'), ask('other')];
  for (let turn = 1; queue.offer(turn); turn += 1);
  expect(await Promise.all([again, other])).toEqual([1, 2]);
});
