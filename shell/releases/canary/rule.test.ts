import { defaultLimits, findWorse, type CohortFigures } from './rule.ts';

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

type Rates = { failed: number; browser: number; inp: () => number };

const VIEWS_A_SECOND = 10;
const HOUR = 3600;
const REPORTS = 0.5;
const INTERACTIONS = 0.3;
/** Servers look every second. */
const bounds = Array.from({ length: 60 }, (_, at) => Math.round(10 * 1.15 ** at));

/**
 * Simulates an hour of a canary with 5 %: which second it stopped in, and how many of the hour's
 * views had seen it.
 */
function simulate(random: () => number, live: Rates, canary: Rates) {
  const cohorts = [live, canary].map((rates) => ({
    rates,
    views: { of: 0, failed: 0 },
    missing: { of: 0, failed: 0 },
    browsers: { of: 0, failed: 0 },
    counts: new Map<number, number>(),
  }));
  const figuresOf = (at: number): CohortFigures => {
    const { views, missing, browsers, counts } = cohorts[at] as (typeof cohorts)[number];
    return { views, missing, browsers, inp: [...counts].sort(([a], [b]) => a - b) };
  };
  for (let second = 1; second <= HOUR; second += 1) {
    for (let view = 0; view < VIEWS_A_SECOND; view += 1) {
      const cohort = cohorts[random() < 0.05 ? 1 : 0];
      if (!cohort) continue;
      const { rates, views, browsers, counts } = cohort;
      views.of += 1;
      if (random() < rates.failed) views.failed += 1;
      if (random() < REPORTS) {
        browsers.of += 1;
        if (random() < rates.browser) browsers.failed += 1;
      }
      if (random() < INTERACTIONS) {
        const took = rates.inp();
        const bound = bounds.find((one) => one >= took) ?? Infinity;
        counts.set(bound, (counts.get(bound) ?? 0) + 1);
      }
    }
    const why = findWorse(figuresOf(1), figuresOf(0), defaultLimits);
    if (why !== undefined) return { second, why, seen: figuresOf(1).views.of };
  }
  return undefined;
}

/** Log-normal times in ms, as interactions have. */
const times = (random: () => number, median: number) => () => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(0.8 * normal);
};

const ONE_PERCENT = (HOUR * VIEWS_A_SECOND) / 100;

it.each([
  ['every view fails', { failed: 1 }],
  ['a fifth of the views fails', { failed: 0.2 }],
  ['3 % of the views fail', { failed: 0.03 }],
  ['a tenth of the browsers reports errors', { browser: 0.1 }],
  ['interactions take three times as long', { median: 300 }],
])('stops a release before 1 %% of an hour’s views have seen it: %s', (_, change) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomNumbers(seed);
    const good = { failed: 0.001, browser: 0.01 };
    const { median = 100, ...worse } = { ...change } as { median?: number };
    const stopped = simulate(
      random,
      { ...good, inp: times(random, 100) },
      { ...good, ...worse, inp: times(random, median) },
    );
    expect(stopped?.seen).toBeLessThan(ONE_PERCENT);
  }
});

it.each([0.0005, 0.02])(
  'stops a good release in fewer than 1 of 100 hours, when a share of %d fails anyway',
  (failed) => {
    let stopped = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const random = randomNumbers(seed * 7919);
      const rates = { failed, browser: 0.02, inp: times(random, 100) };
      if (simulate(random, rates, rates)) stopped += 1;
    }
    expect(stopped).toBeLessThanOrEqual(1);
  },
);

const figures = (views: number, failed: number): CohortFigures => ({
  views: { of: views, failed },
  missing: { of: views, failed: 0 },
  browsers: { of: 0, failed: 0 },
  inp: [],
});

it('says why, with both numbers', () => {
  expect(findWorse(figures(40, 10), figures(800, 2), defaultLimits)).toBe(
    '25.0 % (10 of 40) of views failed, of live 0.3 % (2 of 800)',
  );
});

it('takes two failed views for chance, and a small difference for none', () => {
  expect(findWorse(figures(2, 2), figures(10_000, 0), defaultLimits)).toBeUndefined();
  expect(findWorse(figures(1e6, 4500), figures(1e6, 0), defaultLimits)).toBeUndefined();
});

it('compares although few views of live reach the servers behind a cache', () => {
  expect(findWorse(figures(20, 20), figures(5, 0), defaultLimits)).toMatch('100.0 %');
});

it('judges nothing without figures', () => {
  expect(findWorse(figures(0, 0), figures(0, 0), defaultLimits)).toBeUndefined();
});
