import type { Deadline, DeadlineLink } from '@dswine/shared/contract/deadlines';
import { writeDate } from '@dswine/shared/fair/dates';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeSize } from '@dswine/shared/fair/write-size';
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
          {t('calendar.form')} <Target link={Form} />
        </li>
      )}
      {File && (
        <li>
          {t('calendar.file')} <Target link={File} />
        </li>
      )}
      {Late && (
        <li>{t('calendar.lateRule', { date: writeDate(Late.Until, locale), fee: Late.Fee })}</li>
      )}
    </ul>
  );
}

function Target({ link: { Title, Href, Format, Size } }: { link: DeadlineLink }) {
  const { locale } = useSite();
  if (Format === undefined || Size === undefined)
    return <a href={inLocalePath(locale, Href)}>{Title}</a>;
  return (
    <a href={Href} download>
      {Title} <small>{`${Format}, ${writeSize(Size, locale)}`}</small>
    </a>
  );
}
