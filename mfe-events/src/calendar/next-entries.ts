import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { byStart } from './by-day.ts';
import { phaseOf } from '@dswine/shared/fair/show/phase';

/**
 * The first `limit` entries that are on at `now` or upcoming, soonest first. If all entries are
 * over, the first entries of the calendar.
 */
export function nextEntries(
  entries: readonly CalendarEntry[],
  now: string,
  limit: number,
): CalendarEntry[] {
  const sorted = [...entries].sort(byStart);
  const remaining = sorted.filter((entry) => phaseOf(entry, now) !== 'over');
  return (remaining.length > 0 ? remaining : sorted).slice(0, limit);
}
