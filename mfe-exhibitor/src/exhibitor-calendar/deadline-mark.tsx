import type { Deadline } from '@dswine/shared/contract/deadlines';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { deadlineStatus } from './deadline-stage.ts';
import styles from './months.module.scss';

type Props = { deadline: Deadline; isNext: boolean; now: string };

/** How a deadline stands: open, so many days left, late with a fee, or over. */
export function DeadlineMark({ deadline, isNext, now }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const status = deadlineStatus(deadline, now);
  if (status.state === 'over') return <span className={styles.done}>{t('calendar.past')}</span>;
  if (status.state === 'today') return <span className={styles.now}>{t('calendar.today')}</span>;
  if (status.state === 'late')
    return (
      <span className={styles.late}>
        {t('calendar.late', { date: writeDate(status.until, locale), fee: status.fee })}
      </span>
    );
  if (isNext)
    return <span className={styles.now}>{t('calendar.nextIn', { count: status.days })}</span>;
  return (
    <span className={styles.status}>
      {status.state === 'open'
        ? t('calendar.openIn', { count: status.days })
        : t('calendar.inDays', { count: status.days })}
    </span>
  );
}
