import type { CohortFigures } from '../reports/canary-files.ts';
import { defaultLimits, findWorse } from './rule.ts';

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
type Traffic = { perSecond: number; random: () => number };

const HOUR = 3600;
/** The interval of servers that read their store from a bucket. */
const LOOK_SECONDS = 5;
const CANARY = 0.05;
const REPORTED = 0.5;
const INTERACTIONS = 0.3;
const limitAt = (bucket: number) => Math.round(1.15 ** bucket);
const bucketOf = (ms: number) => Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(1.15));

function createCohort(random: () => number, rates: Rates) {
  const [views, browsers] = [
    { of: 0, failed: 0 },
    { of: 0, failed: 0 },
  ];
  const counts = Array.from({ length: 100 }, () => 0);
  return {
    view() {
      views.of += 1;
      if (random() < rates.failed) views.failed += 1;
      if (random() < REPORTED) {
        browsers.of += 1;
        if (random() < rates.browser) browsers.failed += 1;
      }
      if (random() < INTERACTIONS) {
        const bucket = bucketOf(rates.inp());
        counts[bucket] = (counts[bucket] ?? 0) + 1;
      }
    },
    figures: (): CohortFigures => ({
      views,
      missing: { of: views.of, failed: 0 },
      browsers,
      inp: counts.flatMap((count, bucket) =>
        count > 0 ? [[limitAt(bucket), count] as const] : [],
      ),
    }),
  };
}

/** Simulates an hour of a canary. Returns its views when it was stopped, or undefined. */
function simulate({ random, perSecond }: Traffic, live: Rates, canary: Rates) {
  const [all, few] = [createCohort(random, live), createCohort(random, canary)];
  for (let second = 1; second <= HOUR; second += 1) {
    for (let view = 0; view < perSecond; view += 1) (random() < CANARY ? few : all).view();
    if (second % LOOK_SECONDS > 0) continue;
    if (findWorse(few.figures(), all.figures(), defaultLimits) !== undefined)
      return few.figures().views.of;
  }
  return undefined;
}

/** Log-normal times in ms, the distribution of interaction times. */
const times = (random: () => number, median: number) => () => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(0.8 * normal);
};

it.each([
  ['every view fails', { failed: 1 }],
  ['a fifth of the views fail', { failed: 0.2 }],
  ['5 % of the views fail', { failed: 0.05 }],
  ['a fifth of the browsers report errors', { browser: 0.2 }],
  ['interactions take three times as long', { median: 300 }],
])('stops a canary before it has had 2 %% of the views of an hour: %s', (_, change) => {
  const perSecond = 10;
  const twoPercent = (HOUR * perSecond) / 50;
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomNumbers(seed);
    const good = { failed: 0.001, browser: 0.01 };
    const { median = 100, ...worse } = { ...change } as { median?: number };
    const seen = simulate(
      { random, perSecond },
      { ...good, inp: times(random, 100) },
      { ...good, ...worse, inp: times(random, median) },
    );
    expect(seen).toBeLessThan(twoPercent);
  }
});

it('stops a good canary in at most 1 of 10 simulated hours, whatever fails at live', () => {
  for (const failed of [0.0005, 0.02]) {
    let stopped = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = randomNumbers(seed * 7919);
      const rates = { failed, browser: 0.02, inp: times(random, 100) };
      if (simulate({ random, perSecond: 2 }, rates, rates) !== undefined) stopped += 1;
    }
    expect(stopped).toBeLessThanOrEqual(3);
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
