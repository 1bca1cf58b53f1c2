import type { Clock } from '@dswine/shared/process/clock';
import type { RecentViews } from '../../releases/index.ts';

const STEP_MS = 5 * 60_000;
const STEPS = 12;
/** Any client can name earlier compositions. */
const MAX_REVISIONS = 20;

/** Counts by composition what browsers have reported of their pages in the last hour. */
export function createRecentViews(clock: Pick<Clock, 'monotonic'>) {
  let steps: { step: number; counts: Map<number, number> }[] = [];

  return {
    add(revision: number): void {
      const step = Math.floor(clock.monotonic() / STEP_MS);
      if (steps.at(-1)?.step !== step)
        steps = [...steps.slice(1 - STEPS), { step, counts: new Map() }];
      const counts = steps.at(-1)?.counts;
      counts?.set(revision, (counts.get(revision) ?? 0) + 1);
    },
    /** Newest composition first. */
    recent(): RecentViews {
      const first = Math.floor(clock.monotonic() / STEP_MS) - STEPS + 1;
      const all = new Map<number, number>();
      for (const { step, counts } of steps)
        if (step >= first)
          for (const [revision, count] of counts)
            all.set(revision, (all.get(revision) ?? 0) + count);
      return [...all].sort(([one], [other]) => other - one).slice(0, MAX_REVISIONS);
    },
  };
}
