import { dayOf } from './dates.ts';

/**
 * The last day on which exhibitors' paid services are on offer and shown: the same day two months after the show's last one, or the
 * last day of that month where it is shorter (specification § 9). Both are days in Taipei, `2026-04-20` gives `2026-06-20`.
 */
export function serviceEnd(lastDayOfShow: string): string {
  const [year = 0, month = 0, day = 0] = lastDayOfShow.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}

/** Whether paid services are on offer at `now` (an ISO instant). Their last day counts whole, as it is in Taipei. */
export function areServicesOpen(lastDayOfShow: string, now: string): boolean {
  return dayOf(now) <= serviceEnd(lastDayOfShow);
}
