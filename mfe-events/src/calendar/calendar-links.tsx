import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import {
  writeCalendarFile,
  type CalendarFileItem,
} from '@dswine/shared/fair/browser/calendar-file';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { isOffline, saveFile } from '@dswine/shared/section/offline';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { savedEntriesOf } from '../page-layout/overlaps.ts';
import styles from './calendar-links.module.scss';

const neverChanges = () => () => undefined;

/**
 * Links for calendar programs: a subscription, a file of all entries, and a file of the saved
 * entries. While offline, the browser generates the files.
 */
export function CalendarLinks({
  topic,
  entries,
  filtered,
}: {
  topic: string | undefined;
  entries: readonly CalendarEntry[];
  /** Whether `entries` are only some of those of the topic. */
  filtered: boolean;
}) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const savedEntries = savedEntriesOf(useMyList().entries);
  const host = useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => '',
  );
  const feed = `/calendar/${exhibitionCode}.ics?Lang=${locale}`;
  const file = filtered
    ? feed + entriesParameter(entries.map(({ Id }) => Id))
    : feed + topicParameter(topic);
  const saveFileWhenOffline = useOfflineFile();
  return (
    <ul className={styles.links}>
      {host === '' ? null : (
        <li>
          <a href={`webcal://${host}${feed}${topicParameter(topic)}`}>{t('visit.subscribe')}</a>
        </li>
      )}
      {entries.length === 0 ? null : (
        <li>
          <a
            href={file}
            download={`${exhibitionCode}.ics`}
            onClick={(event) => saveFileWhenOffline(event, entries)}
          >
            {t('visit.file')}
          </a>
        </li>
      )}
      {savedEntries.length > 0 ? (
        <li>
          <a
            href={feed + entriesParameter(savedEntries.map(({ id }) => id))}
            download={`${exhibitionCode}-my-list.ics`}
            onClick={(event) =>
              saveFileWhenOffline(
                event,
                entries.filter(({ Id }) => savedEntries.some(({ id }) => id === Id)),
              )
            }
          >
            {t('visit.mine', { count: savedEntries.length })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
const topicParameter = (topic: string | undefined) =>
  topic === undefined ? '' : `&Topic=${topic}`;
const entriesParameter = (ids: readonly string[]) => `&Entries=${ids.join()}`;

/** While offline, generates the file that a link downloads. */
function useOfflineFile() {
  const t = useTranslations();
  const { locale } = useSite();
  const fileItem = (entry: CalendarEntry): CalendarFileItem => ({
    uid: `event-${entry.Id}@${location.hostname}`,
    when: { start: entry.Start, end: entry.End },
    title: entry.Title,
    text: entry.Summary,
    place: entry.Place,
    url: location.origin + paths.calendarEntry(locale, entry.Id),
  });
  return (event: MouseEvent<HTMLAnchorElement>, entries: readonly CalendarEntry[]) => {
    if (!isOffline()) return;
    event.preventDefault();
    saveFile(
      event.currentTarget.download,
      'text/calendar',
      writeCalendarFile(t('calendar.title'), entries.map(fileItem)),
    );
  };
}
