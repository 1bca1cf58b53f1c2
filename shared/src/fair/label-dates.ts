import { months } from './dates.ts';
import type { Locale } from './locale.ts';

const weekdays = {
  tw: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

/** The fair's dates as set on the label: `days` large, the rest small. */
type LabelDates = { days: string; month: string; weekdays: string };

/**
 * `17–20`, `April 2026`, `Friday to Monday`; `17–20`, `2026年4月`, `週五至週一`. Both arguments are
 * days in Taipei, e.g. `2026-04-17`.
 */
export function labelDates(from: string, to: string, locale: Locale): LabelDates {
  const [a, b] = [read(from), read(to)];
  const [first, last] = [weekdays[locale][a.weekday], weekdays[locale][b.weekday]];
  const oneDay = from === to;
  return {
    days: oneDay ? `${a.day}` : `${a.day}–${b.day}`,
    month: writeMonths(a, b, locale),
    weekdays: oneDay ? `${first}` : locale === 'tw' ? `${first}至${last}` : `${first} to ${last}`,
  };
}

type Day = { year: number; month: number; day: number; weekday: number };

function read(date: string): Day {
  const moment = new Date(`${date}T00:00:00Z`);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    weekday: moment.getUTCDay(),
  };
}

function writeMonths(a: Day, b: Day, locale: Locale): string {
  const sameYear = a.year === b.year;
  const sameMonth = sameYear && a.month === b.month;
  if (locale === 'tw')
    return `${a.year}年${a.month}月${sameMonth ? '' : `至${sameYear ? '' : `${b.year}年`}${b.month}月`}`;
  const first = `${months[a.month - 1]}${sameYear ? '' : ` ${a.year}`}`;
  return sameMonth ? `${first} ${a.year}` : `${first} – ${months[b.month - 1]} ${b.year}`;
}
