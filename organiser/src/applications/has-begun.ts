import type { CalendarRecord } from '../calendar/calendar.queries.ts';

/** Whether an entry has begun by the show's clock: then nobody applies and nobody moves up any more. */
export function hasStarted({ Start }: Pick<CalendarRecord, 'Start'>, now: Date): boolean {
  return now.getTime() >= Date.parse(Start);
}
