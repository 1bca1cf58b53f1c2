import { describe, expect, it } from '@jest/globals';
import { createPageRequests } from './page-requests.ts';

/** Page requests of a document rendered with `Edition`. The test settles each response. */
function createHeldRequests() {
  const requested: {
    key: string;
    bar: boolean;
    signal: AbortSignal;
    response: PromiseWithResolvers<unknown>;
  }[] = [];
  const requests = createPageRequests({
    initialKeys: ['Edition'],
    renderedAt: Date.now(),
    request: (key, options) => {
      const response = Promise.withResolvers<unknown>();
      options.signal.addEventListener('abort', () => response.reject(options.signal.reason));
      requested.push({ key, ...options, response });
      return response.promise;
    },
  });
  const aborted = () => requested.filter(({ signal }) => signal.aborted).map(({ key }) => key);
  return { requests, requested, aborted };
}

/** The current state of a promise. */
async function outcomeOf(promise: Promise<unknown>): Promise<string> {
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
    const { requests, aborted } = createHeldRequests();
    requests.enter(['Albums', 'Shared']);
    const [albums, shared] = [requests.load('Albums'), requests.load('Shared')];
    requests.enter(['Contact', 'Shared']);
    expect(aborted()).toEqual(['Albums']);
    expect(await outcomeOf(albums)).toBe('rejected');
    expect(await outcomeOf(shared)).toBe('waiting');
  });

  it('aborts what the page itself asked for once more', async () => {
    const { requests, aborted } = createHeldRequests();
    requests.enter(['Albums']);
    const again = requests.fetch('Albums');
    requests.enter([]);
    expect(aborted()).toEqual(['Albums']);
    expect(await outcomeOf(again)).toBe('rejected');
  });

  it('asks anew for what was aborted', async () => {
    const { requests, requested } = createHeldRequests();
    requests.enter(['Albums']);
    const first = requests.load('Albums').catch(() => undefined);
    requests.enter([]);
    requests.enter(['Albums']);
    const second = requests.load('Albums');
    expect(requested.map(({ key }) => key)).toEqual(['Albums', 'Albums']);
    await first;
    // The first request's end does not affect the second.
    expect(await outcomeOf(second)).toBe('waiting');
    requested[1]?.response.resolve('albums');
    expect(await second).toBe('albums');
    expect(await requests.load('Albums')).toBeUndefined();
    expect(requested).toHaveLength(2);
  });

  it('lets a prefetch run that nobody waits for, and aborts one that a page waited for', async () => {
    const { requests, requested, aborted } = createHeldRequests();
    void requests.prefetch('Albums').catch(() => undefined);
    requests.enter(['News']);
    expect(aborted()).toEqual([]);
    requests.enter(['Albums']);
    const albums = requests.load('Albums');
    expect(requested.map(({ bar }) => bar)).toEqual([false]);
    requests.enter([]);
    expect(aborted()).toEqual(['Albums']);
    expect(await outcomeOf(albums)).toBe('rejected');
  });

  it('leaves what belongs to no page alone', async () => {
    const { requests, aborted } = createHeldRequests();
    requests.enter(['News']);
    const unrelated = requests.fetch('MyList');
    requests.enter([]);
    expect(aborted()).toEqual([]);
    expect(await outcomeOf(unrelated)).toBe('waiting');
  });

  it('asks once for what two wait for, and not for what the document brought', async () => {
    const { requests, requested } = createHeldRequests();
    requests.enter(['Edition', 'News']);
    expect(await requests.load('Edition')).toBeUndefined();
    const both = Promise.all([requests.load('News'), requests.fetch('News')]);
    expect(requested).toHaveLength(1);
    requested[0]?.response.resolve('news');
    expect(await both).toEqual(['news', 'news']);
  });

  it('asks again after a failure', async () => {
    const { requests, requested } = createHeldRequests();
    requests.enter(['News']);
    const first = requests.load('News');
    requested[0]?.response.reject(new Error('lost'));
    expect(await outcomeOf(first)).toBe('rejected');
    void requests.load('News');
    expect(requested).toHaveLength(2);
  });
});
