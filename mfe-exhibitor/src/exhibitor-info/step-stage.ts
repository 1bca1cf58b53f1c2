import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/texts/dates';

type Step = ForExhibitors['Steps'][number];

/** Stage of a step: done, next, or later. */
export type StepStage = 'done' | 'next' | 'later';

/**
 * Returns the stage of each step at `now` (an ISO instant). A step lasts until the end of its last
 * day in Taipei. Steps are in order: a step in the past closes all earlier ones, dated or not. The
 * first step after it is next. After `lastDay`, the last day of the show, no step is next.
 */
export function stepStages(steps: readonly Step[], now: string, lastDay?: string): StepStage[] {
  const today = dayOf(now);
  if (lastDay !== undefined && today > lastDay) return steps.map(() => 'done');
  const next = steps.findLastIndex(({ Until }) => Until !== undefined && Until < today) + 1;
  return steps.map((_, index) => (index < next ? 'done' : index === next ? 'next' : 'later'));
}
