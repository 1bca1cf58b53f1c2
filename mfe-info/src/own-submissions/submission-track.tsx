import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './submission-track.module.scss';

/** The timeline of a submission, from receipt to deletion. */
export function SubmissionTrack({ submission }: { submission: OwnSubmission }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { SentAt, State, KeptUntil, Application } = submission;
  const answered = State === 'answered';
  const answer = answered ? 'answered' : Application ? 'byMail' : 'unanswered';
  return (
    <ol className={styles.track}>
      <li data-done>
        <span className={styles.what}>{t('submission.track.received')}</span>
        <time className={styles.when} dateTime={SentAt}>
          {writeDate(SentAt, locale)} {writeTime(SentAt)}
        </time>
      </li>
      <li data-done={answered || undefined}>
        <span className={styles.what}>{t(`submission.track.${answer}`)}</span>
      </li>
      <li>
        <span className={styles.what}>{t('submission.track.deleted')}</span>
        <time className={styles.when} dateTime={KeptUntil}>
          {writeDate(KeptUntil, locale)}
        </time>
      </li>
    </ol>
  );
}
