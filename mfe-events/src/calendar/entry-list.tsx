import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeTime } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { AreaMark } from '@dswine/shared/look/area-mark';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './entry-list.module.scss';
import { phaseOf } from './phase.ts';
import { PhaseMark } from './phase-mark.tsx';
import { writeEnd } from './write-end.ts';

/** The entries of one day along a line of time. */
export function EntryList({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <EntryItem key={entry.Id} entry={entry} />
      ))}
    </ol>
  );
}

function EntryItem({ entry }: { entry: CalendarEntry }) {
  const t = useWords();
  const { locale, now } = useSite();
  const phase = phaseOf(entry, now);
  return (
    <li className={styles.entry} data-area={entry.Area ?? 'fair'} data-phase={phase}>
      <p className={styles.time}>
        <time className={styles.start} dateTime={entry.Start}>
          {writeTime(entry.Start)}
        </time>{' '}
        <time className={styles.end} dateTime={entry.End}>
          {t('calendar.until', { end: writeEnd(entry, locale) })}
        </time>
      </p>
      <div className={styles.body}>
        <p className={styles.kicker}>
          <AreaMark area={entry.Area ?? 'fair'} />
          <span>{entry.Topic.Name}</span>
          {entry.Area === undefined ? null : <span>{t(`areas.${entry.Area}`)}</span>}
          <PhaseMark phase={phase} />
        </p>
        <h3 className={styles.title}>
          <a href={paths.calendarEntry(locale, entry.Id)}>{entry.Title}</a>
        </h3>
        <p className={styles.summary}>{entry.Summary}</p>
      </div>
      <p className={styles.meta}>
        <span>{entry.Place}</span>
        {entry.Speaker === undefined ? null : <span>{t('calendar.speaker', { name: entry.Speaker })}</span>}
      </p>
    </li>
  );
}
