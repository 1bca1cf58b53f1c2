import type { Locale } from '../../contract/locales.ts';
import { inLocale } from './bilingual.ts';
import { datePatterns, labelPatterns, type Names, type Range } from './patterns.ts';

/** All days and times are in Asia/Taipei: UTC+8, without daylight saving time since 1979. */
const taipeiOffset = 8 * 60 * 60 * 1000;
type DateParts = { year: number; month: number; day: number; weekday: number; time: string };

/** Reads `2026-04-17` as that day, and an ISO instant in Taipei time. */
function inTaipei(when: string): DateParts {
  const moment = new Date(when.length === 10 ? `${when}T00:00:00+08:00` : when);
  const shifted = new Date(moment.getTime() + taipeiOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    time: shifted.toISOString().slice(11, 16),
  };
}

/** Writes `2026年4月17日（五）` and `Fri 17 April 2026`. */
export function writeDate(when: string, locale: Locale): string {
  const patterns = inLocale(datePatterns, locale);
  return fill(patterns.date, patterns, inTaipei(when));
}

/** Writes `4月17日（五）` and `Fri 17 April`. */
export function writeDay(when: string, locale: Locale): string {
  const patterns = inLocale(datePatterns, locale);
  return fill(patterns.day, patterns, inTaipei(when));
}

/** Writes `2026年4月17日至20日` and `17–20 April 2026`; the longer form across months. */
export function writeDateRange(from: string, to: string, locale: Locale): string {
  const patterns = inLocale(datePatterns, locale);
  return fillRange(patterns.range, patterns, inTaipei(from), inTaipei(to));
}

/** Writes `2026年4月` and `April 2026` for a month such as `2026-04`. */
export function writeMonth(month: string, locale: Locale): string {
  const patterns = inLocale(datePatterns, locale);
  return fill(patterns.month, patterns, inTaipei(`${month}-01`));
}

/** The fair's dates as set on the label: `days` large, the rest small. */
type LabelDates = { days: string; month: string; weekdays: string };

/**
 * `17–20`, `April 2026`, `Friday to Monday`; `17–20`, `2026年4月`, `週五至週一`. Both arguments are
 * days in Taipei, e.g. `2026-04-17`.
 */
export function labelDates(from: string, to: string, locale: Locale): LabelDates {
  const [a, b] = [inTaipei(from), inTaipei(to)];
  const patterns = inLocale(labelPatterns, locale);
  const isOneDay = from === to;
  return {
    days: isOneDay ? `${a.day}` : `${a.day}–${b.day}`,
    month: fillRange(patterns.month, patterns, a, b),
    weekdays: fill(isOneDay ? '{w}' : patterns.weekday, patterns, a, b),
  };
}

function fillRange(
  [sameMonth, sameYear, other]: Range,
  names: Names,
  a: DateParts,
  b: DateParts,
): string {
  const pattern = a.year !== b.year ? other : a.month === b.month ? sameMonth : sameYear;
  return fill(pattern, names, a, b);
}

function fill(pattern: string, { weekdays, months }: Names, from: DateParts, to = from): string {
  return pattern.replace(/\{(\w)\}/g, (_, letter: string) => {
    const { year, month, day, weekday } = letter < 'a' ? to : from;
    const parts: Record<string, string | number | undefined> = {
      y: year,
      m: months?.[month - 1] ?? month,
      d: day,
      w: weekdays[weekday],
    };
    return String(parts[letter.toLowerCase()]);
  });
}

/** Local time in Taipei, `10:00`. */
export function writeTime(when: string): string {
  return inTaipei(when).time;
}

/** The day in Taipei, `2026-04-17`. */
export function dayOf(when: string): string {
  const { year, month, day } = inTaipei(when);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a last day in Taipei, inclusive, is not over at `now`. Without one nothing ends. */
export function isThrough(lastDay: string | undefined, now: string): boolean {
  return lastDay === undefined || dayOf(now) <= lastDay;
}

/**
 * Days from today in Taipei to `day`, e.g. `2026-01-31`. 0 on the day itself, negative after it.
 */
export function daysUntil(day: string, now: string): number {
  return Math.round(
    (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${dayOf(now)}T00:00:00Z`)) / 86_400_000,
  );
}

/** Writes `4/17 五` and `Fri 17`, for days of one fair. */
export function writeShortDay(when: string, locale: Locale): string {
  const patterns = inLocale(datePatterns, locale);
  return fill(patterns.short, patterns, inTaipei(when));
}

/** The day of the week in Taipei; 0 is Sunday. */
export function weekdayOf(when: string): number {
  return inTaipei(when).weekday;
}
