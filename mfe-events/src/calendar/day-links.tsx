import { dayOf } from '@dswine/shared/fair/dates';
import { useNow, useTranslations } from '@dswine/shared/section/runtime';
import { dayAnchor, type CalendarDay } from './by-day.ts';
import { DayCard } from './day-card.tsx';
import styles from './day-links.module.scss';

/** Links to the days of the page. Renders nothing for a single day. */
export function DayLinks({ days }: { days: readonly CalendarDay[] }) {
  const t = useTranslations();
  const today = dayOf(useNow());
  if (days.length < 2) return null;
  return (
    <nav className={styles.days} aria-label={t('calendar.days')}>
      <ul className={styles.row}>
        {days.map(({ date, entries }) => (
          <li key={date}>
            <a
              className={styles.day}
              href={`#${dayAnchor(date)}`}
              aria-current={date === today ? 'date' : undefined}
            >
              <DayCard date={date} />
              <span className={styles.count}>
                {t('calendar.dayEntries', { count: entries.length })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
