import { keyIn } from '@dswine/shared/section/messages';
import { kolForm } from '@dswine/shared/fair/forms/application-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { TextInput, Tick } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ApplicationLayout } from './application-layout.tsx';
import { applicationHead } from './application-head.ts';
import { ClosingFields, PersonFields } from './person-fields.tsx';
import { unconfirmedMessage } from './unconfirmed.ts';
import { SeatsQueryState } from './seats-query-state.tsx';

export const head = applicationHead({
  key: 'apply.kol',
  breadcrumbItems: [
    ['events.kol', '/EventKOL'],
    ['apply.kol', '/EventKOL/Apply'],
  ],
});

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ApplicationLayout
      parents={[{ label: t('events.kol'), href: paths.kol(locale) }]}
      title={t('apply.kol')}
      lead={t('apply.kolLead')}
    >
      <SeatsQueryState>
        {() => (
          <Form
            name="kol"
            plan={kolForm}
            submit={t('apply.submit')}
            label={(field) => t(keyIn('apply.fields', field))}
            sentence={(field, problem) => unconfirmedMessage(t, field, problem)}
          >
            <PersonFields />
            <div className="dw-form__pair">
              <TextInput name="Channel" hint={t('apply.channelHint')} />
              <TextInput name="Assistant" />
            </div>
            <TextInput name="Work" hint={t('apply.workHint')} />
            <p>
              <TextLink href={paths.kol(locale)}>{t('apply.readRules')}</TextLink>
            </p>
            <Tick name="Rules" />
            <ClosingFields />
          </Form>
        )}
      </SeatsQueryState>
    </ApplicationLayout>
  );
}
