import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryPlace } from '../../page-layout/entry-place.tsx';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import { SaveButton } from '../../page-layout/save-button.tsx';
import { writeEnd } from '../../page-layout/write-end.ts';
import { minutesUntil } from './today.ts';
import styles from './today-entries.module.scss';

type Props = {
  id: string;
  title: string;
  entries: readonly CalendarEntry[];
  /** Said when there are no entries. Without it, nothing is rendered then. */
  none?: string | undefined;
};

/** Entries by time, each with its place and the way there. */
export function TodayEntries({ id, title, entries, none }: Props) {
  if (entries.length === 0 && none === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol role="list">
          {entries.map((entry) => (
            <TodayEntry key={entry.Id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TodayEntry({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const isOn = phaseOf(entry, now) === 'on';
  const minutes = minutesUntil(isOn ? entry.End : entry.Start, now);
  return (
    <li
      className={styles.entry}
      data-area={entry.Area ?? 'fair'}
      data-phase={isOn ? 'on' : 'ahead'}
    >
      <div className={styles.what}>
        {minutes > 90 ? null : (
          <p className={styles.left}>
            {t(isOn ? 'today.endsIn' : 'today.startsIn', { count: minutes })}
          </p>
        )}
        <h3 className={styles.title}>
          <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
            <TitleText>{entry.Title}</TitleText>
          </a>
        </h3>
        <p className={styles.place}>
          <EntryPlace entry={entry} />
        </p>
      </div>
      <p className={styles.time}>
        <time dateTime={entry.Start}>{writeTime(entry.Start)}</time>
        <span className={styles.until}>
          {t('calendar.until', { end: writeEnd(entry, locale) })}
        </span>
      </p>
      <SaveButton entry={entry} />
    </li>
  );
}
