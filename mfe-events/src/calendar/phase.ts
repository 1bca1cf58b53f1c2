import type { CalendarEntry } from '@dswine/shared/contract/calendar';

/** Where an entry stands at a moment: not begun, under way, or over. */
export type Phase = 'ahead' | 'on' | 'over';

/** The phase at `now` (an ISO instant). An entry is on from its start up to, and not including, its end. */
export function phaseOf(entry: Pick<CalendarEntry, 'Start' | 'End'>, now: string): Phase {
  const moment = Date.parse(now);
  if (moment < Date.parse(entry.Start)) return 'ahead';
  return moment < Date.parse(entry.End) ? 'on' : 'over';
}

/** Whether all of the entries are over at `now`. Where there are none, nothing is over. */
export function isOver(
  entries: readonly Pick<CalendarEntry, 'Start' | 'End'>[],
  now: string,
): boolean {
  return entries.length > 0 && entries.every((entry) => phaseOf(entry, now) === 'over');
}
