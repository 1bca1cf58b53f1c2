import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { dayOf, writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import type { Locale } from '@dswine/shared/section/section';

/** Formats the end of an entry as `14:45`. Adds the day if it differs from the day of the start. */
export function writeEnd(
  { Start, End }: Pick<CalendarEntry, 'Start' | 'End'>,
  locale: Locale,
): string {
  return dayOf(Start) === dayOf(End)
    ? writeTime(End)
    : `${writeDay(End, locale)} ${writeTime(End)}`;
}
