import { dayOf } from '@dswine/shared/fair/dates';

/** Where a deadline stands: gone by, the one to see to now, or still to come. */
export type DeadlineStage = 'past' | 'next' | 'later';

/** A deadline's day counts whole, as it is in Taipei. Those of the first day that has not gone by are all next. */
export function deadlineStage(
  due: string,
  dates: readonly { Due: string }[],
  now: string,
): DeadlineStage {
  const today = dayOf(now);
  if (due < today) return 'past';
  return due === nextDay(dates, today) ? 'next' : 'later';
}

/** What has to be seen to next; nothing when all days have gone by. */
export function nextDeadlines<D extends { Due: string }>(dates: readonly D[], now: string): D[] {
  const day = nextDay(dates, dayOf(now));
  return dates.filter(({ Due }) => Due === day);
}

function nextDay(dates: readonly { Due: string }[], today: string): string | undefined {
  return dates
    .map(({ Due }) => Due)
    .filter((due) => due >= today)
    .sort()[0];
}
