import { useState } from 'react';
import type { Press } from '@dswine/shared/contract/press';
import { accreditationForm, mediaKinds } from '@dswine/shared/fair/forms/accreditation-form';
import { isThrough } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Select, TextArea, TextInput } from '@dswine/shared/form/fields';
import { FormPage } from '@dswine/shared/form/form-page';
import { pageHead } from '@dswine/shared/section/page-head';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { AccreditationInvite } from './accreditation-invite.tsx';
import styles from './press-page.module.scss';

/** The form for press accreditation while applications are open; later what to do instead. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const hasForm = useHasForm();
  const kinds = mediaKinds.map((value) => ({ value, label: t(`accreditation.media.${value}`) }));
  const parents = [{ label: t('press.title'), href: paths.press(locale) }];
  if (!hasForm)
    return (
      <PageLayout title={t('accreditation.title')} parents={parents}>
        <div className={styles.closed}>
          <Conditions />
          <OnwardLink href={paths.press(locale)}>{t('press.title')}</OnwardLink>
        </div>
      </PageLayout>
    );
  return (
    <FormPage
      name={formName}
      plan={accreditationForm}
      parents={parents}
      aside={<Conditions isForm />}
    >
      <div className="dw-form__pair">
        <TextInput name="Name" autoComplete="name" />
        <TextInput name="Position" autoComplete="organization-title" />
      </div>
      <div className="dw-form__pair">
        <TextInput name="Outlet" autoComplete="organization" />
        <Select name="Medium" options={kinds} />
      </div>
      <div className="dw-form__pair">
        <TextInput name="Email" type="email" autoComplete="email" />
        <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
      </div>
      <TextInput name="Work" hint={t('accreditation.workHint')} />
      <TextArea name="Content" hint={t('accreditation.contentHint')} />
    </FormPage>
  );
}

/**
 * Whether the form is shown. A rejected form and one that is being filled in stay after the last
 * moment, so that nothing typed is lost; so does one whose conditions cannot be loaded.
 */
function useHasForm(): boolean {
  const { form } = useSite();
  const { data } = usePageData<Press>('press');
  const isOpen = isThrough(data?.Accreditation.Until, useNow());
  const [hasForm] = useState(form?.name === formName || isOpen);
  return hasForm;
}

const formName = 'accreditation';

/** Leaves the form usable when the conditions cannot be loaded. */
function Conditions({ isForm = false }: { isForm?: boolean }) {
  const t = useTranslations();
  const { data } = usePageData<Press>('press');
  if (!data) return null;
  const { Contact, Accreditation } = data;
  return (
    <aside className={styles.aside} aria-label={t('accreditation.conditions')}>
      <AccreditationInvite accreditation={Accreditation} isForm={isForm} />
      <p className={styles.small}>
        {t('press.contact')} <a href={`mailto:${Contact.Email}`}>{Contact.Email}</a>
      </p>
    </aside>
  );
}

export const head = pageHead('accreditation', paths.accreditation, ['press.title', paths.press]);
