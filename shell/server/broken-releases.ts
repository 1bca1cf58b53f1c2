const SPARE_FOR_MS = 10_000;

export type BrokenReleases = { isSpared: (key: string) => boolean; report: (key: string) => void };

/**
 * Pages whose release failed to render are not tried again for ten seconds, so that a section which loops does not cost
 * a thread with every visit. A key names release and page, so a new release is tried at once.
 */
export function createBrokenReleases(now: () => number = Date.now): BrokenReleases {
  const until = new Map<string, number>();
  return {
    isSpared: (key) => (until.get(key) ?? 0) > now(),
    report(key) {
      for (const [known, end] of until) if (end <= now()) until.delete(known);
      until.set(key, now() + SPARE_FOR_MS);
    },
  };
}
