import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { byStart } from './by-day.ts';
import { phaseOf } from './phase.ts';

/**
 * The entries to show on a page that has room for `room` of them: those that are on at `now` or ahead, soonest first.
 * When the last one is over, the first ones of the calendar stand for what the fair was.
 */
export function nextEntries(
  entries: readonly CalendarEntry[],
  now: string,
  room: number,
): CalendarEntry[] {
  const inOrder = [...entries].sort(byStart);
  const left = inOrder.filter((entry) => phaseOf(entry, now) !== 'over');
  return (left.length > 0 ? left : inOrder).slice(0, room);
}
