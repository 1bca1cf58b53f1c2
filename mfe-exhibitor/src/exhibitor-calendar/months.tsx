import type { Deadline, Deadlines } from '@dswine/shared/contract/deadlines';
import { writeDate, writeMonth } from '@dswine/shared/fair/texts/dates';
import { TextLink } from '@dswine/shared/ui/link';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { DeadlineLinks } from '../page-layout/deadline-links.tsx';
import { DeadlineMark } from './deadline-mark.tsx';
import { deadlineStage, deadlineStatus, type DeadlineStage } from './deadline-stage.ts';
import styles from './months.module.scss';

/** The deadlines by month, as a timeline. */
export function Months({
  deadlines: { Items, Dates },
  isSingleMonth,
}: {
  deadlines: Deadlines;
  isSingleMonth: boolean;
}) {
  const { locale } = useSite();
  const now = useNow();
  const months = [...new Set(Items.map(({ Due }) => Due.slice(0, 7)))];
  return months.map((month) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className={isSingleMonth ? 'dw-hidden' : styles.name}>
        {writeMonth(month, locale)}
      </h2>
      <ol className={styles.deadlines}>
        {Items.filter(({ Due }) => Due.startsWith(month)).map((deadline) => (
          <DeadlineItem
            key={deadline.Id}
            deadline={deadline}
            stage={deadlineStage(deadline.Due, Dates, now)}
            now={now}
          />
        ))}
      </ol>
    </section>
  ));
}

function DeadlineItem({
  deadline,
  stage,
  now,
}: {
  deadline: Deadline;
  stage: DeadlineStage;
  now: string;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Title, Text, Due, Hours, Topic, Calendar, Form, File, Late } = deadline;
  const { state } = deadlineStatus(deadline, now);
  const isOver = state === 'over';
  return (
    <li
      className={styles.deadline}
      data-stage={stage}
      aria-current={stage === 'next' ? 'step' : undefined}
    >
      <time className={styles.day} dateTime={Due}>
        <span className="dw-hidden">{writeDate(Due, locale)}</span>
        <span aria-hidden="true">{Number(Due.slice(8))}</span>
      </time>
      <div className={styles.body}>
        <p className={styles.marks}>
          <DeadlineMark deadline={deadline} isNext={stage === 'next'} now={now} />
          <span>{Topic.Name}</span>
          <span aria-hidden="true">{writeDate(Due, locale)}</span>
        </p>
        <h3 className={styles.title}>
          <TitleText>{Title}</TitleText>
        </h3>
        {Hours === undefined ? null : <p className={styles.hours}>{Hours}</p>}
        <p className={styles.text}>{Text}</p>
        <DeadlineLinks
          Form={isOver ? undefined : Form}
          File={File}
          // The mark of a late one says it already.
          Late={isOver || state === 'late' ? undefined : Late}
        />
        {stage === 'past' ? null : (
          <p className={styles.add}>
            <TextLink href={Calendar} download>
              {t('calendar.add')}
              <span className="dw-hidden">{t('calendar.addWhat', { title: Title })}</span>
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
