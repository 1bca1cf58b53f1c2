import {
  writeCalendarFile,
  type CalendarFileItem,
} from '@dswine/shared/fair/browser/calendar-file';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName, entryPath } from '../entries/entry-link.ts';
import type { Stop } from './visit-order.ts';

/**
 * Creates a calendar file of the visit from saved data, because the organiser's file may be
 * unreachable in the hall.
 */
export function useVisitFile(): (stops: readonly Stop[], events: readonly ListEntry[]) => string {
  const t = useTranslations();
  const { locale, exhibitionCode, edition } = useSite();
  return (stops, events) => {
    const nameOf = (entry: ListEntry) => entryName(entry, locale).text;
    const timed = events.flatMap((event): CalendarFileItem[] =>
      event.start === undefined || event.end === undefined
        ? []
        : [
            {
              uid: `event-${event.id}@${location.hostname}`,
              when: { start: event.start, end: event.end },
              title: nameOf(event),
              text: event.note,
              url: location.origin + entryPath(event, locale),
            },
          ],
    );
    const day = events[0]?.start?.slice(0, 10) ?? edition?.StartDate;
    const route: CalendarFileItem[] =
      stops.length === 0 || day === undefined
        ? []
        : [
            {
              uid: `my-visit-${exhibitionCode.toLowerCase()}@${location.hostname}`,
              when: { day },
              title: t('myVisit.title'),
              text: stops
                .map(({ booth, entries }) =>
                  [
                    booth,
                    ...entries.map((entry) =>
                      [nameOf(entry), entry.note].filter(Boolean).join(' – '),
                    ),
                  ].join(' '),
                )
                .join('\n'),
              url: location.origin + paths.myVisit(locale),
            },
          ];
    return writeCalendarFile(t('myVisit.title'), [...route, ...timed]);
  };
}
