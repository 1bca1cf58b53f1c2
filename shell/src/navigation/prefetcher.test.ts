import { createPrefetcher } from './prefetcher.ts';

const card = (id: number) => new URL(`http://localhost/VisitorExhibitor/Detail/${id}`);
const ids = Array.from({ length: 24 }, (_, at) => 1001 + at);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A prefetcher whose requests the test settles. */
function createPendingPrefetcher() {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<undefined>[] = [];
  const prefetcher = createPrefetcher((url) => {
    begun.push(Number(url.pathname.split('/').at(-1)));
    const end = Promise.withResolvers<undefined>();
    ends.push(end);
    return end.promise;
  });
  const aim = async (id: number | undefined, ms: number) => {
    prefetcher.aim(id === undefined ? undefined : card(id));
    await pass(ms);
  };
  const endOne = async () => {
    ends.shift()?.resolve(undefined);
    await pass(0);
  };
  return { aim, begun, endOne, ends };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it('waits until the pointer has rested on a link for 80 ms, despite moves within it', async () => {
  const { aim, begun } = createPendingPrefetcher();
  await aim(1001, 60);
  await aim(1001, 19);
  expect(begun).toEqual([]);
  await pass(1);
  expect(begun).toEqual([1001]);
});

it('requests nothing that the pointer only passes over', async () => {
  const { aim, begun } = createPendingPrefetcher();
  for (const id of ids) {
    await aim(id, 40);
    await aim(undefined, 0);
  }
  await pass(1000);
  expect(begun).toEqual([]);
});

it('sends at most two requests while the pointer passes slowly over 24 cards', async () => {
  const { aim, begun, endOne } = createPendingPrefetcher();
  for (const id of ids) await aim(id, 200);
  expect(begun).toEqual([1001]);
  await endOne();
  // The link under the pointer.
  expect(begun).toEqual([1001, 1024]);
  await endOne();
  expect(begun).toHaveLength(2);
});

it('does not prefetch a queued link that the pointer has left', async () => {
  const { aim, begun, endOne } = createPendingPrefetcher();
  for (const id of [1001, 1002, undefined]) await aim(id, 100);
  await endOne();
  expect(begun).toEqual([1001]);
});

it('continues after a failed prefetch', async () => {
  const { aim, begun, ends } = createPendingPrefetcher();
  await aim(1001, 100);
  ends[0]?.reject(new Error('lost'));
  await aim(1002, 100);
  expect(begun).toEqual([1001, 1002]);
});

it('sends no request when the browser saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { aim, begun } = createPendingPrefetcher();
  await aim(1001, 1000);
  expect(begun).toEqual([]);
});
