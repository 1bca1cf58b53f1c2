import type { Admission, AdmissionRule } from '@dswine/shared/contract/admission';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { useShowState } from '@dswine/shared/section/show-state';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { registrationTitle } from '../page-layout/registration-title.ts';
import styles from './admission-page.module.scss';

/** Admission rules: who may enter, on which day, and with which ticket. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { invites } = useShowState();
  const year = edition?.ExhibitionYear;
  const about = { label: t('about.title'), href: paths.aboutExhibition(locale) };
  return (
    <QueryPage<Admission>
      request="admission"
      parents={[about]}
      kicker={invites ? t('admission.kicker') : undefined}
      title={t('admission.title')}
      lead={invites ? t('admission.lead') : t('admission.overLead', { year })}
      failed={t('admission.failed')}
      empty={{ when: ({ Rules: rules }) => rules.length === 0, group: 'admission.none', ...about }}
      before={<NextEditionNote audience="visitor" />}
    >
      {(admission) => <Rules rules={admission.Rules} />}
    </QueryPage>
  );
}

function Rules({ rules }: { rules: readonly AdmissionRule[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { view } = useVisitorRegistration();
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        <Days />
        <p className={styles.links}>
          {view === 'over' ? null : (
            <OnwardLink href={paths.preRegistration(locale)}>
              {t(registrationTitle[view])}
            </OnwardLink>
          )}
          <OnwardLink href={paths.shuttle(locale)}>{t('shuttle.title')}</OnwardLink>
          <OnwardLink href={paths.floorPlan(locale)}>{t('plan.title')}</OnwardLink>
        </p>
      </div>
      <ol role="list">
        {rules.map((rule, index) => (
          <Rule key={rule.Id} rule={rule} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function Rule({ rule, number }: { rule: AdmissionRule; number: number }) {
  return (
    <li className={styles.rule} id={`rule-${rule.Id}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 className={styles.title}>{rule.Title}</h2>
      <p className={styles.ruleLead}>{rule.Lead}</p>
      <ul className={styles.items}>
        {rule.Items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <PlacesNamed places={rule.Places} />
    </li>
  );
}

/** The days of the edition with opening hours and audience. */
function Days() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  return (
    <section aria-labelledby="admission-days">
      <h2 className={styles.daysTitle} id="admission-days">
        {t('about.hours')}
      </h2>
      <dl className={styles.days}>
        {edition.Hours.map(({ Date: date, Open, Close, Audience }) => (
          <div key={date}>
            <dt>{writeDay(date, locale)}</dt>
            <dd>
              {Open}–{Close}
              <span>{inLocale(Audience, locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const head = pageHead('admission', paths.admission, ['about.title', paths.aboutExhibition]);
