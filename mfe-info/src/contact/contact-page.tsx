import { contactForm, contactTypes } from '@dswine/shared/fair/forms/contact-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Select, TextArea, TextInput } from '@dswine/shared/form/fields';
import { FormPage, ReachFields } from '@dswine/shared/form/form-page';
import { useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { ContactCard } from './contact-card.tsx';

export function Page() {
  const t = useTranslations();
  const types = contactTypes.map((value) => ({ value, label: t(`contact.types.${value}`) }));
  return (
    <FormPage name="contact" plan={contactForm} aside={<ContactCard />} missing={missingMessages}>
      <Select name="Type" options={types} />
      <TextInput name="Subject" />
      <div className="dw-form__pair">
        <TextInput name="Name" autoComplete="name" />
        <TextInput name="Company" autoComplete="organization" />
      </div>
      <ReachFields form="contact" />
      <TextArea name="Content" hint={t('contact.contentHint')} />
    </FormPage>
  );
}

/** Messages for required fields that were left empty (specification § 5). */
const missingMessages = {
  Type: 'contact.missing.type',
  Subject: 'contact.missing.subject',
  Tel: 'contact.missing.tel',
  Content: 'contact.missing.content',
} as const;

export const head = pageHead('contact', paths.contact);
