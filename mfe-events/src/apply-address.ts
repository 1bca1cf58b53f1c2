import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/paths';
import type { Locale } from '@dswine/shared/section/section';

/** Where one applies for a place at an entry: the evenings and the creators' programme have a page of their own. */
export function applyAddress(
  { Id, Event }: Pick<CalendarEntry, 'Id' | 'Event'>,
  locale: Locale,
): string {
  if (Event === '1') return `${paths.runBarApply(locale)}?evening=${Id}`;
  if (Event === '2') return paths.kolApply(locale);
  return paths.applyForEntry(locale, Id);
}
