import type { ReactNode } from 'react';
import type { Admission } from '@dswine/shared/contract/admission';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import { visitorAudiences } from '@dswine/shared/fair/forms/visitor-registration';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { registrationTitle } from '../page-layout/registration-title.ts';
import { ChooseAudience } from './choose-audience.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationSent } from './registration-sent.tsx';
import styles from './registration-page.module.scss';

const steps = ['fill', 'confirm', 'badge'] as const;

/**
 * Registers visitors: first the rules and the choice of trade or public, then its form, then what
 * was sent. Where the organiser has another page for it, this one leads there; during the show it
 * says how to come in without.
 */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { query } = useSlot();
  const from = edition?.Registration?.From;
  const registration = useVisitorRegistration();
  const { view } = registration;
  const reference = referenceIn(query['ref']?.[0]);
  const audience = visitorAudiences.find((one) => one === query['as']?.[0]);
  const about = { label: t('about.title'), href: paths.aboutExhibition(locale) };
  if (reference !== undefined) return <RegistrationSent reference={reference} />;
  if (view === 'form' && audience)
    return (
      <PageLayout
        parents={[about, { label: t('registration.title'), href: paths.preRegistration(locale) }]}
        title={t(`registration.as.${audience}`)}
      >
        <RegistrationForm audience={audience} />
      </PageLayout>
    );
  return (
    <PageLayout
      parents={[about]}
      kicker={view === 'elsewhere' || view === 'form' ? t('registration.kicker') : undefined}
      title={t(registrationTitle[view])}
      lead={t(`registration.${leadOf[view]}`, { date: from && writeDate(from, locale) })}
    >
      {view === 'form' ? (
        <ChooseAudience />
      ) : (
        <div className={styles.body}>
          <div className={`dw-label ${styles.ticket}`}>
            <Show />
            {view === 'elsewhere' && <RegisterButton url={registration.url} />}
            {view === 'over' && <p>{t('registration.over')}</p>}
          </div>
          {view === 'elsewhere' && <Steps />}
          {(view === 'arrival' || view === 'coming') && <OnArrival />}
          {view === 'over' && (
            <div>
              <NextEditionNote audience="visitor" />
              <OnwardLink href={paths.exhibitors(locale)}>{t('exhibitors.title')}</OnwardLink>
            </div>
          )}
        </div>
      )}
    </PageLayout>
  );
}

const leadOf = {
  coming: 'comingLead',
  form: 'ownLead',
  elsewhere: 'lead',
  arrival: 'arrivalLead',
  over: 'overLead',
} as const;

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
  const { data } = usePageData<Admission>('admission');
  return (
    <WithAdmission id="registration-arrival" title={t('registration.arrivalTitle')}>
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
    </WithAdmission>
  );
}

function Steps() {
  const t = useTranslations();
  return (
    <WithAdmission id="registration-steps" title={t('registration.steps')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`registration.${step}.title`)}</h3>
            <p>{t(`registration.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </WithAdmission>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

/** A part of the page that ends with the way to the admission rules. */
function WithAdmission({ id, title, children }: PartProps) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
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
