import { keyIn } from '@dswine/shared/section/messages';
import { runBarForm } from '@dswine/shared/fair/forms/application-forms';
import { writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Choices } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ApplicationLayout } from './application-layout.tsx';
import { applicationHead } from './application-head.ts';
import { ClosingFields, PersonFields } from './person-fields.tsx';
import { unconfirmedMessage } from './unconfirmed.ts';
import { SeatsQueryState } from './seats-query-state.tsx';

export const head = applicationHead({
  key: 'apply.runBar',
  breadcrumbItems: [
    ['events.run-bar', '/EventRunBar'],
    ['apply.runBar', '/EventRunBar/Apply'],
  ],
});

/** Application for a run-bar evening. `?evening=` preselects one. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const selectedId = useSlot().query.evening?.[0];
  return (
    <ApplicationLayout
      parents={[{ label: t('events.run-bar'), href: paths.runBar(locale) }]}
      title={t('apply.runBar')}
      lead={t('apply.runBarLead')}
    >
      <SeatsQueryState>
        {(openDates) => (
          <Form
            name="run-bar"
            plan={runBarForm}
            submit={t('apply.submit')}
            label={(field) => t(keyIn('apply.fields', field))}
            sentence={(field, problem) => unconfirmedMessage(t, field, problem)}
          >
            <Choices
              name="Evening"
              value={
                openDates.some(({ Entry }) => Entry.Id === selectedId) ? selectedId : undefined
              }
              options={openDates.map(({ Entry, Placed, Capacity }) => ({
                value: Entry.Id,
                label: t(Placed < Capacity ? 'apply.evening' : 'apply.eveningFull', {
                  title: Entry.Title,
                  day: writeDay(Entry.Start, locale),
                  time: writeTime(Entry.Start),
                }),
              }))}
            />
            <PersonFields />
            <ClosingFields />
          </Form>
        )}
      </SeatsQueryState>
    </ApplicationLayout>
  );
}
