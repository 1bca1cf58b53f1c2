import { describe, expect, it } from '@jest/globals';
import { createPageRequests } from './page-requests.ts';

/** Page requests of a document that brought `Edition`, with answers that come when the test says so. */
function held() {
  const asked: {
    key: string;
    bar: boolean;
    signal: AbortSignal;
    answer: PromiseWithResolvers<unknown>;
  }[] = [];
  const requests = createPageRequests({
    known: ['Edition'],
    renderedAt: Date.now(),
    request: (key, how) => {
      const answer = Promise.withResolvers<unknown>();
      how.signal.addEventListener('abort', () => answer.reject(how.signal.reason));
      asked.push({ key, ...how, answer });
      return answer.promise;
    },
  });
  const aborted = () => asked.filter(({ signal }) => signal.aborted).map(({ key }) => key);
  return { requests, asked, aborted };
}

/** What became of a promise so far. */
async function fate(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    () => 'answered',
    () => 'rejected',
  );
  return Promise.race([
    settled,
    new Promise<string>((resolve) => setTimeout(() => resolve('waiting'), 5)),
  ]);
}

describe('the requests of pages', () => {
  it('aborts what the next page does not need', async () => {
    const { requests, aborted } = held();
    requests.enter(['Albums', 'Shared']);
    const [albums, shared] = [requests.load('Albums'), requests.load('Shared')];
    requests.enter(['Contact', 'Shared']);
    expect(aborted()).toEqual(['Albums']);
    expect(await fate(albums)).toBe('rejected');
    expect(await fate(shared)).toBe('waiting');
  });

  it('aborts what the page itself asked for once more', async () => {
    const { requests, aborted } = held();
    requests.enter(['Albums']);
    const again = requests.fetch('Albums');
    requests.enter([]);
    expect(aborted()).toEqual(['Albums']);
    expect(await fate(again)).toBe('rejected');
  });

  it('asks anew for what was aborted', async () => {
    const { requests, asked } = held();
    requests.enter(['Albums']);
    const first = requests.load('Albums').catch(() => undefined);
    requests.enter([]);
    requests.enter(['Albums']);
    const second = requests.load('Albums');
    expect(asked.map(({ key }) => key)).toEqual(['Albums', 'Albums']);
    await first;
    // The end of the first one does not touch the second.
    expect(await fate(second)).toBe('waiting');
    asked[1]?.answer.resolve('albums');
    expect(await second).toBe('albums');
    expect(await requests.load('Albums')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('lets a prefetch run that nobody waits for, and aborts one that a page waited for', async () => {
    const { requests, asked, aborted } = held();
    void requests.prefetch('Albums').catch(() => undefined);
    requests.enter(['News']);
    expect(aborted()).toEqual([]);
    requests.enter(['Albums']);
    const albums = requests.load('Albums');
    expect(asked.map(({ bar }) => bar)).toEqual([false]);
    requests.enter([]);
    expect(aborted()).toEqual(['Albums']);
    expect(await fate(albums)).toBe('rejected');
  });

  it('leaves what belongs to no page alone', async () => {
    const { requests, aborted } = held();
    requests.enter(['News']);
    const own = requests.fetch('MyList');
    requests.enter([]);
    expect(aborted()).toEqual([]);
    expect(await fate(own)).toBe('waiting');
  });

  it('asks once for what two wait for, and not for what the document brought', async () => {
    const { requests, asked } = held();
    requests.enter(['Edition', 'News']);
    expect(await requests.load('Edition')).toBeUndefined();
    const both = Promise.all([requests.load('News'), requests.fetch('News')]);
    expect(asked).toHaveLength(1);
    asked[0]?.answer.resolve('news');
    expect(await both).toEqual(['news', 'news']);
  });

  it('asks again after a failure', async () => {
    const { requests, asked } = held();
    requests.enter(['News']);
    const first = requests.load('News');
    asked[0]?.answer.reject(new Error('lost'));
    expect(await fate(first)).toBe('rejected');
    void requests.load('News');
    expect(asked).toHaveLength(2);
  });
});
