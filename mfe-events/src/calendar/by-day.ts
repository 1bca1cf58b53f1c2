import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf } from '@dswine/shared/fair/dates';

/** The entries of one day. `date` is the day in Taipei on which they start, as `2026-04-17`. */
export type CalendarDay = { date: string; entries: CalendarEntry[] };

/** Groups entries by the day in Taipei on which they start. Days and entries are in order of time, whatever order they came in. */
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

/** The id of a day's heading on the page, which the links to days lead to. */
export function dayAnchor(date: string): string {
  return `day-${date}`;
}

/** Sorts entries by start, those that start together by end. */
export function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return Date.parse(a.Start) - Date.parse(b.Start) || Date.parse(a.End) - Date.parse(b.End);
}
