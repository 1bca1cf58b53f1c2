import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf } from '@dswine/shared/fair/dates';
import type { PageQuery } from '@dswine/shared/section/request-key';

/** What a reader narrows the calendar by; it stands in the address. */
export type CalendarFilter = { day?: string; hour?: number; place?: string };

/** A day of a year and an hour of the day; anything else in the address is left out. */
export function filterOf(query: Readonly<PageQuery>): CalendarFilter {
  const [day, hour, place] = [query.day?.[0], Number(query.hour?.[0]), query.place?.[0]];
  return {
    ...(day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(Number.isInteger(hour) && hour > 0 && hour < 24 && { hour }),
    ...(place !== undefined && { place }),
  };
}

export function isNarrowed(filter: CalendarFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The entries of a day, at a place, that are on at some moment of an hour. */
export function narrow(
  entries: readonly CalendarEntry[],
  { day, hour, place }: CalendarFilter,
): CalendarEntry[] {
  return entries.filter(
    (entry) =>
      (day === undefined || dayOf(entry.Start) === day) &&
      (place === undefined || entry.PlaceCode === place) &&
      (hour === undefined || isOnIn(entry, hour)),
  );
}

/** Whether the entry is on between `hour` and the next hour in Taipei. One that goes past midnight is on until then. */
function isOnIn({ Start, End }: CalendarEntry, hour: number): boolean {
  const start = minuteOf(Start);
  const end = dayOf(Start) === dayOf(End) ? minuteOf(End) : 24 * 60;
  return start < (hour + 1) * 60 && end > hour * 60;
}

function minuteOf(when: string): number {
  const [hours = 0, minutes = 0] = new Date(Date.parse(when) + 8 * 60 * 60 * 1000)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}

/** What can be chosen: every day, every hour and every place of the entries, each once and in order. */
export function choicesOf(entries: readonly CalendarEntry[]): {
  days: string[];
  hours: number[];
  places: { code: string; name: string }[];
} {
  const days = [...new Set(entries.map(({ Start }) => dayOf(Start)))].sort();
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour > 0 && entries.some((entry) => isOnIn(entry, hour)),
  );
  const places = new Map(entries.map(({ PlaceCode, Place }) => [PlaceCode, Place]));
  return { days, hours, places: [...places].map(([code, name]) => ({ code, name })) };
}
