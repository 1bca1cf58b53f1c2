import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { entryHead } from '../page-layout/entry-head.ts';

/** Head of an entry. Unknown entries are not indexed. */
export function head(context: HeadContext): Head {
  const { t, data } = context;
  const entry = data.entry as CalendarDetail | undefined;
  if (!entry)
    return { title: t('entry.untitled'), description: t('calendar.title'), noindex: true };
  const parents = [{ name: t('calendar.title'), path: paths.calendar('tw') }];
  return entryHead(entry, paths.calendarEntry, parents, context);
}
