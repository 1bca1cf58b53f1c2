import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { preRegistrationOf } from '@dswine/shared/fair/site-links';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink, ComingSoon } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { useShowState } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useFair } from '@dswine/shared/section/fair-store';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import styles from './registration-page.module.scss';

const steps = ['fill', 'confirm', 'badge'] as const;

/** Links to the organiser's pre-registration page and lists what to prepare. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const isOver = useShowState().registration === 'over';
  return (
    <PageLayout
      parents={[{ label: t('about.title'), href: paths.aboutExhibition(locale) }]}
      kicker={t('registration.kicker')}
      title={t('registration.title')}
      lead={isOver ? t('registration.overLead') : t('registration.lead')}
    >
      <div className={styles.body}>
        <div className={`dw-label ${styles.ticket}`}>
          {edition ? (
            <p className={styles.show}>
              {inLocale(edition.ShowName, locale)}
              <span>{writeDateRange(edition.StartDate, edition.EndDate, locale)}</span>
              {edition.Price ? <span>{inLocale(edition.Price, locale)}</span> : null}
            </p>
          ) : null}
          {isOver ? (
            <p>{t('registration.over')}</p>
          ) : (
            <>
              <RegisterButton />
              <p className={styles.small}>{t('registration.elsewhere')}</p>
            </>
          )}
        </div>
        {isOver ? <NextEditionNote audience="visitor" /> : <Steps />}
      </div>
    </PageLayout>
  );
}

function Steps() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section aria-labelledby="registration-steps">
      <h2 className={styles.title} id="registration-steps">
        {t('registration.steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`registration.${step}.title`)}</h3>
            <p>{t(`registration.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
    </section>
  );
}

/**
 * Opens the organiser's page for the edition's code. Without a code, it says that registration is
 * not open yet.
 */
function RegisterButton() {
  const t = useTranslations();
  const { links } = useSite();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  const address = preRegistrationOf(links, code);
  if (address === undefined)
    return <ComingSoon label={t('registration.soon')}>{t('registration.open')}</ComingSoon>;
  return (
    <ButtonLink href={address} newTab>
      {t('registration.open')}
      <span className="dw-hidden"> ({t('newTab')})</span>
    </ButtonLink>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('registration.title'),
    description: t('registration.description'),
    breadcrumb: [
      { name: t('about.title'), path: paths.aboutExhibition('tw') },
      { name: t('registration.title'), path: paths.preRegistration('tw') },
    ],
  };
}
