import type { Press } from '@dswine/shared/contract/press';
import { isThrough, writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useShowState } from '@dswine/shared/section/show-state';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './press-page.module.scss';

/** Who is accredited, with the link to the form; after the last day, what to do instead. */
export function AccreditationInvite({
  accreditation: { Until, Who, Proof, Answer },
  isForm = false,
}: {
  accreditation: Press['Accreditation'];
  /** Whether the form stands beside it. */
  isForm?: boolean;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const isOpen = isThrough(Until, useNow());
  const { invites } = useShowState();
  return (
    <section className={`dw-label ${styles.accreditation}`} aria-labelledby="press-accreditation">
      <h2 id="press-accreditation">
        {isForm ? t('accreditation.conditions') : t('press.accreditation')}
      </h2>
      {!invites ? (
        <p>{t('press.accreditationOver')}</p>
      ) : (
        <>
          <ul>
            {[...Who, ...Proof].map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          <p className={styles.small}>
            {isOpen
              ? t('press.accreditationUntil', { date: writeDate(Until, locale) })
              : t('press.accreditationAtDoor')}{' '}
            {isOpen ? Answer : null}
          </p>
          {isOpen && !isForm ? (
            <ButtonLink href={paths.accreditation(locale)}>{t('press.apply')}</ButtonLink>
          ) : null}
        </>
      )}
    </section>
  );
}
