import type { CalendarEntry } from '@dswine/shared/contract/calendar';

/** The state of an entry at a point in time: not started, in progress, or over. */
export type Phase = 'ahead' | 'on' | 'over';

/**
 * The phase at `now` (an ISO instant). An entry is on from its start (inclusive) to its end
 * (exclusive).
 */
export function phaseOf(entry: Pick<CalendarEntry, 'Start' | 'End'>, now: string): Phase {
  const moment = Date.parse(now);
  if (moment < Date.parse(entry.Start)) return 'ahead';
  return moment < Date.parse(entry.End) ? 'on' : 'over';
}

/** Whether all entries are over at `now`. False for an empty list. */
export function isOver(
  entries: readonly Pick<CalendarEntry, 'Start' | 'End'>[],
  now: string,
): boolean {
  return entries.length > 0 && entries.every((entry) => phaseOf(entry, now) === 'over');
}
