import { createPageRequests } from './page-requests.ts';

/** Page requests of a document rendered with `Edition`. The test settles each response. */
function createPendingRequests() {
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

describe('createPageRequests', () => {
  it('aborts requests that the next page does not need', async () => {
    const { requests, aborted } = createPendingRequests();
    requests.enter(['Albums', 'Shared']);
    const [albums, shared] = [requests.load('Albums'), requests.load('Shared')];
    requests.enter(['Contact', 'Shared']);
    expect(aborted()).toEqual(['Albums']);
    expect(await outcomeOf(albums)).toBe('rejected');
    expect(await outcomeOf(shared)).toBe('waiting');
  });

  it('aborts requests that the page itself repeated', async () => {
    const { requests, aborted } = createPendingRequests();
    requests.enter(['Albums']);
    const again = requests.fetch('Albums');
    requests.enter([]);
    expect(aborted()).toEqual(['Albums']);
    expect(await outcomeOf(again)).toBe('rejected');
  });

  it('sends an aborted request again', async () => {
    const { requests, requested } = createPendingRequests();
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

  it('aborts a prefetch only when a page waited for it', async () => {
    const { requests, requested, aborted } = createPendingRequests();
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

  it('does not abort requests that belong to no page', async () => {
    const { requests, aborted } = createPendingRequests();
    requests.enter(['News']);
    const unrelated = requests.fetch('MyList');
    requests.enter([]);
    expect(aborted()).toEqual([]);
    expect(await outcomeOf(unrelated)).toBe('waiting');
  });

  it('sends one request for two callers, and none for data of the document', async () => {
    const { requests, requested } = createPendingRequests();
    requests.enter(['Edition', 'News']);
    expect(await requests.load('Edition')).toBeUndefined();
    const both = Promise.all([requests.load('News'), requests.fetch('News')]);
    expect(requested).toHaveLength(1);
    requested[0]?.response.resolve('news');
    expect(await both).toEqual(['news', 'news']);
  });

  it('sends a failed request again', async () => {
    const { requests, requested } = createPendingRequests();
    requests.enter(['News']);
    const first = requests.load('News');
    requested[0]?.response.reject(new Error('lost'));
    expect(await outcomeOf(first)).toBe('rejected');
    void requests.load('News');
    expect(requested).toHaveLength(2);
  });
});
