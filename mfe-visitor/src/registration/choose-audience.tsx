import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { admittedDays, visitorAudiences } from '@dswine/shared/fair/forms/visitor-registration';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryRules } from './entry-rules.tsx';
import { writeVisitDay } from './write-visit-day.ts';
import styles from './registration-page.module.scss';

/** The rules of admission, and the choice of a form: each kind of visitors has its own days. */
export function ChooseAudience() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <>
      <div className={styles.before}>
        <EntryRules title={t('registration.rules.title')} />
      </div>
      <div className={styles.choice}>
        {visitorAudiences.map((audience) => (
          <section
            key={audience}
            className={`dw-label ${styles.ticket}`}
            aria-labelledby={`register-${audience}`}
          >
            <h2 className={styles.title} id={`register-${audience}`}>
              {t(`registration.audiences.${audience}`)}
            </h2>
            <p>{t(`registration.for.${audience}`)}</p>
            <ul className={styles.days}>
              {edition &&
                admittedDays(edition, audience).map((day) => (
                  <li key={day.Date}>{writeVisitDay(day, locale)}</li>
                ))}
            </ul>
            <ButtonLink href={paths.preRegistration(locale, audience)}>
              {t(`registration.as.${audience}`)}
            </ButtonLink>
          </section>
        ))}
      </div>
      <div className={styles.after}>
        {edition?.Price ? <p>{inLocale(edition.Price, locale)}</p> : null}
        <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
        <OnwardLink href={paths.badge(locale)}>{t('badge.lost.title')}</OnwardLink>
      </div>
    </>
  );
}
