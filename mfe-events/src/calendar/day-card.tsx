import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { datePatterns } from '@dswine/shared/fair/texts/patterns';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './day-card.module.scss';

type Props = {
  /** A day in Taipei, such as `2026-04-17`. */
  date: string;
};

/**
 * A day as a leaf of a tear-off calendar. The order depends on the language: 4月 17 週五, Friday 17
 * April.
 */
export function DayCard({ date }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { month, day, weekday } = splitDate(date);
  const monthName = t(keyIn('months', month));
  const dayName = t(keyIn('weekdays', weekday));
  const isMonthFirst = /m.*w/.test(inLocale(datePatterns, locale).day);
  const [above, below] = isMonthFirst ? [monthName, dayName] : [dayName, monthName];
  return (
    <time className={styles.card} dateTime={date}>
      {`${above} `}
      <span className={styles.day}>{day}</span>
      {` ${below}`}
    </time>
  );
}

/** Splits a date without time. UTC keeps the weekday independent of the local time zone. */
function splitDate(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    weekday: day.getUTCDay(),
  };
}
