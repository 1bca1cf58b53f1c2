import { useNow, useTranslations } from '@dswine/shared/section/runtime';
import { dayAnchor, type CalendarDay } from './by-day.ts';
import { DayCard } from './day-card.tsx';
import styles from './day-section.module.scss';
import { EntryList } from './entry-list.tsx';
import { isOver } from '@dswine/shared/fair/phase';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';

/** One day of the calendar. On wide screens, the day card stays visible beside the entries. */
export function DaySection({ day }: { day: CalendarDay }) {
  const t = useTranslations();
  const now = useNow();
  const id = dayAnchor(day.date);
  return (
    <section className={styles.day} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.date} id={id}>
          <DayCard date={day.date} size="large" withYear />
        </h2>
        <p className={styles.count}>
          {t('calendar.dayEntries', { count: day.entries.length })}
          {isOver(day.entries, now) ? <PhaseMark phase="over" /> : null}
        </p>
      </header>
      <EntryList entries={day.entries} />
    </section>
  );
}
