import type { Deadline } from '@dswine/shared/contract/deadlines';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { DeadlineTarget } from '../page-layout/deadline-target.tsx';
import { deadlineStatus } from './deadline-stage.ts';
import styles from './months.module.scss';

/** The form to send, the file that explains it, and what it costs to be late. */
export function DeadlineLinks({ deadline, now }: { deadline: Deadline; now: string }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { state } = deadlineStatus(deadline, now);
  const isOver = state === 'over';
  const { File } = deadline;
  const Form = isOver ? undefined : deadline.Form;
  // The mark of a late one says it already.
  const Late = isOver || state === 'late' ? undefined : deadline.Late;
  if (!Form && !File && !Late) return null;
  return (
    <ul className={styles.links}>
      {Form && (
        <li>
          {t('calendar.form')} <DeadlineTarget link={Form} />
        </li>
      )}
      {File && (
        <li>
          {t('calendar.file')} <DeadlineTarget link={File} />
        </li>
      )}
      {Late && (
        <li>{t('calendar.lateRule', { date: writeDate(Late.Until, locale), fee: Late.Fee })}</li>
      )}
    </ul>
  );
}
