import type { Deadlines } from '@dswine/shared/contract/deadlines';
import { daysUntil, writeDate } from '@dswine/shared/fair/texts/dates';
import { ButtonLink } from '@dswine/shared/ui/button';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { nextDeadlines } from './deadline-stage.ts';
import styles from './next-deadline.module.scss';

/** The next deadline with the days left, and a download of all deadlines as a calendar file. */
export function NextDeadline({ deadlines: { Dates, Calendar } }: { deadlines: Deadlines }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const next = nextDeadlines(Dates, now);
  const [first] = next;
  return (
    <div className={`dw-label ${styles.next}`}>
      {first === undefined ? (
        <>
          <p className={styles.over}>{t('calendar.over')}</p>
          <NextEditionNote audience="exhibitor" />
        </>
      ) : (
        <>
          <p className={styles.label}>{t('calendar.next')}</p>
          <p className={styles.days}>
            {daysUntil(first.Due, now) === 0 ? (
              <strong className={styles.today}>{t('calendar.today')}</strong>
            ) : (
              <>
                <strong>{daysUntil(first.Due, now)}</strong>
                <span>{t('calendar.daysLeft', { count: daysUntil(first.Due, now) })}</span>
              </>
            )}
          </p>
          {next.map(({ Id, Title }) => (
            <p key={Id} className={styles.title}>
              {Title}
            </p>
          ))}
          <p className={styles.date}>
            <time dateTime={first.Due}>{writeDate(first.Due, locale)}</time>
          </p>
        </>
      )}
      <ButtonLink kind="quiet" small href={Calendar} download>
        {t('calendar.addAll', { count: Dates.length })}
      </ButtonLink>
    </div>
  );
}
