import { setImmediate as flush } from 'node:timers/promises';
import { createPageRequests } from './page-requests.ts';

const renderedAt = Date.parse('2026-04-17T10:00:00+08:00');
beforeEach(() => void jest.useFakeTimers({ now: renderedAt }));

/** Page requests of a document rendered with `Edition`. The test settles each response. */
function createPendingRequests() {
  const requested: { key: string; bar: boolean; response: PromiseWithResolvers<unknown> }[] = [];
  const aborted: string[] = [];
  const requests = createPageRequests({
    initialKeys: ['Edition'],
    renderedAt,
    request: (key, { bar, signal }) => {
      const response = Promise.withResolvers<unknown>();
      signal.addEventListener('abort', () => {
        aborted.push(key);
        response.reject(signal.reason);
      });
      requested.push({ key, bar, response });
      return response.promise;
    },
  });
  return { requests, requested, aborted };
}

/** The current state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'pending';
  promise.then(
    () => (state = 'fulfilled'),
    () => (state = 'rejected'),
  );
  await flush();
  return state;
}

it('aborts requests that the next page does not need', async () => {
  const { requests, aborted } = createPendingRequests();
  requests.enter(['Albums', 'Own', 'Shared']);
  const [albums, shared] = [requests.load('Albums'), requests.load('Shared')];
  const again = requests.fetch('Own');
  requests.enter(['Contact', 'Shared']);
  expect(aborted).toEqual(['Albums', 'Own']);
  expect(await Promise.all([albums, shared, again].map(stateOf))).toEqual([
    'rejected',
    'pending',
    'rejected',
  ]);
});

it('sends an aborted request again', async () => {
  const { requests, requested } = createPendingRequests();
  requests.enter(['Albums']);
  const first = requests.load('Albums');
  requests.enter([]);
  requests.enter(['Albums']);
  const second = requests.load('Albums');
  expect(requested.map(({ key }) => key)).toEqual(['Albums', 'Albums']);
  expect(await stateOf(first)).toBe('rejected');
  // The first request's end does not affect the second.
  expect(await stateOf(second)).toBe('pending');
  requested[1]?.response.resolve('albums');
  expect(await second).toBe('albums');
  expect(await requests.load('Albums')).toBeUndefined();
  expect(requested).toHaveLength(2);
});

it('aborts a prefetch only when a page waited for it', async () => {
  const { requests, requested, aborted } = createPendingRequests();
  void requests.prefetch('Albums').catch(() => undefined);
  requests.enter(['News']);
  expect(aborted).toEqual([]);
  requests.enter(['Albums']);
  const albums = requests.load('Albums');
  expect(requested.map(({ bar }) => bar)).toEqual([false]);
  requests.enter([]);
  expect(await stateOf(albums)).toBe('rejected');
});

it('does not abort requests that belong to no page', async () => {
  const { requests } = createPendingRequests();
  requests.enter(['News']);
  const unrelated = requests.fetch('MyList');
  requests.enter([]);
  expect(await stateOf(unrelated)).toBe('pending');
});

it('shows no bar for what a page requests that the reader has left', () => {
  const { requests, requested } = createPendingRequests();
  requests.enter(['Albums']);
  requests.enter(['News']);
  void requests.fetch('Albums');
  void requests.fetch('MyList');
  expect(requested.map(({ bar }) => bar)).toEqual([false, true]);
});

it('sends one request for two callers, and none for data that is less than 60 s old', async () => {
  const { requests, requested } = createPendingRequests();
  requests.enter(['Edition', 'News']);
  jest.setSystemTime(renderedAt + 59_999);
  expect(await requests.load('Edition')).toBeUndefined();
  const both = Promise.all([requests.load('News'), requests.fetch('News')]);
  expect(requested).toHaveLength(1);
  requested[0]?.response.resolve('news');
  expect(await both).toEqual(['news', 'news']);
  jest.setSystemTime(renderedAt + 60_000);
  void requests.load('Edition');
  expect(requested).toHaveLength(2);
});

it('sends a failed request again', async () => {
  const { requests, requested } = createPendingRequests();
  requests.enter(['News']);
  const first = requests.load('News');
  requested[0]?.response.reject(new Error('lost'));
  expect(await stateOf(first)).toBe('rejected');
  void requests.load('News');
  expect(requested).toHaveLength(2);
});
