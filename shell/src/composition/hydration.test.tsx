import { createHydration, LAYOUT } from './hydration.ts';
import type { PagePart } from './matched-page.ts';

const key = 'info/news';
const part = { key, section: { name: 'info' }, source: { id: 'news' } } as PagePart;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-boundary="info" data-boundary-page="news"></div>';
});
afterEach(() => jest.useRealTimers());

/** A page whose layout is hydrated, and whether it is ready. */
function hydrateLayout() {
  const hydration = createHydration();
  let isReady = false;
  void hydration.ready.then(() => (isReady = true));
  void hydration.finish([part]);
  hydration.markHydrated(LAYOUT, null);
  const isReadyAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return isReady;
  };
  return { hydration, isReadyAfter };
}

it('is ready when the layout and all parts of the page are hydrated', async () => {
  const { hydration, isReadyAfter } = hydrateLayout();
  expect(await isReadyAfter(0)).toBe(false);
  hydration.markHydrated(key, null);
  expect(await isReadyAfter(0)).toBe(true);
});

it('is ready when the page was given up', async () => {
  const { hydration, isReadyAfter } = hydrateLayout();
  hydration.giveUp();
  expect(await isReadyAfter(0)).toBe(true);
});

it('is ready when it was given up before anything was shown', async () => {
  const { giveUp, ready } = createHydration();
  giveUp();
  await expect(ready).resolves.toBeUndefined();
});

it('is ready some seconds after the layout, if the code of a part is slow', async () => {
  const { isReadyAfter } = hydrateLayout();
  expect(await isReadyAfter(3999)).toBe(false);
  expect(await isReadyAfter(1)).toBe(true);
});
