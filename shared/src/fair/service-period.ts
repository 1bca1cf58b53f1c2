import { dayOf } from './dates.ts';

/**
 * Last day of exhibitors' paid services: two months after the last show day, or the last day of
 * that month if it is shorter (specification § 9). Both are days in Taipei: `2026-04-20` gives
 * `2026-06-20`.
 */
export function serviceEnd(lastDayOfShow: string): string {
  const [year = 0, month = 0, day = 0] = lastDayOfShow.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}

/**
 * Whether paid services are available at `now` (an ISO instant). The last day in Taipei is
 * inclusive.
 */
export function areServicesOpen(lastDayOfShow: string, now: string): boolean {
  return dayOf(now) <= serviceEnd(lastDayOfShow);
}
