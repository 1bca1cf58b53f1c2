/**
 * The number of insertions, deletions, substitutions and swaps of neighbours between two texts.
 * Stops with `limit + 1` when the number exceeds `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      row.push(steps);
      least = Math.min(least, steps);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? limit + 1;
}

/** How many typing errors search tolerates in a word of this length. */
export function errorsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
