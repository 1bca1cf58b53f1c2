import type { OpenSlots } from '@dswine/shared/contract/appointments';
import { keyIn } from '@dswine/shared/section/messages';
import type {
  exhibitorInquiryForm,
  productInquiryForm,
} from '@dswine/shared/fair/forms/inquiry-forms';
import { TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { AppointmentPart, BusinessPart, ProductTicks } from './appointment-part.tsx';
import styles from './inquiry-page.module.scss';

/**
 * The trade inquiry form. It must not be an order form (Tobacco and Alcohol Administration Act §
 * 30).
 */
export function InquiryForm({
  plan,
  product,
}: {
  plan: typeof exhibitorInquiryForm | typeof productInquiryForm;
  /** The product that the inquiry is about. */
  product?: string | undefined;
}) {
  const t = useTranslations();
  const { data: open } = usePageData<OpenSlots>('slots');
  const { invites } = useShowState();
  return (
    <Form
      name="inquiry"
      plan={plan}
      submit={t('inquiry.submit')}
      label={(field) => t(keyIn('inquiry.fields', field))}
      sentence={(field, problem) => {
        if (problem !== 'required') return undefined;
        if (field === 'Email') return t('inquiry.appointment.needsEmail');
        return field === 'Name' ? t('inquiry.blank') : undefined;
      }}
    >
      <TextInput name="Name" autoComplete="name" />
      <fieldset className="dw-form__group">
        <legend>{t('inquiry.reach')}</legend>
        <p className={styles.hint}>{t('inquiry.reachHint')}</p>
        <div className="dw-form__pair">
          <TextInput name="Tel" type="tel" autoComplete="tel" />
          <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
        </div>
        <TextInput name="Email" type="email" autoComplete="email" />
      </fieldset>
      <TextArea
        name="Content"
        hint={t(invites ? 'inquiry.contentHint' : 'inquiry.contentHintOver')}
        rows={5}
      />
      <ProductTicks products={open?.Products ?? []} own={product} />
      <BusinessPart />
      {invites ? <AppointmentPart slots={open?.Slots ?? []} /> : null}
      <SubmissionParts
        purpose={{
          purpose: t('inquiry.notice.purpose'),
          data: t('inquiry.notice.data'),
          recipients: t('inquiry.notice.recipients'),
          consequence: t('inquiry.notice.consequence'),
        }}
      />
    </Form>
  );
}
