const atOnce = 2000;

/**
 * Returns a sorted copy. A generator that yields every few thousand comparisons, so that its caller
 * can yield to other work.
 */
export function* sortCooperatively<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Generator<void, T[]> {
  let parts: T[][] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    parts.push(items.slice(start, start + atOnce).sort(compare));
    yield;
  }
  while (parts.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < parts.length; at += 2)
      merged.push(yield* merge(parts[at] ?? [], parts[at + 1] ?? [], compare));
    parts = merged;
  }
  return parts[0] ?? [];
}

function* merge<T>(
  one: T[],
  other: T[],
  compare: (one: T, other: T) => number,
): Generator<void, T[]> {
  const merged: T[] = [];
  let mine = 0;
  let theirs = 0;
  while (mine < one.length && theirs < other.length) {
    const isMine = compare(one[mine] as T, other[theirs] as T) <= 0;
    merged.push((isMine ? one[mine++] : other[theirs++]) as T);
    if (merged.length % atOnce === 0) yield;
  }
  return merged.concat(one.slice(mine), other.slice(theirs));
}
