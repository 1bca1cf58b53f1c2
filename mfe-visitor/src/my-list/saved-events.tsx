import { writeDay, writeTime } from '@dswine/shared/fair/dates';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName, entryPath } from './entry-link.ts';
import styles from './my-visit-page.module.scss';

/** The calendar entries of the list, by start time. */
export function SavedEvents({ events }: { events: readonly ListEntry[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  // The cached calendar may have newer times than the saved entry.
  const calendar = useFair((store) => store.calendar);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="saved-events">
      <h2 id="saved-events">{t('myVisit.events')}</h2>
      <ol className={styles.events} role="list">
        {events.map((saved) => {
          const entry = calendar?.Entries.find(({ Id }) => Id === saved.id);
          const event = entry ? { ...saved, start: entry.Start, end: entry.End } : saved;
          const name = entryName(event, locale);
          return (
            <li key={event.id}>
              {event.start === undefined ? null : (
                <time dateTime={event.start}>
                  {writeDay(event.start, locale)} {writeTime(event.start)}
                  {event.end === undefined ? '' : `–${writeTime(event.end)}`}
                </time>
              )}
              <h3 lang={name.lang}>
                <a href={entryPath(event, locale)}>{name.text}</a>
              </h3>
              {event.note === '' ? null : <p className={styles.note}>{event.note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
