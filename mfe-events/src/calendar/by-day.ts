import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf } from '@dswine/shared/fair/texts/dates';

/**
 * The entries of one day. `date` is the day in Taipei on which they start, such as `2026-04-17`.
 */
export type CalendarDay = { date: string; entries: CalendarEntry[] };

/**
 * Groups entries by the day in Taipei on which they start. Sorts days and entries by time.
 * The input can have any order.
 */
export function byDay(entries: readonly CalendarEntry[]): CalendarDay[] {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of [...entries].sort(byStart)) {
    const date = dayOf(entry.Start);
    const day = days.get(date);
    if (day) day.push(entry);
    else days.set(date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}

/** The id of a day's heading, the target of the links to days. */
export function dayAnchor(date: string): string {
  return `day-${date}`;
}

/** Compares entries by start, then by end. */
export function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return Date.parse(a.Start) - Date.parse(b.Start) || Date.parse(a.End) - Date.parse(b.End);
}
