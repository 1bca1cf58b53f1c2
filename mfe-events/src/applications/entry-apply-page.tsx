import { keyIn } from '@dswine/shared/section/messages';
import type { Places } from '@dswine/shared/contract/applications';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { entryForm } from '@dswine/shared/fair/forms/application-forms';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { TextInput, Tick } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ApplicationLayout } from './application-layout.tsx';
import { ClosingFields, PersonFields } from './person-fields.tsx';
import { unconfirmedMessage } from './unconfirmed.ts';
import { SeatsQueryState } from './seats-query-state.tsx';

export function head({ t, data }: HeadContext): Head {
  const [place] = (data.places as Places | undefined) ?? [];
  const title = place ? t('apply.titleFor', { title: place.Entry.Title }) : t('apply.crumb');
  return { title, description: t('apply.description'), noindex: true };
}

/** Application for a seat at a calendar entry. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const { data } = usePageData<Places>('places');
  const entry = data?.[0]?.Entry;
  const { lang } = langOf(entry, 'Title', locale);
  const entryItems = entry
    ? [{ label: entry.Title, href: paths.calendarEntry(locale, id), lang }]
    : [];
  return (
    <ApplicationLayout
      parents={[{ label: t('calendar.title'), href: paths.calendar(locale) }, ...entryItems]}
      title={entry?.Title ?? t('apply.crumb')}
      titleLang={lang}
      lead={t('apply.entryLead')}
    >
      <SeatsQueryState>
        {() => (
          <Form
            name="entry"
            plan={entryForm}
            submit={t('apply.submit')}
            label={(field) => t(keyIn('apply.fields', field))}
            sentence={(field, problem) => unconfirmedMessage(t, field, problem)}
          >
            <PersonFields />
            <TextInput name="Company" autoComplete="organization" />
            {entry?.TradeOnly ? <Tick name="Trade" /> : null}
            <ClosingFields />
          </Form>
        )}
      </SeatsQueryState>
    </ApplicationLayout>
  );
}
