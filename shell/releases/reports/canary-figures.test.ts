import { type CohortFigures, defaultLimits, findWorse } from './canary-figures.ts';

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const HOUR = 3600;
/** The interval of servers that read their store from a bucket. */
const LOOK_SECONDS = 5;
const CANARY = 0.05;

/** Rates of failed views and of errors in browsers, and the time of interactions in ms. */
type Rates = { failed: number; browser: number; inp: number };

function createCohort(random: () => number, { failed, browser, inp }: Rates) {
  const [views, browsers] = [
    { of: 0, failed: 0 },
    { of: 0, failed: 0 },
  ];
  return {
    view() {
      for (const [share, rate] of [
        [views, failed],
        [browsers, browser],
      ] as const) {
        share.of += 1;
        if (random() < rate) share.failed += 1;
      }
    },
    figures: (): CohortFigures => ({
      ...{ views, browsers, missing: { of: views.of, failed: 0 } },
      inp: [[inp, views.of]],
    }),
  };
}

/** Simulates an hour of a canary. Returns its views when it was stopped, or undefined. */
function simulate(seed: number, perSecond: number, [live, canary]: readonly [Rates, Rates]) {
  const random = randomNumbers(seed);
  const [all, few] = [createCohort(random, live), createCohort(random, canary)];
  for (let second = 1; second <= HOUR; second += 1) {
    for (let view = 0; view < perSecond; view += 1) (random() < CANARY ? few : all).view();
    if (second % LOOK_SECONDS > 0) continue;
    if (findWorse(few.figures(), all.figures(), defaultLimits) !== undefined)
      return few.figures().views.of;
  }
  return undefined;
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  ['every view fails', { failed: 1 }],
  ['5 % of the views fail', { failed: 0.05 }],
  ['a fifth of the browsers report errors', { browser: 0.2 }],
  ['interactions take three times as long', { inp: 300 }],
])('stops a canary before it has had 2 %% of the views of an hour: %s', (_, change) => {
  const good = { failed: 0.001, browser: 0.01, inp: 100 };
  for (const seed of seeds(20))
    expect(simulate(seed, 10, [good, { ...good, ...change }])).toBeLessThan((HOUR * 10) / 50);
});

it('stops a good canary in at most 1 of 10 simulated hours, whatever fails at live', () => {
  for (const failed of [0.0005, 0.02]) {
    const rates = { failed, browser: 0.02, inp: 100 };
    const stopped = seeds(30).filter((seed) => simulate(seed * 7919, 2, [rates, rates]));
    expect(stopped.length).toBeLessThanOrEqual(3);
  }
});

const figures = (views: number, failed: number): CohortFigures => ({
  views: { of: views, failed },
  missing: { of: views, failed: 0 },
  browsers: { of: 0, failed: 0 },
  inp: [],
});

it('reports the failure rates of the canary and the live release', () => {
  expect(findWorse(figures(80, 20), figures(800, 2), defaultLimits)).toBe(
    '25.0 % (20 of 80) of views failed, of live 0.3 % (2 of 800)',
  );
});

it.each<[string, canary: [number, number], live: [number, number], isWorse: boolean]>([
  ['few failed views', [4, 4], [10_000, 0], false],
  ['few views', [49, 49], [10_000, 0], false],
  ['a small difference between the rates', [1e6, 15_000], [1e6, 0], false],
  ['twice the rate of live', [1e6, 100_000], [1e6, 50_000], false],
  ['a live release with few views', [50, 5], [5, 0], true],
  ['no figures', [0, 0], [0, 0], false],
])('compares %s', (_, canary, live, isWorse) => {
  const found = findWorse(figures(...canary), figures(...live), defaultLimits);
  expect(found !== undefined).toBe(isWorse);
});
