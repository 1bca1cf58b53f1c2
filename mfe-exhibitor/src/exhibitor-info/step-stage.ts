import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/dates';

type Step = ForExhibitors['Steps'][number];

/** Where a step stands: done with, the one to see to now, or still to come. */
export type StepStage = 'done' | 'next' | 'later';

/**
 * The stage of each step at `now` (an ISO instant). The last day of a step counts whole, as it is in Taipei. Steps are in order, so
 * a step whose day has gone by closes the ones before it, dated or not; the first one after it is next. After `lastDay`, the last
 * day of the show, none is.
 */
export function stepStages(steps: readonly Step[], now: string, lastDay?: string): StepStage[] {
  const today = dayOf(now);
  if (lastDay !== undefined && today > lastDay) return steps.map(() => 'done');
  const next = steps.findLastIndex(({ Until }) => Until !== undefined && Until < today) + 1;
  return steps.map((_, index) => (index < next ? 'done' : index === next ? 'next' : 'later'));
}
