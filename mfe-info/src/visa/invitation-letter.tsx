import type { Visa } from '@dswine/shared/contract/visa';
import { isThrough, writeDate } from '@dswine/shared/fair/texts/dates';
import { ButtonLink } from '@dswine/shared/ui/button';
import { PagePart } from '@dswine/shared/ui/page-part';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './invitation-letter.module.scss';

/** How to request an invitation letter until the last day, and what the letter cannot do. */
export function InvitationLetter({ letter }: { letter: Visa['Letter'] }) {
  const t = useTranslations();
  const isOpen = isThrough(letter.Until, useNow());
  return (
    <PagePart
      id="letter"
      className="dw-part dw-part--near"

      title={t('visa.letter')}
      lead={isOpen ? letter.Lead : t('visa.over')}
    >
      {isOpen ? <HowToApply letter={letter} /> : <NextEditionNote audience="visitor" />}
      <ul className={styles.limits}>
        {letter.Limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </PagePart>
  );
}

function HowToApply({ letter }: { letter: Visa['Letter'] }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <div className={styles.columns}>
      <ol className={styles.steps}>
        {letter.Steps.map(({ Title, Text }) => (
          <li key={Title}>
            <h3>{Title}</h3>
            <p>{Text}</p>
          </li>
        ))}
      </ol>
      <div className={`dw-label ${styles.sheet}`}>
        <p className="dw-kicker">{t('visa.until')}</p>
        <p className={styles.until}>
          <time dateTime={letter.Until}>{writeDate(letter.Until, locale)}</time>
        </p>
        <h3>{t('visa.needs')}</h3>
        <ul>
          {letter.Needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        {edition && (
          <ButtonLink
            href={`mailto:${edition.Organiser.Email}?subject=${encodeURIComponent(t('visa.mailSubject'))}`}
          >
            {t('visa.mail')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
