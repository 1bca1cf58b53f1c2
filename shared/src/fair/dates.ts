import type { Locale } from './locale.ts';

/**
 * Dates are formatted by hand because the literals of `Intl` differ between engines. All days and
 * times are in Asia/Taipei: UTC+8, without daylight saving time since 1979.
 */
const taipeiOffset = 8 * 60 * 60 * 1000;
const weekdays = {
  tw: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
  const { year, month, day, weekday } = inTaipei(when);
  if (locale === 'tw') return `${year}年${month}月${day}日（${weekdays.tw[weekday]}）`;
  return `${weekdays.en[weekday]} ${day} ${months[month - 1]} ${year}`;
}

/** Writes `4月17日（五）` and `Fri 17 April`. */
export function writeDay(when: string, locale: Locale): string {
  const { month, day, weekday } = inTaipei(when);
  return locale === 'tw'
    ? `${month}月${day}日（${weekdays.tw[weekday]}）`
    : `${weekdays.en[weekday]} ${day} ${months[month - 1]}`;
}

/** Writes `2026年4月17日至20日` and `17–20 April 2026`; the longer form across months. */
export function writeDateRange(from: string, to: string, locale: Locale): string {
  const a = inTaipei(from);
  const b = inTaipei(to);
  const sameMonth = a.year === b.year && a.month === b.month;
  if (locale === 'tw') {
    const end = sameMonth
      ? `${b.day}日`
      : `${a.year === b.year ? '' : `${b.year}年`}${b.month}月${b.day}日`;
    return `${a.year}年${a.month}月${a.day}日至${end}`;
  }
  if (sameMonth) return `${a.day}–${b.day} ${months[a.month - 1]} ${a.year}`;
  const year = a.year === b.year ? '' : ` ${a.year}`;
  return `${a.day} ${months[a.month - 1]}${year} – ${b.day} ${months[b.month - 1]} ${b.year}`;
}

/** Writes `2026年4月` and `April 2026` for a month such as `2026-04`. */
export function writeMonth(month: string, locale: Locale): string {
  const { year, month: number } = inTaipei(`${month}-01`);
  return locale === 'tw' ? `${year}年${number}月` : `${months[number - 1]} ${year}`;
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
  const { month, day, weekday } = inTaipei(when);
  return locale === 'tw'
    ? `${month}/${day} ${weekdays.tw[weekday]}`
    : `${weekdays.en[weekday]} ${day}`;
}

/** The day of the week in Taipei; 0 is Sunday. */
export function weekdayOf(when: string): number {
  return inTaipei(when).weekday;
}
