import { jest } from '@jest/globals';
import { createHydration, LAYOUT } from './hydration.ts';
import type { PagePart } from './matched-page.ts';

const key = 'info/news';
const part = { key, section: { name: 'info' }, source: { id: 'news' } } as PagePart;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-boundary="info" data-boundary-page="news"></div>';
});
afterEach(() => jest.useRealTimers());

/** Whether `hydration.ready` is resolved, as a function. */
function watch({ ready }: ReturnType<typeof createHydration>) {
  let isReady = false;
  void ready.then(() => (isReady = true));
  return async () => {
    await jest.advanceTimersByTimeAsync(0);
    return isReady;
  };
}

it('is ready when the layout and all parts of the page are hydrated', async () => {
  const hydration = createHydration();
  const isReady = watch(hydration);
  void hydration.whenShown([part]);
  hydration.markHydrated(LAYOUT, null);
  expect(await isReady()).toBe(false);
  hydration.markHydrated(key, null);
  expect(await isReady()).toBe(true);
});

it('is ready when the page was given up', async () => {
  const hydration = createHydration();
  const isReady = watch(hydration);
  void hydration.whenShown([part]);
  hydration.markHydrated(LAYOUT, null);
  hydration.giveUp();
  expect(await isReady()).toBe(true);
});

it('is ready some seconds after the layout, if the code of a part is slow', async () => {
  const hydration = createHydration();
  const isReady = watch(hydration);
  void hydration.whenShown([part]);
  hydration.markHydrated(LAYOUT, null);
  await jest.advanceTimersByTimeAsync(3999);
  expect(await isReady()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isReady()).toBe(true);
});
