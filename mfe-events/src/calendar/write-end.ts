import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf, writeDay, writeTime } from '@dswine/shared/fair/dates';
import type { Locale } from '@dswine/shared/section/section';

/** When an entry ends: `14:45`, and with its day where that is another one than that of the start. */
export function writeEnd(
  { Start, End }: Pick<CalendarEntry, 'Start' | 'End'>,
  locale: Locale,
): string {
  return dayOf(Start) === dayOf(End)
    ? writeTime(End)
    : `${writeDay(End, locale)} ${writeTime(End)}`;
}
