import { createLoadingBar } from './loading-bar.ts';

/** Records what a bar shows. */
function watched() {
  const seen = { share: 0, red: false, finished: 0 };
  const bar = createLoadingBar({
    grow: (share) => void (seen.share = share),
    redden: (red) => void (seen.red = red),
    finish: () => void (seen.finished += 1),
  });
  return { seen, bar };
}

beforeEach(() => void jest.useFakeTimers());

it('is not shown for less than 200 ms', () => {
  const { seen, bar } = watched();
  const end = bar.begin();
  jest.advanceTimersByTime(199);
  end('failed');
  jest.advanceTimersByTime(10_000);
  expect(seen).toEqual({ share: 0, red: false, finished: 0 });
});

it('grows for 5000 ms and does not finish by itself', () => {
  const { seen, bar } = watched();
  const end = bar.begin();
  jest.advanceTimersByTime(200 + 2600);
  expect(seen.share).toBeCloseTo(0.52);
  jest.advanceTimersByTime(20_000);
  expect(seen).toEqual({ share: 0.994, red: false, finished: 0 });
  end('done');
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual({ share: 0.994, red: false, finished: 1 });
});

it('turns red on a failure and stays visible for a moment', () => {
  const { seen, bar } = watched();
  const end = bar.begin();
  jest.advanceTimersByTime(400);
  end('failed');
  expect(seen).toMatchObject({ red: true, finished: 0 });
  jest.advanceTimersByTime(800);
  expect(seen.finished).toBe(1);
  // The next bar starts in its normal colour, and a cancelled request leaves it.
  const next = bar.begin();
  jest.advanceTimersByTime(200);
  next('cancelled');
  expect(seen).toMatchObject({ red: false, finished: 2 });
});

it('finishes with the last of several requests, red when one of them failed', () => {
  const { seen, bar } = watched();
  const [first, second] = [bar.begin(), bar.begin()];
  jest.advanceTimersByTime(300);
  first('failed');
  first('failed');
  expect(seen).toMatchObject({ red: true, finished: 0 });
  second('done');
  jest.advanceTimersByTime(800);
  expect(seen.finished).toBe(1);
});

it.each([
  ['loses its red colour when a request begins before it finishes', 5000, false, 0],
  ['finishes red when a short request begins and ends meanwhile', 100, true, 1],
])('%s', (_what, runsFor, red, finished) => {
  const { seen, bar } = watched();
  const end = bar.begin();
  jest.advanceTimersByTime(300);
  end('failed');
  jest.advanceTimersByTime(100);
  const next = bar.begin();
  jest.advanceTimersByTime(runsFor);
  if (finished) next('done');
  jest.advanceTimersByTime(600);
  expect(seen).toMatchObject({ red, finished });
});
