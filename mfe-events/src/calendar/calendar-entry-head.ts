import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { writeEnd } from './write-end.ts';

/** What an entry says of itself; one that is unknown is not indexed. */
export function head({ t, data, locale }: HeadContext): Head {
  const entry = data.entry as CalendarDetail | undefined;
  if (!entry) return { title: t('entry.untitled'), description: t('calendar.title'), noindex: true };
  const time = t('entry.timeRange', { start: writeTime(entry.Start), end: writeEnd(entry, locale) });
  return {
    title: entry.Title,
    description: t('entry.description', {
      date: writeDate(entry.Start, locale),
      time,
      place: entry.Place,
      summary: entry.Summary,
    }),
    image: entry.Picture.Src,
  };
}
