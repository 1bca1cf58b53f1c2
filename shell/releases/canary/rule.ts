import type { Canary } from '@dswine/shared/contract/canary';

/** Of so many observations, so many failed. */
export type Share = { of: number; failed: number };

/** What readers of a canary, or of what is live in the same time, have had. */
export type CohortFigures = {
  /** Views of pages; failed are errors (5xx) and pages in which a part could not be rendered. */
  views: Share;
  /** The same views; failed are those with a status of 4xx. */
  missing: Share;
  /** Views of which browsers reported; failed are those with an error or a file that was lost. */
  browsers: Share;
  /** Interactions by the time until the next paint, in ms: `[upper limit, number]`, ascending. */
  inp: readonly (readonly [ms: number, count: number])[];
};

export type Limits = Canary['limits'];

export const defaultLimits: Limits = { views: 100, errors: 5, inpPercent: 20, inpMs: 50 };

/** How many times likelier a difference must be than chance. */
export const ODDS = 1000;
/** One reader's trouble is no proof. */
const LEAST_FAILED = 3;

/**
 * Judges a canary against what is live, as often as wanted: a sentence why it is worse, or
 * undefined. Worse is a larger share of views that failed on servers, were not found, or failed in browsers, by more
 * than
 * `errors` percentage points; or more than a quarter of interactions above the time that is
 * `inpPercent` and `inpMs` over the third quartile of live. In each case the difference must also be
 * `ODDS` times likelier than none (`oddsOfDifference`).
 */
export function findWorse(
  canary: CohortFigures,
  live: CohortFigures,
  limits: Limits,
): string | undefined {
  const failures = [
    ['of views failed', canary.views, live.views],
    ['of views were not found', canary.missing, live.missing],
    ['of views had errors in the browser', canary.browsers, live.browsers],
  ] as const;
  for (const [what, own, other] of failures)
    if (isWorse(own, other, limits.errors / 1000))
      return `${percent(own)} ${what}, of live ${percent(other)}`;
  const liveQuartile = quartile(live.inp);
  if (liveQuartile === undefined) return undefined;
  const slow = Math.max(liveQuartile * (1 + limits.inpPercent / 100), liveQuartile + limits.inpMs);
  const own = above(canary.inp, slow);
  const isSlower = own.failed > own.of / 4 && isWorse(own, above(live.inp, slow), 0);
  return isSlower
    ? `interactions took ${quartile(canary.inp)} ms (INP, 75th percentile), of live ${liveQuartile} ms`
    : undefined;
}

/** The rule, for people. */
export function describeRule({ views, errors, inpPercent, inpMs }: Limits): string {
  return (
    `It ends when a larger share of its views fails than of live in the same time (5xx or a missing part, 4xx, errors in the browser), by more than ${errors / 10} percentage points; ` +
    `or when more than a quarter of its interactions take longer than the 75th percentile of live, ${inpPercent} % and ${inpMs} ms added. ` +
    `The difference must be ${ODDS} times likelier than chance, and ${LEAST_FAILED} views must have failed. ` +
    `Its share grows only after ${views} views.`
  );
}

function isWorse(canary: Share, live: Share, margin: number): boolean {
  if (canary.failed < LEAST_FAILED) return false;
  const difference = shareOf(canary) - shareOf(live);
  return difference > margin && oddsOfDifference(canary, live) >= ODDS;
}

/**
 * How much likelier two shares are when they have rates of their own than when they have one
 * (Bayes factor of two binomial samples, uniform rates): B(a)·B(b)/B(a+b), where B is the beta
 * function of failed and other observations, each plus one. It may be looked at again and again:
 * chance hardly ever makes it large, and it then returns.
 */
export function oddsOfDifference(one: Share, other: Share): number {
  const both = { of: one.of + other.of, failed: one.failed + other.failed };
  return Math.exp(logBeta(one) + logBeta(other) - logBeta(both));
}

function logBeta({ of, failed }: Share): number {
  return logFactorial(failed) + logFactorial(of - failed) - logFactorial(of + 1);
}

/** ln(n!), by Stirling's series above 20; its error is less than 1e-9. */
function logFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

function above(counts: CohortFigures['inp'], limit: number): Share {
  const sum = (all: CohortFigures['inp']) => all.reduce((total, [, count]) => total + count, 0);
  return { of: sum(counts), failed: sum(counts.filter(([ms]) => ms > limit)) };
}

/** The 75th percentile; undefined without observations. */
function quartile(counts: CohortFigures['inp']): number | undefined {
  const { of } = above(counts, Infinity);
  let seen = 0;
  for (const [ms, count] of counts) {
    seen += count;
    if (of > 0 && seen >= of * 0.75) return ms;
  }
  return undefined;
}

export function shareOf({ of, failed }: Share): number {
  return of === 0 ? 0 : failed / of;
}

export function percent(share: Share): string {
  return `${(shareOf(share) * 100).toFixed(1)} % (${share.failed} of ${share.of})`;
}
