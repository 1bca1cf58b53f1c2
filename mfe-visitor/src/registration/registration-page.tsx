import type { Admission } from '@dswine/shared/contract/admission';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { registrationTitle, useRegistration } from '../page-layout/use-registration.ts';
import styles from './registration-page.module.scss';

const steps = ['fill', 'confirm', 'badge'] as const;

/**
 * Links to the organiser's pre-registration page and lists what to prepare. Where there is no such
 * page during the show, it says how to come in without.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const registration = useRegistration();
  const { view } = registration;
  return (
    <PageLayout
      parents={[{ label: t('about.title'), href: paths.aboutExhibition(locale) }]}
      kicker={view === 'elsewhere' ? t('registration.kicker') : undefined}
      title={t(registrationTitle[view])}
      lead={t(`registration.${leadOf[view]}`)}
    >
      <div className={styles.body}>
        <div className={`dw-label ${styles.ticket}`}>
          <Show />
          {view === 'elsewhere' && <RegisterButton url={registration.url} />}
          {view === 'over' && <p>{t('registration.over')}</p>}
        </div>
        {view === 'elsewhere' && <Steps />}
        {view === 'arrival' && <OnArrival />}
        {view === 'over' && (
          <div>
            <NextEditionNote audience="visitor" />
            <OnwardLink href={paths.exhibitors(locale)}>{t('exhibitors.title')}</OnwardLink>
          </div>
        )}
      </div>
    </PageLayout>
  );
}

const leadOf = { elsewhere: 'lead', arrival: 'arrivalLead', over: 'overLead' } as const;

function Show() {
  const { locale, edition } = useSite();
  if (!edition) return null;
  return (
    <p className={styles.show}>
      {inLocale(edition.ShowName, locale)}
      <span>{writeDateRange(edition.StartDate, edition.EndDate, locale)}</span>
      {edition.Price ? <span>{inLocale(edition.Price, locale)}</span> : null}
    </p>
  );
}

/** What the admission rules say to those who come without registration. */
function OnArrival() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<Admission>('admission');
  return (
    <section aria-labelledby="registration-arrival">
      <h2 className={styles.title} id="registration-arrival">
        {t('registration.arrivalTitle')}
      </h2>
      {data?.OnArrival && (
        <>
          <ul className={styles.arrival}>
            {data.OnArrival.Items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <PlacesNamed places={data.OnArrival.Places} />
        </>
      )}
      <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
    </section>
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

/** Opens the organiser's page for the edition's code. */
function RegisterButton({ url }: { url: string }) {
  const t = useTranslations();
  return (
    <>
      <ButtonLink href={url} newTab>
        {t('registration.open')}
        <span className="dw-hidden"> ({t('newTab')})</span>
      </ButtonLink>
      <p className={styles.small}>{t('registration.elsewhere')}</p>
    </>
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
