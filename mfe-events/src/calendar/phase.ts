import type { CalendarEntry } from '@dswine/shared/contract/calendar';

/** Where an entry stands at a moment: not begun, under way, or over. */
export type Phase = 'ahead' | 'on' | 'over';

/** The phase at `now` (an ISO instant). An entry is on from its start up to, and not including, its end. */
export function phaseOf(entry: Pick<CalendarEntry, 'Start' | 'End'>, now: string): Phase {
  const moment = Date.parse(now);
  if (moment < Date.parse(entry.Start)) return 'ahead';
  return moment < Date.parse(entry.End) ? 'on' : 'over';
}
