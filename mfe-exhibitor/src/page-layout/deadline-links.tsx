import type { Deadline, DeadlineLink } from '@dswine/shared/contract/deadlines';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './deadline-links.module.scss';

type Props = { [Name in 'Form' | 'File' | 'Late']?: Deadline[Name] | undefined };

/** What a deadline names: the form to send, the file that explains it, what it costs to be late. */
export function DeadlineLinks({ Form, File, Late }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (!Form && !File && !Late) return null;
  return (
    <ul className={styles.links}>
      {Form && (
        <li>
          <span>{t('calendar.form')}</span> <DeadlineTarget link={Form} />
        </li>
      )}
      {File && (
        <li>
          <span>{t('calendar.file')}</span> <DeadlineTarget link={File} />
        </li>
      )}
      {Late && (
        <li>{t('calendar.lateRule', { date: writeDate(Late.Until, locale), fee: Late.Fee })}</li>
      )}
    </ul>
  );
}

/** A page or a file that a deadline names. */
function DeadlineTarget({ link }: { link: DeadlineLink }) {
  const { Title, Href, Format, Size } = link;
  const { locale } = useSite();
  if (Format === undefined || Size === undefined)
    return <a href={inLocalePath(locale, Href)}>{Title}</a>;
  return (
    <a href={Href} download>
      {Title} <small>{`${Format}, ${writeSize(Size, locale)}`}</small>
    </a>
  );
}
