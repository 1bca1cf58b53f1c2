import type { Deadline } from '@dswine/shared/contract/deadlines';
import { dayOf, daysUntil } from '@dswine/shared/fair/texts/dates';

/** Stage of a deadline: past, next, or later. */
export type DeadlineStage = 'past' | 'next' | 'later';

/**
 * A deadline lasts until the end of its day in Taipei. All deadlines of the first remaining day are
 * next.
 */
export function deadlineStage(
  due: string,
  dates: readonly { Due: string }[],
  now: string,
): DeadlineStage {
  const today = dayOf(now);
  if (due < today) return 'past';
  return due === nextDay(dates, today) ? 'next' : 'later';
}

/** Returns the next deadlines; empty when all days have passed. */
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

/** How a deadline stands for an exhibitor who has not met it. */
export type DeadlineStatus =
  | { state: 'open' | 'ahead'; days: number }
  | { state: 'today' }
  | { state: 'late'; fee: string; until: string }
  | { state: 'over' };

/** With a form it is open until its day; with a late fee it may be met for some days more. */
export function deadlineStatus(
  { Due, Form, Late }: Pick<Deadline, 'Due' | 'Form' | 'Late'>,
  now: string,
): DeadlineStatus {
  const today = dayOf(now);
  if (Due > today) return { state: Form ? 'open' : 'ahead', days: daysUntil(Due, now) };
  if (Due === today) return { state: 'today' };
  if (Late && Late.Until >= today) return { state: 'late', fee: Late.Fee, until: Late.Until };
  return { state: 'over' };
}
