import {
  admittedDays,
  registrationForms,
  type VisitorAudience,
} from '@dswine/shared/fair/forms/visitor-registration';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Ticks, TextInput, Tick } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { Notice } from '@dswine/shared/ui/notice';
import { OnwardLink } from '@dswine/shared/ui/link';
import { EntryRules } from './entry-rules.tsx';
import { writeVisitDay } from './write-visit-day.ts';

/** The form of one kind of visitors, beside what they have to know first. */
export function RegistrationForm({ audience }: { audience: VisitorAudience }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const other = audience === 'trade' ? 'public' : 'trade';
  return (
    <div className="dw-desk">
      <aside>
        <EntryRules audience={audience} title={t('registration.rules.title')} />
        <p>
          <OnwardLink href={paths.preRegistration(locale, other)}>
            {t(`registration.as.${other}`)}
          </OnwardLink>
        </p>
        <p>
          <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
        </p>
      </aside>
      <div>
        {audience === 'trade' && edition?.Registration?.ApproveTrade ? (
          <Notice>{t('registration.approval')}</Notice>
        ) : null}
        <Form
          name={audience}
          plan={registrationForms[audience]}
          submit={t('registration.submit')}
          label={(field) => t(keyIn('registration.fields', field))}
        >
          {audience === 'trade' ? (
            // Not sent: the next form knows it, so that sessions for the trade need not ask again.
            <input type="hidden" name="Trade" value="yes" />
          ) : null}
          <DayTicks audience={audience} />
          <TextInput name="Name" autoComplete="name" hint={t('registration.nameHint')} />
          <TextInput
            name="Email"
            type="email"
            autoComplete="email"
            hint={t('registration.emailHint')}
          />
          <TextInput name="Country" autoComplete="country-name" />
          {audience === 'trade' ? (
            <div className="dw-form__pair">
              <TextInput name="Company" autoComplete="organization" />
              <TextInput name="Role" autoComplete="organization-title" />
            </div>
          ) : null}
          <Tick name="Adult" />
          <SubmissionParts
            purpose={{
              purpose: t('registration.notice.purpose'),
              data: t('registration.notice.data'),
              period: t('registration.notice.period'),
              consequence: t('registration.notice.consequence'),
            }}
          />
        </Form>
      </div>
    </div>
  );
}

/** The days on which this kind of visitors may come. */
export function DayTicks({ audience, value }: { audience: VisitorAudience; value?: string }) {
  const { locale, edition } = useSite();
  const days = edition ? admittedDays(edition, audience) : [];
  return (
    <Ticks
      name="Days"
      value={value}
      options={days.map((day) => ({ value: day.Date, label: writeVisitDay(day, locale) }))}
    />
  );
}
