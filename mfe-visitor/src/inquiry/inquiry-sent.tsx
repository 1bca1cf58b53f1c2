import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/look/button';
import { OnwardLink } from '@dswine/shared/look/link';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import { writeList } from '../search/write-list.ts';
import type { Subject } from './inquiry-sheet.tsx';
import styles from './inquiry-sent.module.scss';

/** After an inquiry: that it was sent, what follows, and the number to ask by. */
export function InquirySent({ subject, reference }: { subject: Subject; reference: string }) {
  const t = useWords();
  const { locale } = useSite();
  // Anyone may write an address: only what looks like one of our numbers is shown.
  const known = /^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u.test(reference);
  return (
    <div className={`dw-label ${styles.sheet}`}>
      <p className="dw-kicker">{t('inquiry.sent.kicker')}</p>
      <div role="status">
        <h1 className={styles.title}>{t('inquiry.sent.title')}</h1>
      </div>
      <p>{t('inquiry.sent.text', { name: subject.maker ?? subject.name })}</p>
      <p>{t('inquiry.sent.unreachable', { booths: writeList(subject.booths, locale) })}</p>
      {known ? (
        <>
          <dl className={styles.reference}>
            <dt>{t('inquiry.sent.reference')}</dt>
            <dd translate="no">{reference}</dd>
          </dl>
          <p className={styles.keep}>{t('inquiry.sent.keep')}</p>
          <OnwardLink href={paths.submission(locale, reference)}>{t('inquiry.sent.lookUp')}</OnwardLink>
        </>
      ) : null}
      <p className={styles.onward}>
        <ButtonLink href={subject.href}>{t('inquiry.back')}</ButtonLink>
        <ButtonLink href={subject.here} kind="quiet">
          {t('inquiry.sent.again')}
        </ButtonLink>
      </p>
    </div>
  );
}
