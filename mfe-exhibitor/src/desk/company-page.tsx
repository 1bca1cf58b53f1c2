import { companyForm } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { useTranslations } from '@dswine/shared/section/runtime';
import { deskHead, DeskPage } from './desk-page.tsx';

/** What forms ask of the company. The device then offers it in the site's other forms. */
export function Page() {
  const t = useTranslations();
  return (
    <DeskPage part="company" results={['saved']} lead={t('company.lead')}>
      {({ Company }) => (
        <Form
          name="company"
          plan={companyForm}
          submit={t('product.save')}
          label={(field) => t(keyIn('company.fields', field))}
        >
          <TextInput name="Company" value={Company['Company']} autoComplete="organization" />
          <TextInput name="TaxId" value={Company['TaxId']} autoComplete="off" />
          <TextInput name="Person" value={Company['Person']} autoComplete="name" />
          <TextInput name="Tel" type="tel" value={Company['Tel']} autoComplete="tel" />
          <TextInput name="Email" type="email" value={Company['Email']} autoComplete="email" />
          <TextInput name="Address" value={Company['Address']} autoComplete="address-line1" />
        </Form>
      )}
    </DeskPage>
  );
}

export const head = deskHead('company');
