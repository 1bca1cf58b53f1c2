import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf } from '@dswine/shared/fair/dates';
import type { PageQuery } from '@dswine/shared/section/request-key';

/** The filter of the calendar, stored in the URL. */
export type CalendarFilter = { day?: string; hour?: number; place?: string };

/** Parses the filter from the query. Ignores malformed days and hours. */
export function parseFilter(query: Readonly<PageQuery>): CalendarFilter {
  const [day, hour, place] = [query.day?.[0], Number(query.hour?.[0]), query.place?.[0]];
  return {
    ...(day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(Number.isInteger(hour) && hour > 0 && hour < 24 && { hour }),
    ...(place !== undefined && { place }),
  };
}

export function isFiltered(filter: CalendarFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The entries that start on the day, are at the place, and are on at some time during the hour. */
export function applyFilter(
  entries: readonly CalendarEntry[],
  { day, hour, place }: CalendarFilter,
): CalendarEntry[] {
  return entries.filter(
    (entry) =>
      (day === undefined || dayOf(entry.Start) === day) &&
      (place === undefined || entry.PlaceCode === place) &&
      (hour === undefined || isOnDuringHour(entry, hour)),
  );
}

/**
 * Whether the entry is on at some time between `hour` and `hour + 1` in Taipei. Entries past
 * midnight count until 24:00.
 */
function isOnDuringHour({ Start, End }: CalendarEntry, hour: number): boolean {
  const start = minuteOfDay(Start);
  const end = dayOf(Start) === dayOf(End) ? minuteOfDay(End) : 24 * 60;
  return start < (hour + 1) * 60 && end > hour * 60;
}

function minuteOfDay(when: string): number {
  const [hours = 0, minutes = 0] = new Date(Date.parse(when) + 8 * 60 * 60 * 1000)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}

/** The filter options: all days, hours and places of the entries, each once. */
export function filterOptions(entries: readonly CalendarEntry[]): {
  days: string[];
  hours: number[];
  places: { code: string; name: string }[];
} {
  const days = [...new Set(entries.map(({ Start }) => dayOf(Start)))].sort();
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour > 0 && entries.some((entry) => isOnDuringHour(entry, hour)),
  );
  const places = new Map(entries.map(({ PlaceCode, Place }) => [PlaceCode, Place]));
  return { days, hours, places: [...places].map(([code, name]) => ({ code, name })) };
}
