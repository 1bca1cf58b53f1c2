import { keyIn, type TranslationKey } from '@dswine/shared/section/messages';
import { contactForm, contactTypes } from '@dswine/shared/fair/contact-form';
import { paths } from '@dswine/shared/fair/paths';
import { Select, TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ContactCard } from './contact-card.tsx';

export function Page() {
  const t = useTranslations();
  return (
    <PageLayout title={t('contact.title')} lead={t('contact.lead')}>
      <div className="dw-desk">
        <ContactCard />
        <div>
          <ContactForm />
        </div>
      </div>
    </PageLayout>
  );
}

function ContactForm() {
  const t = useTranslations();
  const types = contactTypes.map((value) => ({ value, label: t(`contact.types.${value}`) }));
  return (
    <Form
      name="contact"
      plan={contactForm}
      submit={t('contact.submit')}
      label={(field) => t(keyIn('contact.fields', field))}
      sentence={(field, problem) =>
        problem === 'required' ? missingMessages[field] && t(missingMessages[field]) : undefined
      }
    >
      <Select name="Type" options={types} />
      <TextInput name="Subject" />
      <div className="dw-form__pair">
        <TextInput name="Name" autoComplete="name" />
        <TextInput name="Company" autoComplete="organization" />
      </div>
      <fieldset className="dw-form__group">
        <legend>{t('contact.reach')}</legend>
        <div className="dw-form__pair">
          <TextInput name="Tel" type="tel" autoComplete="tel" />
          <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
        </div>
      </fieldset>
      <TextInput name="Email" type="email" autoComplete="email" hint={t('contact.emailHint')} />
      <TextArea name="Content" hint={t('contact.contentHint')} />
      <SubmissionParts
        purpose={{
          purpose: t('contact.notice.purpose'),
          data: t('contact.notice.data'),
          consequence: t('contact.notice.consequence'),
        }}
      />
    </Form>
  );
}

/** Messages for required fields that were left empty (specification § 5). */
const missingMessages: Readonly<Record<string, TranslationKey>> = {
  Type: 'contact.missing.type',
  Subject: 'contact.missing.subject',
  Tel: 'contact.missing.tel',
  Content: 'contact.missing.content',
};

export function head({ t }: HeadContext): Head {
  return {
    title: t('contact.title'),
    description: t('contact.description'),
    breadcrumb: [{ name: t('contact.title'), path: paths.contact('tw') }],
  };
}
