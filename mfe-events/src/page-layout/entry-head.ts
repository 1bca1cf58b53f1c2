import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { fairNamed, organiserNamed, venueOf } from '@dswine/shared/fair/show/edition-data';
import { recordHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import { writeEnd } from './write-end.ts';

type Entry = CalendarEntry & { OnlyIn?: Locale; Share?: string };
type Crumbs = NonNullable<Head['breadcrumb']>;

/** Head of an entry of the programme, which is a sub-event of the fair at its place in the venue. */
export function entryHead(
  entry: Entry,
  pathOf: (locale: Locale, id: string) => string,
  parents: Crumbs,
  { t, locale, edition }: HeadContext,
): Head {
  const { Id, Title, Summary, Start, End, Place, Share } = entry;
  return {
    title: Title,
    description: t('entry.description', {
      date: writeDate(Start, locale),
      time: t('entry.timeRange', { start: writeTime(Start), end: writeEnd(entry, locale) }),
      place: Place,
      summary: Summary,
    }),
    ...recordHead(entry),
    breadcrumb: [...parents, { name: Title, path: pathOf('tw', Id) }],
    ...(edition && {
      jsonLd: [
        {
          '@type': 'Event',
          name: Title,
          description: Summary,
          startDate: Start,
          endDate: End,
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: venueOf(edition, locale, Place),
          organizer: organiserNamed(edition, locale),
          ...(Share && { image: [Share] }),
          url: pathOf(locale, Id),
          inLanguage: languageTag(locale),
          superEvent: fairNamed(edition, locale),
        },
      ],
    }),
  };
}
