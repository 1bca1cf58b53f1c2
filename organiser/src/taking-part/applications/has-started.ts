import type { CalendarRecord } from '../../content/editions/edition.ts';

/** Whether an entry has begun by the show's clock. From then on nobody can apply or move up. */
export function hasStarted({ Start }: Pick<CalendarRecord, 'Start'>, now: Date): boolean {
  return now.getTime() >= Date.parse(Start);
}
