import type { Canary } from '@dswine/shared/contract/canary';
import type { CohortFigures, Share } from '../reports/canary-files.ts';

export type Limits = Canary['limits'];

export const defaultLimits: Limits = { views: 100, errors: 20, inpPercent: 50, inpMs: 100 };

/** Views, or interactions, before which nothing is judged. */
const MIN_SAMPLE = 50;
const MIN_INTERACTIONS = 100;
/** Fewer failures are ignored. */
const MIN_FAILED = 5;
/** How many times the failure rate of live a canary may have. */
const MAX_RATIO = 3;

/**
 * Compares a canary with what is live: a sentence why it is worse, or undefined. Worse is a failure
 * rate that is both more than `MAX_RATIO` times that of live and more than `errors` per mille above
 * it; or an INP (75th percentile) that is both `inpPercent` and `inpMs` above that of live.
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
  const [inp, liveInp] = [quartile(canary.inp), quartile(live.inp)];
  if (inp === undefined || liveInp === undefined) return undefined;
  const slow = Math.max(liveInp * (1 + limits.inpPercent / 100), liveInp + limits.inpMs);
  return inp > slow
    ? `interactions took ${inp} ms (INP, 75th percentile), of live ${liveInp} ms`
    : undefined;
}

/** The rule, for people. */
export function describeRule({ views, errors, inpPercent, inpMs }: Limits): string {
  return (
    `It ends when more of its views fail than of live in the same time (5xx or a missing part, 4xx, errors in the browser): more than ${MAX_RATIO} times as many, and ${errors / 10} percentage points more; ` +
    `or when its INP (75th percentile) is ${inpPercent} % and ${inpMs} ms above that of live. ` +
    `Nothing is judged before ${MIN_SAMPLE} views with ${MIN_FAILED} failures, or ${MIN_INTERACTIONS} interactions. ` +
    `Its share grows only after ${views} views.`
  );
}

function isWorse(canary: Share, live: Share, margin: number): boolean {
  if (canary.of < MIN_SAMPLE || canary.failed < MIN_FAILED) return false;
  const rate = shareOf(live);
  return shareOf(canary) > Math.max(rate * MAX_RATIO, rate + margin);
}

/** The 75th percentile in ms; undefined with few observations. */
function quartile(counts: CohortFigures['inp']): number | undefined {
  const of = counts.reduce((total, [, count]) => total + count, 0);
  let seen = 0;
  for (const [ms, count] of counts) {
    seen += count;
    if (of >= MIN_INTERACTIONS && seen >= of * 0.75) return ms;
  }
  return undefined;
}

function shareOf({ of, failed }: Share): number {
  return of === 0 ? 0 : failed / of;
}

export function percent(share: Share): string {
  return `${(shareOf(share) * 100).toFixed(1)} % (${share.failed} of ${share.of})`;
}
