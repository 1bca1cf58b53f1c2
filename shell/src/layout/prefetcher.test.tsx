import { createPrefetcher } from './prefetcher.ts';

const cards = Array.from(
  { length: 24 },
  (_, at) => new URL(`http://localhost/VisitorExhibitor/Detail/${1001 + at}`),
);

/** A prefetcher whose requests the test settles. */
function createPendingPrefetcher() {
  const begun: string[] = [];
  const ends: PromiseWithResolvers<undefined>[] = [];
  const prefetcher = createPrefetcher((url) => {
    begun.push(url.pathname.split('/').at(-1) ?? '');
    const end = Promise.withResolvers<undefined>();
    ends.push(end);
    return end.promise;
  });
  const endOne = async () => {
    ends.shift()?.resolve(undefined);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { prefetcher, begun, endOne, ends };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete (navigator as { connection?: unknown }).connection;
});

describe('the prefetcher', () => {
  it('waits until the pointer has rested on a link for 80 ms', async () => {
    const { prefetcher, begun } = createPendingPrefetcher();
    prefetcher.aim(cards[0]);
    await jest.advanceTimersByTimeAsync(79);
    expect(begun).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['1001']);
  });

  it('measures the 80 ms from the first contact with a link, despite moves within it', async () => {
    const { prefetcher, begun } = createPendingPrefetcher();
    prefetcher.aim(cards[0]);
    await jest.advanceTimersByTimeAsync(60);
    prefetcher.aim(new URL(cards[0] ?? ''));
    await jest.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(['1001']);
  });

  it('requests nothing that the pointer only passes over', async () => {
    const { prefetcher, begun } = createPendingPrefetcher();
    for (const card of cards) {
      prefetcher.aim(card);
      await jest.advanceTimersByTimeAsync(40);
      prefetcher.aim(undefined);
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([]);
  });

  it('sends at most two requests while the pointer passes slowly over 24 cards', async () => {
    const { prefetcher, begun, endOne } = createPendingPrefetcher();
    for (const card of cards) {
      prefetcher.aim(card);
      await jest.advanceTimersByTimeAsync(200);
    }
    expect(begun).toEqual(['1001']);
    await endOne();
    // The link under the pointer.
    expect(begun).toEqual(['1001', '1024']);
    await endOne();
    expect(begun).toHaveLength(2);
  });

  it('does not prefetch a queued link that the pointer has left', async () => {
    const { prefetcher, begun, endOne } = createPendingPrefetcher();
    for (const card of cards.slice(0, 2)) {
      prefetcher.aim(card);
      await jest.advanceTimersByTimeAsync(100);
    }
    prefetcher.aim(undefined);
    await endOne();
    expect(begun).toEqual(['1001']);
  });

  it('continues after a failed prefetch', async () => {
    const { prefetcher, begun, ends } = createPendingPrefetcher();
    prefetcher.aim(cards[0]);
    await jest.advanceTimersByTimeAsync(100);
    ends[0]?.reject(new Error('lost'));
    prefetcher.aim(cards[1]);
    await jest.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['1001', '1002']);
  });

  it('sends no request when the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { prefetcher, begun } = createPendingPrefetcher();
    prefetcher.aim(cards[0]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([]);
  });
});
