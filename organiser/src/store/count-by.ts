/** Counts the items per code. */
export function countBy<T>(list: readonly T[], codeOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(codeOf(one), (counts.get(codeOf(one)) ?? 0) + 1);
  return counts;
}
