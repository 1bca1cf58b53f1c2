import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { fairNamed, organiserNamed, venueOf } from '@dswine/shared/fair/edition-data';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import type { SubEvent } from '@dswine/shared/fair/structured-data';
import { writeEnd } from './write-end.ts';

/** Head of an entry. Unknown entries are not indexed. */
export function head({ t, data, locale, edition }: HeadContext): Head {
  const entry = data.entry as CalendarDetail | undefined;
  if (!entry)
    return { title: t('entry.untitled'), description: t('calendar.title'), noindex: true };
  const time = t('entry.timeRange', {
    start: writeTime(entry.Start),
    end: writeEnd(entry, locale),
  });
  return {
    title: entry.Title,
    description: t('entry.description', {
      date: writeDate(entry.Start, locale),
      time,
      place: entry.Place,
      summary: entry.Summary,
    }),
    ...(entry.OnlyIn && { onlyIn: entry.OnlyIn }),
    ...(entry.Share && { image: entry.Share }),
    breadcrumb: [
      { name: t('calendar.title'), path: paths.calendar('tw') },
      { name: entry.Title, path: paths.calendarEntry('tw', entry.Id) },
    ],
    ...(edition && { jsonLd: [subEvent(entry, locale, edition)] }),
  };
}

/** Structured data: the entry as a sub-event of the fair, at its place within the venue. */
function subEvent(entry: CalendarDetail, locale: Locale, edition: ExhibitionInfo): SubEvent {
  return {
    '@type': 'Event',
    name: entry.Title,
    description: entry.Summary,
    startDate: entry.Start,
    endDate: entry.End,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: venueOf(edition, locale, entry.Place),
    organizer: organiserNamed(edition, locale),
    ...(entry.Share && { image: [entry.Share] }),
    url: paths.calendarEntry(locale, entry.Id),
    inLanguage: languageTag(locale),
    superEvent: fairNamed(edition, locale),
  };
}
