import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Locale } from '@dswine/shared/section/section';

/**
 * URL of the application form for an entry. The run-bar and the creators' programme have their own
 * forms.
 */
export function applyAddress(
  { Id, Event }: Pick<CalendarEntry, 'Id' | 'Event'>,
  locale: Locale,
): string {
  if (Event === '1') return `${paths.runBarApply(locale)}?evening=${Id}`;
  if (Event === '2') return paths.kolApply(locale);
  return paths.applyForEntry(locale, Id);
}
