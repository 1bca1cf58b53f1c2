/**
 * Values in buckets that grow by 15 %, so that a percentile is right to some percent: bucket ->
 * how many. Small to store, and histograms of several servers can be added.
 */
export type Histogram = Record<string, number>;

const GROWTH = 1.15;
/** Enough for a minute in ms, from `SMALLEST`. */
const BUCKETS = 130;
/** Layout shifts are less than one; times in ms are more. */
const SMALLEST = 0.001;

/** Counts a value. */
export function observe(histogram: Histogram, value: number): void {
  const bucket = Math.ceil(Math.log(Math.max(value, SMALLEST) / SMALLEST) / Math.log(GROWTH));
  const key = String(Math.min(bucket, BUCKETS));
  histogram[key] = (histogram[key] ?? 0) + 1;
}

/** Adds the counts of one histogram to another. */
export function addHistogram(to: Histogram, from: Histogram): void {
  for (const [bucket, count] of Object.entries(from)) to[bucket] = (to[bucket] ?? 0) + count;
}

/** How many values there are, and the one that a share of them does not exceed. */
export function percentile(
  histogram: Histogram,
  share: number,
): { count: number; value: number | undefined } {
  const buckets = Object.entries(histogram)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);
  const count = buckets.reduce((sum, [, one]) => sum + one, 0);
  let missing = share * count;
  for (const [bucket, one] of buckets) {
    if (missing > one) {
      missing -= one;
      continue;
    }
    // Between the bounds of the bucket, as far as the missing share of its values.
    const value = bucket === 0 ? 0 : SMALLEST * GROWTH ** (bucket - 1 + missing / one);
    return { count, value };
  }
  return { count, value: undefined };
}
