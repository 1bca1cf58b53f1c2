import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { halfDays, isOnDuring, type HalfDay } from '@dswine/shared/fair/show/half-days';
import type { PageQuery } from '@dswine/shared/section/request-key';
import { byStart } from './by-day.ts';

/** The filter of the calendar, stored in the URL. */
export type CalendarFilter = {
  /** A day in Taipei, such as `2026-04-17`. */
  day?: string;
  half?: HalfDay;
  area?: AreaCode;
  /** Code of a language in which the entry is given or interpreted. */
  language?: string;
};

const areaCodes = ['wine', 'spirits', 'sake', 'beer'] as const satisfies readonly AreaCode[];
const hourMs = 60 * 60 * 1000;
const maxNearest = 3;

/** Parses the filter from the query. Ignores unknown values. */
export function parseFilter(query: Readonly<PageQuery>): CalendarFilter {
  const [day, language] = [query.day?.[0], query.language?.[0]];
  const half = halfDays.find(({ code }) => code === query.half?.[0])?.code;
  const area = areaCodes.find((code) => code === query.area?.[0]);
  return {
    ...(day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(half && { half }),
    ...(area && { area }),
    ...(language !== undefined && { language }),
  };
}

export function isFiltered(filter: CalendarFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The entries that start on the day, are on at some time of the half-day, and match the others. */
export function applyFilter(
  entries: readonly CalendarEntry[],
  { day, half, area, language }: CalendarFilter,
): CalendarEntry[] {
  return entries.filter(
    (entry) =>
      (day === undefined || dayOf(entry.Start) === day) &&
      (half === undefined || isOnDuring(entry, half)) &&
      (area === undefined || entry.Area === area) &&
      (language === undefined || entry.Languages?.some(({ Code }) => Code === language) === true),
  );
}

/**
 * If a day or half-day has no entries: those at the nearest times that satisfy the other filters, in
 * order of time.
 */
export function nearestEntries(
  entries: readonly CalendarEntry[],
  filter: CalendarFilter,
): CalendarEntry[] {
  const { day, half, ...others } = filter;
  const { from, to } = halfDays.find(({ code }) => code === half) ?? { from: 0, to: 24 };
  const distance = ({ Start }: CalendarEntry) => {
    const start = `${day ?? dayOf(Start)}T00:00:00+08:00`;
    return Math.abs(Date.parse(Start) - Date.parse(start) - ((from + to) / 2) * hourMs);
  };
  return applyFilter(entries, others)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxNearest)
    .sort(byStart);
}

/** What the entries can be filtered by, and what the filter already has. */
export function filterOptions(entries: readonly CalendarEntry[], filter: CalendarFilter) {
  const days = new Set(entries.map(({ Start }) => dayOf(Start)));
  if (filter.day !== undefined) days.add(filter.day);
  const all = entries.flatMap(({ Languages = [] }) => Languages);
  const languages = new Map(all.map(({ Code, Name }) => [Code, Name]));
  const countOf = (code: string) => all.filter(({ Code }) => Code === code).length;
  return {
    days: [...days].sort(),
    halves: halfDays
      .map(({ code }) => code)
      .filter((code) => code === filter.half || entries.some((entry) => isOnDuring(entry, code))),
    areas: areaCodes.filter(
      (code) => code === filter.area || entries.some(({ Area }) => Area === code),
    ),
    // The most frequent first.
    languages: [...languages]
      .map(([code, name]) => ({ code, name }))
      .sort((a, b) => countOf(b.code) - countOf(a.code)),
  };
}
