import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeCalendarFile, type CalendarFileItem } from '@dswine/shared/fair/calendar-file';
import { paths } from '@dswine/shared/fair/paths';
import { isOffline, saveFile } from '@dswine/shared/section/offline';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { chosenOf } from './overlaps.ts';
import styles from './calendar-links.module.scss';

const never = () => () => undefined;

/** The calendar for the reader's own calendar program: to subscribe to, as a file, and only what was chosen. Without a network the files are written here. */
export function CalendarLinks({
  topic,
  entries,
}: {
  topic: string | undefined;
  entries: readonly CalendarEntry[];
}) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const chosen = chosenOf(useMyList().entries);
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  const of = topic === undefined ? '' : `&Topic=${topic}`;
  const file = `/calendar/${exhibitionCode}.ics?Lang=${locale}${of}`;
  const fileWhenCutOff = (
    event: MouseEvent<HTMLAnchorElement>,
    shown: readonly CalendarEntry[],
  ) => {
    if (!isOffline()) return;
    event.preventDefault();
    saveFile(
      event.currentTarget.download,
      'text/calendar',
      writeCalendarFile(t('calendar.title'), shown.map(itemOf)),
    );
  };
  const itemOf = (entry: CalendarEntry): CalendarFileItem => ({
    uid: `event-${entry.Id}@${location.hostname}`,
    when: { start: entry.Start, end: entry.End },
    title: entry.Title,
    text: entry.Summary,
    place: entry.Place,
    url: location.origin + paths.calendarEntry(locale, entry.Id),
  });
  return (
    <ul className={styles.links}>
      {host === '' ? null : (
        <li>
          <a href={`webcal://${host}${file}`}>{t('visit.subscribe')}</a>
        </li>
      )}
      <li>
        <a
          href={file}
          download={`${exhibitionCode}.ics`}
          onClick={(event) => fileWhenCutOff(event, entries)}
        >
          {t('visit.file')}
        </a>
      </li>
      {chosen.length > 0 ? (
        <li>
          <a
            href={`/calendar/${exhibitionCode}.ics?Lang=${locale}&Entries=${chosen.map(({ id }) => id).join()}`}
            download={`${exhibitionCode}-my-list.ics`}
            onClick={(event) =>
              fileWhenCutOff(
                event,
                entries.filter(({ Id }) => chosen.some(({ id }) => id === Id)),
              )
            }
          >
            {t('visit.mine', { count: chosen.length })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
