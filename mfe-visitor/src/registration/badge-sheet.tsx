import { useEffect } from 'react';
import type { OwnRegistration } from '@dswine/shared/contract/visitor-registrations';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import {
  cancelRegistrationForm,
  changeDaysForm,
} from '@dswine/shared/fair/forms/visitor-registration';
import { Form } from '@dswine/shared/form/form';
import { rememberPerson } from '@dswine/shared/form/person';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { Notice } from '@dswine/shared/ui/notice';
import { OnwardLink } from '@dswine/shared/ui/link';
import { QrCode } from '../page-layout/qr-code.tsx';
import { PrintButton } from '../search/print-button.tsx';
import { DayTicks } from './registration-form.tsx';
import { EntryRules } from './entry-rules.tsx';
import { writeVisitDay } from './write-visit-day.ts';
import styles from './badge-page.module.scss';

type Props = { registration: OwnRegistration };

/** The badge, and beside it other days and cancelling. In print, the badge alone. */
export function BadgeSheet({ registration }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Audience, State, Name, Email, Company } = registration;
  // The next form on this device offers to be filled in with the badge.
  useEffect(() => {
    const trade = Audience === 'trade' && { Trade: 'yes', Company: Company ?? '' };
    if (State === 'registered') rememberPerson({ Name, Email, Adult: 'yes', ...trade }, Date.now());
  }, [Audience, State, Name, Email, Company]);
  return (
    <div className={styles.sheet}>
      <div>
        {State === 'registered' ? null : (
          <Notice tone="warning" title={t(`badge.states.${State}`)}>
            {t(`badge.states.${State}Text`)}
          </Notice>
        )}
        <Badge registration={registration} />
        {State === 'registered' ? <PrintButton /> : null}
      </div>
      <div className={styles.changes}>
        <EntryRules audience={Audience} title={t('registration.arrivalTitle')} />
        <p className={styles.links}>
          <OnwardLink href={paths.venue(locale)}>{t('badge.wayThere')}</OnwardLink>
          <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
        </p>
        {State === 'declined' ? null : <ChangeDays registration={registration} />}
        <Cancel registration={registration} />
      </div>
    </div>
  );
}

function Badge({ registration }: Props) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { Name, Company, Role, Audience, Days, Badge: code, Reference } = registration;
  const days = edition?.Hours.filter(({ Date: day }) => Days.includes(day)) ?? [];
  return (
    <section className={`dw-label ${styles.badge}`} aria-labelledby="badge-name">
      {edition ? <p className={styles.show}>{inLocale(edition.ShowName, locale)}</p> : null}
      <h2 className={styles.name} id="badge-name" translate="no">
        {Name}
      </h2>
      {Company === undefined ? null : (
        <p className={styles.company} translate="no">
          {Company}
          <span>{Role}</span>
        </p>
      )}
      <p className={styles.audience}>{t(`registration.audiences.${Audience}`)}</p>
      <ul className={styles.days} aria-label={t('registration.fields.Days')}>
        {days.map((day) => (
          <li key={day.Date}>{writeVisitDay(day, locale)}</li>
        ))}
      </ul>
      {code === undefined ? null : <QrCode address={code} label={t('badge.qr')} />}
      <p className={styles.reference} translate="no">
        {Reference}
      </p>
    </section>
  );
}

function ChangeDays({ registration: { Audience, Days, Reference } }: Props) {
  const t = useTranslations();
  return (
    <section className={styles.part} aria-labelledby="days">
      <h2 id="days">{t('badge.days.title')}</h2>
      <Form
        name="days"
        plan={changeDaysForm}
        drafts={false}
        submit={t('badge.days.submit')}
        label={(field) => t(keyIn('registration.fields', field))}
      >
        <input type="hidden" name="Reference" value={Reference} />
        <DayTicks audience={Audience} value={Days.join(',')} />
      </Form>
    </section>
  );
}

function Cancel({ registration: { Reference } }: Props) {
  const t = useTranslations();
  const { form } = useSite();
  return (
    <details className={styles.part} open={form?.name === 'cancel'}>
      <summary>{t('badge.cancel.title')}</summary>
      <p>{t('badge.cancel.text')}</p>
      <Form
        name="cancel"
        plan={cancelRegistrationForm}
        drafts={false}
        danger
        submit={t('badge.cancel.submit')}
        label={() => t('badge.cancel.title')}
      >
        <input type="hidden" name="Reference" value={Reference} />
      </Form>
    </details>
  );
}
